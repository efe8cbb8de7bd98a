import { defineConfig } from 'vitest/config';
import { sharedTestConfig } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...sharedTestConfig('server'),
    include: ['src/**/*.test.ts'],
    // The files of a worker share one loaded scripture: it is read-only, and loading takes half a second and much memory.
    isolate: false,
    // Many tests wait for clocks, so two workers take little more than half the time of one.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
