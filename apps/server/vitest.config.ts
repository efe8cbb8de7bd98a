import { defineConfig } from 'vitest/config';
import { sharedTestConfig } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...sharedTestConfig('server'),
    include: ['src/**/*.test.ts'],
    // All files share one loaded scripture: it is read-only, and loading takes half a second and much memory.
    isolate: false,
    // Some tests measure how long the server takes.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
