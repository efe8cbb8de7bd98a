import { defineConfig, devices } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { CHROMIUM } from '../../chromium.shared.ts';
import { SITE_SETTINGS } from './src/startBuiltServer.ts';

const PORT = process.env['E2E_PORT'] ?? '8137';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const REPORT = `${ROOT}dist/reports/@naad/e2e/playwright.json`;
const WITHOUT_SCRIPT = /.*\.no-script\.spec\.ts/;
/** Tests of things that don't depend on the screen width run once, on the device that matters more. */
const DESKTOP_ONLY =
  /.*\.desktop\.spec\.ts|\/(display|finding|indexes|lineDisplay|rehatMaryadha|routing|searchForm)\.spec\.ts/;
const PHONE_ONLY =
  /\/(autoScroll|controller|displaySettings|hukamnama|installed|loading|localSearch|multiView|offline|offlineScripture|paath|pothi|reading|readingModes|readersShell|readingTools|resilience|searching|sharing|sundarGutka|suggestions|sync|theme|themes)\.spec\.ts/;

/** Tag of tests that don't depend on the screen width, in a file whose other tests do. */
const ON_PHONE = /@phone/;

/** Real Chromium against the built product with the whole scripture, and one server for all tests. */
export default defineConfig({
  testDir: 'src',
  // Vitest runs `*.test.ts`.
  testMatch: /.*\.spec\.ts/,
  outputDir: `${ROOT}dist/e2e-results`,
  fullyParallel: true,
  // One more than CI has cores, since tests also wait.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Only ends what hangs: two cores run three browsers and the server. Benchmarks measure speed.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: REPORT }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    screenshot: 'only-on-failure',
    // Tracing takes a tenth of every test's time. Run a failed test again with `--trace on`.
    trace: 'off',
    // A test can't intercept what a worker answers. The tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: CHROMIUM,
  },
  projects: [
    {
      name: 'desktop',
      use: devices['Desktop Chrome'],
      testIgnore: [WITHOUT_SCRIPT, PHONE_ONLY],
      grepInvert: ON_PHONE,
    },
    { name: 'phone', use: devices['Pixel 7'], testIgnore: [WITHOUT_SCRIPT, DESKTOP_ONLY] },
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
