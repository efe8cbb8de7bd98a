import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { debianPackages, findProgram } from './requirement.mjs';

/** Suffices for tests, needs two thirds of the CPU time for a page and is a smaller package. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {string[]} possible paths of browsers installed by Playwright, newest first */
function playwrightBrowsers() {
  const cache =
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ??
    (process.platform === 'darwin'
      ? path.join(os.homedir(), 'Library/Caches/ms-playwright')
      : path.join(os.homedir(), '.cache/ms-playwright'));
  try {
    return readdirSync(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort((one, other) => Number(other.slice(9)) - Number(one.slice(9)))
      .flatMap((name) => [
        path.join(cache, name, 'chrome-linux64/chrome'),
        path.join(cache, name, 'chrome-linux/chrome'),
        path.join(
          cache,
          name,
          'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
        ),
        path.join(
          cache,
          name,
          'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
        ),
        path.join(cache, name, 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'),
      ]);
  } catch {
    return [];
  }
}

/**
 * A real Chromium. If `CHROMIUM_PATH` is set, only that one is used.
 *
 * @type {import('./requirement.mjs').Requirement}
 */
export const chromium = {
  name: 'Chromium',
  suites: [
    { id: 'unit:@naad/storybook', title: 'stories in a browser' },
    { id: 'e2e', title: 'end to end' },
  ],
  find: () => {
    const chosen = process.env['CHROMIUM_PATH'];
    return chosen ? findProgram([chosen]) : findProgram([...NAMES, ...playwrightBrowsers()]);
  },
  get installers() {
    // A Chromium chosen by the user isn't ours to install.
    if (process.env['CHROMIUM_PATH']) return [];
    return [
      ...debianPackages([HEADLESS_SHELL]),
      ...debianPackages(['chromium']),
      ['npx', '--no', '--', 'playwright', 'install', 'chromium'],
    ];
  },
  get improvers() {
    // Only in CI: a developer's own browser suffices.
    const isWanted = process.env['CI'] && !process.env['CHROMIUM_PATH'];
    return isWanted && findProgram([HEADLESS_SHELL]) === undefined ? debianPackages([HEADLESS_SHELL]) : [];
  },
  environment: (found) => ({ CHROMIUM_PATH: found }),
};
