import { defineConfig } from 'vitest/config';
import { sharedTestConfig } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...sharedTestConfig('server'),
    include: ['src/**/*.test.ts'],
    // The scripture is loaded once and shared by all files: it is read only, and half a second and much memory each time.
    isolate: false,
    fileParallelism: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
