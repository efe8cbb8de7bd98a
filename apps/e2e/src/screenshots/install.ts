/**
 * `npm run screenshots:install -w @naad/e2e`: captures the pictures that browsers show before the site is installed, as
 * `apps/reader/screenshots/<page>-<narrow|wide>.webp`, from the built site. The web manifest names them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../../../chromium.shared.ts';
import { startBuiltServer } from '../startBuiltServer.ts';
import { captureWebp } from './captureWebp.ts';

const FOLDER = fileURLToPath(new URL('../../../reader/screenshots/', import.meta.url));
const PAGES = { home: '/', shabad: '/shabad?id=3590' };
const SIZES = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } };

await mkdir(FOLDER, { recursive: true });
const server = await startBuiltServer();
// Letters stand where the font puts them, as on phones, instead of on whole pixels.
const browser = await chromium.launch({
  ...CHROMIUM,
  args: [...CHROMIUM.args, '--font-render-hinting=none'],
});
try {
  for (const [name, path] of Object.entries(PAGES)) {
    for (const [form, size] of Object.entries(SIZES)) {
      const picture = await captureWebp(browser, server.origin, { path, ...size, theme: 'light' });
      await writeFile(`${FOLDER}${name}-${form}.webp`, picture);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
