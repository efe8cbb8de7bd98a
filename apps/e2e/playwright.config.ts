import { defineConfig, devices } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { CHROMIUM } from '../../chromium.shared.ts';
import { SITE_SETTINGS } from './src/siteSettings.ts';

const PORT = process.env['E2E_PORT'] ?? '8137';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const REPORT = `${ROOT}dist/reports/@naad/e2e/playwright.json`;
const WITHOUT_SCRIPT = /.*\.no-script\.spec\.ts/;
/** What does not differ with the width of a page is looked at once: on the device where it matters more. */
const ON_DESKTOP_ALONE =
  /.*\.desktop\.spec\.ts|\/(display|finding|indexes|lineDisplay|rehatMaryadha|routing|searchForm)\.spec\.ts/;
const ON_PHONE_ALONE =
  /\/(autoScroll|controller|displaySettings|hukamnama|loading|localSearch|multiView|paath|pothi|readingModes|readingTools|resilience|searching|sharing|sundarGutka|suggestions|sync|themes)\.spec\.ts/;

/** A real Chromium against the built product: the whole scripture, one server for all tests. */
export default defineConfig({
  testDir: 'src',
  outputDir: `${ROOT}dist/e2e-results`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Two cores drive two browsers and the server: what is late is not wrong, and speed is for the benchmarks.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: REPORT }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    screenshot: 'only-on-failure',
    // A tenth of the time of every test, for the few that fail: those are run again with `--trace on`.
    trace: 'off',
    launchOptions: CHROMIUM,
  },
  projects: [
    { name: 'desktop', use: devices['Desktop Chrome'], testIgnore: [WITHOUT_SCRIPT, ON_PHONE_ALONE] },
    { name: 'phone', use: devices['Pixel 7'], testIgnore: [WITHOUT_SCRIPT, ON_DESKTOP_ALONE] },
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
    env: { PORT, ...SITE_SETTINGS },
    stdout: 'pipe',
    reuseExistingServer: false,
  },
});
