import { contrastRatio } from '@naad/ui-tokens/colourMeasures';

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Contrast of every letter with every pixel behind it. */
export const MIN_CONTRAST = 7;

const hexOf = (colour: Rgb) =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Contrast of two colours by WCAG 2, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  return contrastRatio(hexOf(one), hexOf(other));
}

/** Rises with the luminance of a colour. */
const brightness = (colour: Rgb) => contrastRatio(hexOf(colour), '#000000');

/** Parses `#rgb` and `#rrggbb`; null for any other text. */
export function parseHex(text: string): Rgb | null {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text.trim()) ? text.trim().slice(1) : null;
  if (digits === null) return null;
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  return (pairs ?? []).map((pair) => Number.parseInt(pair, 16)) as unknown as Rgb;
}

/** The colour that a canvas draws for a surface of some opacity over a pixel, rounded like it. */
function blend(pixel: Rgb, surface: Rgb, opacity: number): Rgb {
  const mixed = pixel.map((channel, at) => channel + ((surface[at] ?? 0) - channel) * opacity);
  return mixed as unknown as Rgb;
}

/** The darkest and the lightest pixel that an image can have: the extremes of each channel. */
export function extremesOf(pixels: Uint8ClampedArray): readonly [darkest: Rgb, lightest: Rgb] {
  const darkest: [number, number, number] = [255, 255, 255];
  const lightest: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    for (let channel = 0; channel < 3; channel++) {
      const value = pixels[at + channel] ?? 0;
      if (value < (darkest[channel] ?? 0)) darkest[channel] = value;
      if (value > (lightest[channel] ?? 0)) lightest[channel] = value;
    }
  }
  return [darkest, lightest];
}

/** A channel may be rounded by one when it is drawn. */
const ROUNDING = 1;
const STEPS = 200;

/**
 * The least opacity of the surface's colour over an image at which every text colour has a contrast of 7 with every pixel. A
 * colour that has less on the bare surface keeps what it has there.
 */
export function scrimOpacity(
  [darkest, lightest]: readonly [darkest: Rgb, lightest: Rgb],
  surface: Rgb,
  texts: readonly Rgb[],
): number {
  const worst = (opacity: number, text: Rgb) => {
    // Between both extremes, contrast is lowest at one of them or where the pixel passes the text.
    const isTextLight = brightness(text) > brightness(surface);
    const pixel = blend(isTextLight ? lightest : darkest, surface, opacity);
    const rounded = pixel.map((channel) =>
      Math.min(255, Math.max(0, channel + (isTextLight ? ROUNDING : -ROUNDING))),
    ) as unknown as Rgb;
    const isPassed = isTextLight
      ? brightness(rounded) >= brightness(text)
      : brightness(rounded) <= brightness(text);
    return isPassed ? 1 : contrastOf(rounded, text);
  };
  for (let step = 0; step < STEPS; step++) {
    const opacity = step / STEPS;
    const isEnough = texts.every(
      (text) => worst(opacity, text) >= Math.min(MIN_CONTRAST, contrastOf(surface, text) * 0.99),
    );
    if (isEnough) return opacity;
  }
  return 1;
}
