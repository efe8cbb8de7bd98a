import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY as INITIAL_GLOBALS } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM } from '../../chromium.shared.ts';
import { sharedTestConfig } from '../../vitest.shared.ts';

/** The themes besides light, listed by file because a configuration can't import library sources. */
const otherThemes = readdirSync(new URL('../../libs/ui/tokens/src/themes/', import.meta.url))
  .map((file) => basename(file, '.css'))
  .filter((theme) => theme !== 'light');

/** Left to right in every theme, and the differences from right to left. */
const checks = [
  { name: 'themes', globals: { theme: 'light', direction: 'ltr', alsoInThemes: otherThemes } },
  { name: 'rtl', globals: { theme: 'light', direction: 'rtl', isSeenBefore: true } },
];

/** Screenshots of every story in two themes, named after the run. */
const screenshots = ['light', 'dark'].map((theme) => ({ name: theme, globals: { theme, direction: 'ltr' } }));

const screenshotsFolder = fileURLToPath(new URL('../../dist/storybook-screenshots/', import.meta.url));
/** A window for the longest page: a larger page would be scaled down and blurred. */
const contextOptions = { viewport: { width: 1400, height: 12_000 } };
const takesScreenshots = process.env['SCREENSHOTS'] === '1';
/** True if the Storybook itself runs the tests and shows axe's reports. */
const isInStorybook = process.env['VITEST_STORYBOOK'] === 'true';
const runs = takesScreenshots ? screenshots : checks;

/**
 * Renders every story in a real browser, runs its play function and axe, once per run. The runs share a server and a
 * report, and differ in the toolbar's globals.
 */
export default defineConfig({
  test: {
    ...sharedTestConfig('storybook'),
    // Two pages at a time, because the other checks finish earlier.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('./.storybook/', import.meta.url)) })],
        // Vite would otherwise discover these during the run and reload all stories.
        optimizeDeps: { include: ['@storybook/addon-a11y/preview', 'react-router-dom'] },
        test: {
          name: 'stories',
          setupFiles: [
            ...(isInStorybook ? [] : ['.storybook/forgetReports.setup.ts']),
            ...(takesScreenshots ? ['.storybook/takePicture.setup.ts'] : []),
          ],
          browser: {
            enabled: true,
            headless: true,
            // Every story sets everything it depends on.
            isolate: false,
            provider: playwright({ launchOptions: CHROMIUM, ...(takesScreenshots && { contextOptions }) }),
            instances: runs.map(({ name, globals }) => ({
              browser: 'chromium',
              name,
              provide: { [INITIAL_GLOBALS]: globals, screenshotsFolder },
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
