import { defineConfig } from 'vitest/config';
import { sharedTestConfig } from '../../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...sharedTestConfig('sync-client'),
    include: ['{src,bench}/**/*.test.{ts,tsx}'],
  },
});
