import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { debianPackages, findProgram } from './requirement.mjs';

/** Headless shell first: it suffices for tests, starts pages in half the time and is a smaller package. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

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
      ...debianPackages(['chromium-headless-shell']),
      ...debianPackages(['chromium']),
      ['npx', '--no', '--', 'playwright', 'install', 'chromium'],
    ];
  },
  environment: (found) => ({ CHROMIUM_PATH: found }),
};
