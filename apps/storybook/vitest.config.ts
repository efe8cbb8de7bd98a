import { fileURLToPath } from 'node:url';
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

/** Every story is drawn in a real browser, its play function run and axe asked about it. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('./.storybook/', import.meta.url)) })],
  test: {
    ...sharedTestConfig('storybook'),
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromium }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
