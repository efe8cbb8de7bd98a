import { defineConfig } from 'vitest/config';
import { sharedTestConfig } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...sharedTestConfig('e2e'),
    include: ['src/**/*.test.ts'],
    // Each run starts a server and measures its CPU time.
    fileParallelism: false,
  },
});
