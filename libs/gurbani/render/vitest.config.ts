import { defineConfig } from 'vitest/config';
import { sharedTestConfig } from '../../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...sharedTestConfig('gurbani-render'),
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['./vitest.setup.ts'],
  },
});
