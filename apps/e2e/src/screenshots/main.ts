/**
 * `npm run screenshots`: photographs every page of the built site in every theme, on a phone and on a desktop, into
 * `dist/screenshots/<theme>/<size>/<page>.png`, with all of them side by side in `dist/screenshots/index.html`. Words
 * after it choose pages by their names: `npm run screenshots -- home search`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { THEME_CHOICES } from '@naad/settings-schema';
import { CHROMIUM } from '../../../../chromium.shared.ts';
import { SITE_ROUTES } from '../siteRoutes.ts';
import { startBuiltServer } from '../startBuiltServer.ts';
import { contactSheet } from './contactSheet.ts';
import { photograph, type Size } from './photograph.ts';

const FOLDER = fileURLToPath(new URL('../../../../dist/screenshots/', import.meta.url));
const SIZES: readonly Size[] = [
  { name: 'phone', width: 360, height: 800, isPhone: true },
  { name: 'desktop', width: 1280, height: 800, isPhone: false },
];
const THEMES = THEME_CHOICES.filter((theme) => theme !== 'system');

const wanted = process.argv.slice(2);
const routes = SITE_ROUTES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((each) => name.includes(each)),
);
if (routes.length === 0) throw new Error(`No page has any of these in its name: ${wanted.join(', ')}`);

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const server = await startBuiltServer();
const browser = await chromium.launch(CHROMIUM);
const problems: string[] = [];
try {
  for (const theme of THEMES) {
    const found = await Promise.all(
      SIZES.map((size) =>
        photograph({ browser, origin: server.origin, folder: FOLDER, routes, theme, size }),
      ),
    );
    problems.push(...found.flat());
    process.stdout.write(`${theme}: ${String(routes.length * SIZES.length)} screenshots\n`);
  }
} finally {
  await browser.close();
  await server.stop();
}
const sheet = path.join(FOLDER, 'index.html');
await writeFile(sheet, contactSheet({ routes, themes: THEMES, sizes: SIZES, problems }));
process.stdout.write(`\nLook through them in ${sheet}\n`);
if (problems.length > 0) {
  process.stdout.write(`\nNot as it should be:\n${problems.map((each) => `  ${each}\n`).join('')}`);
  process.exitCode = 1;
}
