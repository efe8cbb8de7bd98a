import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAVICON, ICONS_FOLDER, iconSvg, MASKABLE } from './iconSvg.ts';

it.each([
  ['favicon.svg', FAVICON],
  ['icon-maskable.svg', MASKABLE],
])('%s matches the mark that pages show', (file, frame) => {
  expect(readFileSync(new URL(file, ICONS_FOLDER), 'utf8')).toBe(iconSvg(frame));
});

it('the mark of a maskable icon fits the safe zone', () => {
  // The corners of the mark are the ends of its line: 13 units and half a stroke to the side, 8 units above its middle.
  const reach = Math.hypot(13 + 1.4, 8 + 1.4) * MASKABLE.scale;
  expect(reach).toBeLessThan(0.4 * 32);
});
