import { defineConfig } from 'vitest/config';
import { sharedTestConfig } from '../../../vitest.shared.ts';

export default defineConfig({
  test: { ...sharedTestConfig('ui-tokens'), include: ['src/**/*.test.{ts,tsx}'] },
});
