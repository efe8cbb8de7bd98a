/**
 * `npm run screenshots:design -w @naad/e2e -- before|after [address]`: captures the pages that show the design, at four widths
 * and in all themes, as `docs/design/<before|after>/<page>-<width>-<theme>.webp`. Without an address it starts the built site.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { THEME_CHOICES, type Theme } from '@naad/settings-schema';
import { CHROMIUM } from '../../../../chromium.shared.ts';
import { startBuiltServer } from '../startBuiltServer.ts';
import { captureWebp } from './captureWebp.ts';

const HEIGHTS: Readonly<Record<number, number>> = { 360: 640, 390: 844, 768: 1024, 1440: 900 };
const THEMES = THEME_CHOICES.filter((theme) => theme !== 'system');
/** Page in every width and theme. */
const EVERYWHERE = 'shabad';
/** Widths of the other pages, in the light theme. */
const TYPICAL_WIDTHS = ['390', '1440'];
const PAGES = {
  shabad: '/shabad?id=3590',
  home: '/',
  bani: '/sundar-gutka/japujee-saahib',
  ang: '/ang?ang=917',
};

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly theme: Theme;
}

const shots = Object.entries(PAGES).flatMap(([name, address]): Shot[] => {
  const isEverywhere = name === EVERYWHERE;
  const widths = isEverywhere ? Object.keys(HEIGHTS) : TYPICAL_WIDTHS;
  const themes = isEverywhere ? THEMES : THEMES.filter((theme) => theme === 'light');
  return widths.flatMap((width) =>
    themes.map((theme) => ({ name, path: address, width: Number(width), theme })),
  );
});

const [when = '', address] = process.argv.slice(2);
if (when !== 'before' && when !== 'after') throw new Error('Say which pictures to take: before or after.');
const folder = fileURLToPath(new URL(`../../../../docs/design/${when}/`, import.meta.url));
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = address === undefined ? await startBuiltServer() : null;
// Letters stand where the font puts them, as on phones, instead of on whole pixels.
const browser = await chromium.launch({
  ...CHROMIUM,
  args: [...CHROMIUM.args, '--font-render-hinting=none'],
});
try {
  for (const shot of shots) {
    const file = `${shot.name}-${String(shot.width)}-${shot.theme}.webp`;
    await writeFile(
      path.join(folder, file),
      await captureWebp(browser, server?.origin ?? address ?? '', {
        ...shot,
        height: HEIGHTS[shot.width] ?? 0,
      }),
    );
  }
} finally {
  await browser.close();
  await server?.stop();
}
process.stdout.write(`${String((await readdir(folder)).length)} pictures are in ${folder}\n`);
