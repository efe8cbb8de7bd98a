import { defineConfig } from 'vitest/config';
import { sharedTestConfig, WITH_FILES_TOGETHER } from '../../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...sharedTestConfig('ui-kit'),
    ...WITH_FILES_TOGETHER,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['./vitest.setup.ts'],
  },
});
