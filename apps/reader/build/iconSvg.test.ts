import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ICONS_DIRECTORY } from '../../../tools/vite/staticApp.ts';
import { FAVICON, iconSvg, MASKABLE } from './iconSvg.ts';

it.each([
  ['favicon.svg', FAVICON],
  ['icon-maskable.svg', MASKABLE],
])('%s is drawn by iconSvg', (file, frame) => {
  expect(readFileSync(path.join(ICONS_DIRECTORY, file), 'utf8')).toBe(iconSvg(frame));
});

it('the mark of a maskable icon fits the safe zone', () => {
  // The corners of the mark are the ends of its line: 13 units and half a stroke to the side, 8 units above its middle.
  const reach = Math.hypot(13 + 1.4, 8 + 1.4) * MASKABLE.scale;
  expect(reach).toBeLessThan(0.4 * 32);
});
