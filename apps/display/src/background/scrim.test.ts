import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, extremesOf, MIN_CONTRAST, parseHex, type Rgb, scrimOpacity } from './scrim.ts';

const INK: Rgb = [20, 19, 29];
const PAPER: Rgb = [250, 244, 229];
const LIGHT_TEXTS: readonly Rgb[] = [
  [245, 236, 218],
  [230, 221, 205],
  [189, 179, 168],
];
const DARK_TEXTS: readonly Rgb[] = [
  [24, 22, 63],
  [43, 38, 56],
  [83, 74, 76],
];

const channel = fc.integer({ min: 0, max: 255 });
const pixel = fc.tuple(channel, channel, channel);
const blended = (one: Rgb, surface: Rgb, opacity: number) =>
  one.map((value, at) => Math.round(value + ((surface[at] ?? 0) - value) * opacity)) as unknown as Rgb;

describe('the scrim over a background image', () => {
  it.each([
    ['dark', INK, LIGHT_TEXTS],
    ['light', PAPER, DARK_TEXTS],
  ] as const)(
    'gives every text a contrast of 7 with every pixel of any image in the %s theme [U73]',
    (_theme, surface, texts) => {
      fc.assert(
        fc.property(fc.array(pixel, { minLength: 1, maxLength: 30 }), (pixels) => {
          const data = new Uint8ClampedArray(pixels.flatMap((each) => [...each, 255]));
          const opacity = scrimOpacity(extremesOf(data), surface, texts);
          for (const each of pixels) {
            const behind = blended(each, surface, opacity);
            for (const text of texts) expect(contrastOf(behind, text)).toBeGreaterThanOrEqual(MIN_CONTRAST);
          }
        }),
      );
    },
  );

  it('reads the colours of a theme', () => {
    expect(parseHex(' #14131d')).toEqual(INK);
    expect(parseHex('#fff')).toEqual([255, 255, 255]);
    expect(parseHex('canvas')).toBeNull();
  });

  it('leaves an image alone that is dark enough for its text [U73]', () => {
    expect(scrimOpacity([INK, INK], INK, LIGHT_TEXTS)).toBe(0);
  });

  it('covers most of a white image under light text [U73]', () => {
    const white: Rgb = [255, 255, 255];
    expect(scrimOpacity([white, white], INK, LIGHT_TEXTS)).toBeGreaterThan(0.7);
  });
});
