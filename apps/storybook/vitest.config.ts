import { defineConfig } from 'vitest/config';
import { sharedTestConfig } from '../../vitest.shared.ts';

/** Opens every story of the built Storybook, in three pages at once, because pages also wait. */
export default defineConfig({
  test: {
    ...sharedTestConfig('storybook'),
    environment: 'node',
    include: ['src/**/*.test.ts'],
    maxConcurrency: 3,
  },
});
