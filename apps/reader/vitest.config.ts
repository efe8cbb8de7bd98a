import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { articles } from './build/articles.ts';
import { interfaceText } from '../../tools/vite/interfaceText.ts';
import { sharedTestConfig, WITH_FILES_TOGETHER } from '../../vitest.shared.ts';

/** Tests that need a fresh document, in which React hasn't rendered yet. */
const BEFORE_HYDRATION = ['src/app/replayEarlyInput.test.tsx'];

export default defineConfig({
  plugins: [interfaceText(fileURLToPath(new URL('lingui.config.ts', import.meta.url))), articles()],
  define: { NAAD_PAGE_FORMAT: JSON.stringify('test') },
  test: {
    ...sharedTestConfig('reader'),
    ...WITH_FILES_TOGETHER,
    // Creating a document takes longer than most test files run: only components and files that ask for jsdom get one.
    projects: [
      {
        extends: true,
        test: { name: 'code', include: ['{src,build}/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          exclude: BEFORE_HYDRATION,
          environment: 'jsdom',
          setupFiles: ['./vitest.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'before hydration',
          include: BEFORE_HYDRATION,
          environment: 'jsdom',
          isolate: true,
        },
      },
    ],
  },
});
