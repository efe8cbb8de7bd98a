import { defineConfig, devices } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { CHROMIUM } from '../../chromium.shared.ts';

const PORT = process.env['E2E_PORT'] ?? '8137';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const REPORT = `${ROOT}dist/reports/@naad/e2e/playwright.json`;
const WITHOUT_SCRIPT = /.*\.no-script\.spec\.ts/;

/** A real Chromium against the built product: the whole scripture, one server for all tests. */
export default defineConfig({
  testDir: 'src',
  outputDir: `${ROOT}dist/e2e-results`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: REPORT }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    screenshot: 'only-on-failure',
    // A tenth of the time of every test, for the few that fail: those are run again with `--trace on`.
    trace: 'off',
    launchOptions: CHROMIUM,
  },
  projects: [
    { name: 'desktop', use: devices['Desktop Chrome'], testIgnore: WITHOUT_SCRIPT },
    { name: 'phone', use: devices['Pixel 7'], testIgnore: [WITHOUT_SCRIPT, /.*\.desktop\.spec\.ts/] },
    {
      name: 'desktop without JavaScript',
      use: { ...devices['Desktop Chrome'], javaScriptEnabled: false },
      testMatch: WITHOUT_SCRIPT,
    },
    {
      name: 'phone without JavaScript',
      use: { ...devices['Pixel 7'], javaScriptEnabled: false },
      testMatch: WITHOUT_SCRIPT,
    },
  ],
  webServer: {
    command: 'node dist/@naad/server/main.js',
    cwd: ROOT,
    url: `http://localhost:${PORT}/readyz`,
    // Two browsers ask more in a minute than a person may; the limits have tests of their own.
    env: { PORT, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
    stdout: 'pipe',
    reuseExistingServer: false,
  },
});
