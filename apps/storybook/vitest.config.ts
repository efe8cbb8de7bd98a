import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY as INITIAL_GLOBALS } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM } from '../../chromium.shared.ts';
import { sharedTestConfig } from '../../vitest.shared.ts';

/** The themes besides light, by their files, since a configuration cannot import the sources of a library. */
const otherThemes = readdirSync(new URL('../../libs/ui/tokens/src/themes/', import.meta.url))
  .map((file) => basename(file, '.css'))
  .filter((theme) => theme !== 'light');

/** From left to right in every theme, and from right to left what differs then. */
const checks = [
  { name: 'themes', globals: { theme: 'light', direction: 'ltr', alsoInThemes: otherThemes } },
  { name: 'rtl', globals: { theme: 'light', direction: 'rtl', isSeenBefore: true } },
];

/** For looking through: every story in two themes, and a picture of each, named after the run. */
const pictures = ['light', 'dark'].map((theme) => ({ name: theme, globals: { theme, direction: 'ltr' } }));

const picturesFolder = fileURLToPath(new URL('../../dist/storybook-screenshots/', import.meta.url));
/** A window that the longest page fits into: a page that does not is drawn smaller, and its picture is not sharp. */
const contextOptions = { viewport: { width: 1400, height: 12_000 } };
const takesPictures = process.env['SCREENSHOTS'] === '1';
/** The Storybook can run the tests too, and shows what axe says. */
const isInStorybook = process.env['VITEST_STORYBOOK'] === 'true';
const runs = takesPictures ? pictures : checks;

/**
 * Every story is drawn in a real browser, its play function run and axe asked about it, once in each run. The runs
 * share one server and one report; they differ in the globals that the toolbar would set.
 */
export default defineConfig({
  test: {
    ...sharedTestConfig('storybook'),
    // Two pages at a time: this is what the other checks wait for in the end.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('./.storybook/', import.meta.url)) })],
        // What Vite would only find while the stories run, and then load them all again.
        optimizeDeps: { include: ['@storybook/addon-a11y/preview', 'react-router-dom'] },
        test: {
          name: 'stories',
          setupFiles: [
            ...(isInStorybook ? [] : ['./.storybook/forgetReports.setup.ts']),
            ...(takesPictures ? ['./.storybook/takePicture.setup.ts'] : []),
          ],
          browser: {
            enabled: true,
            headless: true,
            // A story leaves nothing behind that the next one does not set itself.
            isolate: false,
            provider: playwright({ launchOptions: CHROMIUM, ...(takesPictures && { contextOptions }) }),
            instances: runs.map(({ name, globals }) => ({
              browser: 'chromium',
              name,
              provide: { [INITIAL_GLOBALS]: globals, picturesFolder },
            })),
          },
        },
      },
      {
        extends: true,
        test: { name: 'text', include: ['src/**/*.test.ts'], environment: 'node' },
      },
    ],
  },
});
