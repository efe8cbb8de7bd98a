import { existsSync } from 'node:fs';

/** Paths of Debian's packages. The headless shell comes first, because it needs less CPU time for a page. */
const PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The Chromium in which stories and the site are tested: the installed one, which reaches only this machine. */
export const CHROMIUM = {
  executablePath: process.env['CHROMIUM_PATH'] ?? PATHS.find((path) => existsSync(path)) ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Routes could do the same, but turn off the browser's cache.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE ::1',
  ],
};
