import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { interfaceText } from '../../tools/vite/interfaceText.ts';
import { sharedTestConfig, WITH_FILES_TOGETHER } from '../../vitest.shared.ts';

/** What somebody does to a document that nothing has drawn in yet: one that other tests have used is no such document. */
const BEFORE_ALIVE = ['src/heedEarlyInput.test.tsx'];

export default defineConfig({
  plugins: [interfaceText(fileURLToPath(new URL('lingui.config.ts', import.meta.url)))],
  test: {
    ...sharedTestConfig('reader'),
    ...WITH_FILES_TOGETHER,
    // A document takes longer to make than most files take to run: components have one, and who asks in the first line.
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
          exclude: BEFORE_ALIVE,
          environment: 'jsdom',
          setupFiles: ['./vitest.setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'before it is alive', include: BEFORE_ALIVE, environment: 'jsdom', isolate: true },
      },
    ],
  },
});
