/** Linear red, green and blue, each from 0 to 1. */
type LinearRgb = readonly [number, number, number];

/** Colour vision: full, without long-wave cones (protan), or without middle-wave cones (deutan). */
export type ColourVision = 'full' | 'protan' | 'deutan';

/**
 * Matrices that simulate colour vision deficiency at full severity. Machado, Oliveira, Fernandes: A
 * Physiologically-based Model for Simulation of Color Vision Deficiency (2009), table 1.
 */
const VISION_MATRICES: Record<ColourVision, readonly LinearRgb[]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

/**
 * The WCAG 2.2 contrast ratio of two colours, from 1 to 21.
 *
 * @param first `#rgb` or `#rrggbb`, like the second
 */
export function contrastRatio(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [first, second].map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The CIEDE2000 difference of two colours (CIE 142-2001): about 1 is just noticeable, 10 is obvious.
 *
 * @param first `#rgb` or `#rrggbb`, like the second
 */
export function colourDifference(first: string, second: string, vision: ColourVision = 'full'): number {
  const [l1, a1, b1] = lab(simulateVision(linear(first), vision));
  const [l2, a2, b2] = lab(simulateVision(linear(second), vision));
  const meanChroma7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 1.5 - 0.5 * Math.sqrt(meanChroma7 / (meanChroma7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)];
  const [h1, h2] = [hue(a1 * g, b1), hue(a2 * g, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const h = isGrey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const deltaHue = 2 * Math.sqrt(c1 * c2) * sine(turn / 2);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63);
  const ofLightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const ofChroma = (c2 - c1) / (1 + 0.045 * c);
  const ofHue = deltaHue / (1 + 0.015 * c * t);
  const rotation =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * sine(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  return Math.sqrt(ofLightness ** 2 + ofChroma ** 2 + ofHue ** 2 + rotation * ofChroma * ofHue);
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(hex: string): LinearRgb {
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex;
  if (!/^#[\da-f]{6}$/.test(digits)) throw new Error(`"${hex}" is not a colour written as #rgb or #rrggbb.`);
  const light = (at: number) => {
    const channel = parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return [light(1), light(3), light(5)];
}

function simulateVision([red, green, blue]: LinearRgb, vision: ColourVision): LinearRgb {
  const [r = 0, g = 0, b = 0] = VISION_MATRICES[vision].map(([ofRed, ofGreen, ofBlue]) =>
    Math.min(1, Math.max(0, ofRed * red + ofGreen * green + ofBlue * blue)),
  );
  return [r, g, b];
}

/** Converts to CIELAB with the white point of sRGB (D65). */
function lab([red, green, blue]: LinearRgb): LinearRgb {
  const root = (value: number) =>
    value > (6 / 29) ** 3 ? Math.cbrt(value) : value / (3 * (6 / 29) ** 2) + 4 / 29;
  const x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = root(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = root((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function hue(a: number, b: number): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
