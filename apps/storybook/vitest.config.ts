import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY as INITIAL_GLOBALS } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { sharedTestConfig } from '../../vitest.shared.ts';

const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** The themes by their files, since a configuration cannot import the sources of a library. */
const themes = readdirSync(new URL('../../libs/ui/tokens/src/themes/', import.meta.url)).map((file) =>
  basename(file, '.css'),
);

/** Every theme from left to right, and one from right to left as well. */
const runs = [
  ...themes.map((theme) => ({ name: theme, globals: { theme, direction: 'ltr' } })),
  { name: 'rtl', globals: { theme: 'light', direction: 'rtl' } },
];

/**
 * Every story is drawn in a real browser, its play function run and axe asked about it, once in each run. The runs
 * share one server and one report; they differ in the globals that the toolbar would set.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('./.storybook/', import.meta.url)) })],
  test: {
    ...sharedTestConfig('storybook'),
    browser: {
      enabled: true,
      headless: true,
      // A story leaves nothing behind that the next one does not set itself.
      isolate: false,
      provider: playwright({ launchOptions: chromium }),
      instances: runs.map(({ name, globals }) => ({
        browser: 'chromium',
        name,
        provide: { [INITIAL_GLOBALS]: globals },
      })),
    },
  },
});
