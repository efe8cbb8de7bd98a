/**
 * Redraws the icons of all front ends after a change of the mark: `npm run icons -w @naad/reader`. They are committed, so that
 * neither build nor installation needs a browser.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { ICONS_DIRECTORY } from '../../../tools/vite/staticApp.ts';
import { FAVICON, type IconFrame, iconSvg, MASKABLE, TOUCH } from './iconSvg.ts';

const PICTURES: readonly (readonly [file: string, size: number, frame: IconFrame])[] = [
  ['apple-touch-icon.png', 180, TOUCH],
  ['icon-192.png', 192, FAVICON],
  ['icon-512.png', 512, FAVICON],
  ['icon-maskable-512.png', 512, MASKABLE],
];

writeFileSync(path.join(ICONS_DIRECTORY, 'favicon.svg'), iconSvg(FAVICON));
writeFileSync(path.join(ICONS_DIRECTORY, 'icon-maskable.svg'), iconSvg(MASKABLE));

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const [file, size, frame] of PICTURES) {
  await page.setViewportSize({ width: size, height: size });
  const source = `data:image/svg+xml,${encodeURIComponent(iconSvg(frame))}`;
  await page.setContent(
    `<style>body { margin: 0 } img { display: block }</style><img src="${source}" width="${String(size)}" height="${String(size)}">`,
  );
  writeFileSync(path.join(ICONS_DIRECTORY, file), await page.screenshot({ omitBackground: true }));
}
await browser.close();
