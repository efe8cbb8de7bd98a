import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { interfaceText } from '../../tools/vite/interfaceText.ts';
import { sharedTestConfig, WITH_FILES_TOGETHER } from '../../vitest.shared.ts';

export default defineConfig({
  plugins: [interfaceText(fileURLToPath(new URL('lingui.config.ts', import.meta.url)))],
  test: {
    ...sharedTestConfig('controller'),
    ...WITH_FILES_TOGETHER,
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    environment: 'jsdom',
    setupFiles: ['./vitest.setup.ts'],
  },
});
