import type { Plugin } from 'vite';

/** First and last code point. */
export type CodePointRange = readonly [first: number, last: number];

/** A font of the scripture and its transliterations. */
export interface FontFace {
  /** `font-family` in style sheets. */
  readonly family: string;
  /** The full font file, as a path in its package. */
  readonly file: string;
  /** The weight to take from a variable font; null for a static font. */
  readonly weight: number | null;
  /** Descriptors of a family with several files. */
  readonly descriptors?: { readonly weight?: 600; readonly style?: 'italic' };
  /** CSS `size-adjust` in per cent that makes its letters as high as those of the default font. */
  readonly sizeAdjust: number;
  readonly ranges: readonly CodePointRange[];
}

/**
 * Spaces, Gurmukhi, the dandas shared with Devanagari, joiners, the dotted circle of a lone sign, and the khanda. A space from
 * another font would change its width, and so the breaks of lines, when that font arrives.
 */
const GURMUKHI: readonly CodePointRange[] = [
  [0x0020, 0x0020],
  [0x00a0, 0x00a0],
  [0x0a00, 0x0a7f],
  [0x0964, 0x0965],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
  [0x262c, 0x262c],
];

const NOTO_SANS = '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi';
const NOTO_SERIF =
  '@fontsource-variable/noto-serif-gurmukhi/files/noto-serif-gurmukhi-gurmukhi-wght-normal.woff2';
const MUKTA_MAHEE = '@fontsource/mukta-mahee/files/mukta-mahee-gurmukhi';

function gurmukhi(family: string, file: string, weight: number | null = null, sizeAdjust = 100): FontFace {
  return { family, file, weight, sizeAdjust, ranges: GURMUKHI };
}

/**
 * The default reading font, and the font of all other Gurmukhi. Noto Sans Gurmukhi in weight 500 was chosen by eye over Noto
 * Serif Gurmukhi at 400 and 450 (dense lines at 28 px): ੴ stays clear of the next word, ॥ is one sign, and signs below a
 * letter stay apart.
 */
export const DEFAULT_FONT = gurmukhi('Naad Gurmukhi', `${NOTO_SANS}-500-normal.woff2`);

/** The other reading fonts by the value of the font setting. The README of `@naad/gurbani-render` has the reason for each. */
export const CHOSEN_FONTS = {
  anmol_lipi: gurmukhi('Naad Anmol Lipi', NOTO_SERIF, 400),
  anmol_bold: gurmukhi('Naad Anmol Bold', NOTO_SERIF, 700),
  notosans: gurmukhi('Naad Sans', `${NOTO_SANS}-400-normal.woff2`),
  notosans_bold: gurmukhi('Naad Sans Bold', `${NOTO_SANS}-700-normal.woff2`),
  gurmukhi_normal: gurmukhi('Naad Akhar', `${MUKTA_MAHEE}-400-normal.woff2`, null, 108),
  gurmukhi_thick: gurmukhi('Naad Akhar Thick', `${MUKTA_MAHEE}-700-normal.woff2`, null, 105),
  prabhki: gurmukhi(
    'Naad Prabhki',
    '@fontsource/tiro-gurmukhi/files/tiro-gurmukhi-gurmukhi-400-normal.woff2',
  ),
} as const satisfies Readonly<Record<string, FontFace>>;

/** For a bindi without a letter, with which three words begin. It lacks a dotted circle, so none is rendered. */
export const LONE_SIGN_FONT: FontFace = {
  ...DEFAULT_FONT,
  family: 'Naad Lone Sign',
  ranges: [[0x0a02, 0x0a02]],
};

/** Fonts of the scripts of transliterations, for devices that have none. */
export const SCRIPT_FONTS = {
  devanagari: {
    family: 'Naad Devanagari',
    file: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    weight: 400,
    sizeAdjust: 100,
    ranges: [
      [0x0900, 0x097f],
      [0x200c, 0x200d],
    ],
  },
  nastaliq: {
    family: 'Naad Nastaliq',
    file: '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
    weight: null,
    sizeAdjust: 100,
    // Shahmukhi, Urdu and Arabic; no presentation forms.
    ranges: [
      [0x060c, 0x06f9],
      [0x0768, 0x0768],
      [0x08c7, 0x08c7],
    ],
  },
} as const satisfies Readonly<Record<string, FontFace>>;

/** The letters of the packages' files: English, Spanish, and punctuation. Other diacritics come from the device. */
const LATIN: readonly CodePointRange[] = [
  [0x0020, 0x007e],
  [0x00a0, 0x00ff],
  [0x0131, 0x0131],
  [0x0152, 0x0153],
  [0x02bb, 0x02bc],
  [0x2013, 0x203a],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];
/** The letters of books in English and Spanish; the rest of Latin 1 comes from the device, or from the last font. */
const BOOK_LATIN: readonly CodePointRange[] = [
  [0x0020, 0x007e],
  [0x00a0, 0x00a1],
  [0x00a9, 0x00ab],
  [0x00b7, 0x00b7],
  [0x00ba, 0x00bb],
  [0x00bf, 0x00bf],
  [0x00c1, 0x00c1],
  [0x00c9, 0x00c9],
  [0x00cd, 0x00cd],
  [0x00d1, 0x00d1],
  [0x00d3, 0x00d3],
  [0x00d7, 0x00d7],
  [0x00da, 0x00da],
  [0x00dc, 0x00dc],
  [0x00e1, 0x00e1],
  [0x00e9, 0x00e9],
  [0x00ed, 0x00ed],
  [0x00f1, 0x00f1],
  [0x00f3, 0x00f3],
  [0x00fa, 0x00fa],
  [0x00fc, 0x00fc],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
];
const LITERATA = '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2';
const MUKTA_MAHEE_LATIN = '@fontsource/mukta-mahee/files/mukta-mahee-latin';

/**
 * The Latin fonts: Literata beside scripture, Mukta Mahee in the interface. Their capitals are as high as an akhar, so
 * that both scripts fit in a line.
 */
export const LATIN_FONTS = {
  text: {
    family: 'Naad Text',
    file: LITERATA,
    weight: 400,
    sizeAdjust: 100,
    ranges: BOOK_LATIN,
  },
  textBold: {
    family: 'Naad Text',
    file: LITERATA,
    weight: 600,
    descriptors: { weight: 600 },
    sizeAdjust: 100,
    ranges: BOOK_LATIN,
  },
  textItalic: {
    family: 'Naad Text',
    file: '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2',
    weight: 400,
    descriptors: { style: 'italic' },
    sizeAdjust: 100,
    ranges: BOOK_LATIN,
  },
  interface: {
    family: 'Naad Interface',
    file: `${MUKTA_MAHEE_LATIN}-400-normal.woff2`,
    weight: null,
    sizeAdjust: 100,
    ranges: LATIN,
  },
  interfaceBold: {
    family: 'Naad Interface',
    file: `${MUKTA_MAHEE_LATIN}-600-normal.woff2`,
    weight: null,
    descriptors: { weight: 600 },
    sizeAdjust: 100,
    ranges: LATIN,
  },
} as const satisfies Readonly<Record<string, FontFace>>;

/** The Latin letters of devices that have no font: the end of every font stack. */
export const LAST_FONT: FontFace = { ...LATIN_FONTS.interface, family: 'Naad Latin' };

/** Latin letters of other European languages, such as in an announcement. */
export const TEXT_EXTENDED_FONT: FontFace = {
  family: 'Naad Text',
  file: '@fontsource-variable/literata/files/literata-latin-ext-wght-normal.woff2',
  weight: 400,
  sizeAdjust: 100,
  ranges: [
    [0x0100, 0x024f],
    [0x1e00, 0x1eff],
  ],
};

/**
 * The letters of IPA, raised and lowered figures and the fixed hyphen, which no other font here has. Charis is the only one
 * of its kind whose package has combining signs; it is served unchanged, since its licence reserves its name.
 */
export const PHONETIC_FONT: FontFace = {
  family: 'Naad Phonetic',
  file: '@expo-google-fonts/charis-sil/400Regular/CharisSIL_400Regular.ttf',
  weight: null,
  sizeAdjust: 100,
  ranges: [
    [0x00b2, 0x00b3],
    [0x00b9, 0x00b9],
    [0x014b, 0x014b],
    [0x0250, 0x02ff],
    [0x0300, 0x036f],
    [0x2011, 0x2011],
    [0x2016, 0x2016],
    [0x2070, 0x209c],
  ],
};

/** The fonts of an app, by their `font-display`. */
export interface AppFonts {
  readonly block?: readonly FontFace[];
  readonly swap?: readonly FontFace[];
}

/**
 * Prepends the `@font-face` rules of an app to one of its style sheets.
 *
 * @param sheet end of the path of the style sheet
 */
export function fontFaces(sheet: string, fonts: AppFonts): Plugin {
  return {
    name: 'naad:font-faces',
    enforce: 'pre',
    transform: (css, id) => (id.split('?')[0]?.endsWith(sheet) ? `${fontFaceRules(fonts)}\n${css}` : null),
  };
}

/** The `@font-face` rules of full font files, which the build resolves. */
export function fontFaceRules({ block = [], swap = [] }: AppFonts): string {
  return [
    ...block.map((font) => fontFaceRule(font, font.file, 'block', font.weight)),
    ...swap.map((font) => fontFaceRule(font, font.file, 'swap', font.weight)),
  ].join('\n');
}

/**
 * The `@font-face` rule of a font.
 *
 * @param url address of the font file
 * @param display `block` when the file is inlined in the document or CSS, so that it is never waited for
 * @param weight the weight to take from the file if it is a variable font
 */
export function fontFaceRule(
  {
    family,
    sizeAdjust,
    ranges,
    descriptors,
  }: Pick<FontFace, 'family' | 'sizeAdjust' | 'ranges' | 'descriptors'>,
  url: string,
  display: 'block' | 'fallback' | 'optional' | 'swap',
  weight: FontFace['weight'] = null,
): string {
  const ruled = descriptors?.weight ?? (weight === 400 ? null : weight);
  const weightRule = ruled === null ? '' : `font-weight:${String(ruled)};`;
  const styleRule = descriptors?.style ? `font-style:${descriptors.style};` : '';
  const adjust = sizeAdjust === 100 ? '' : `size-adjust:${String(sizeAdjust)}%;`;
  return `@font-face{font-family:"${family}";src:url(${url}) format("${url.endsWith('.ttf') ? 'truetype' : 'woff2'}");font-display:${display};${weightRule}${styleRule}${adjust}unicode-range:${unicodeRange(ranges)}}`;
}

/** CSS `unicode-range` of a font. */
export function unicodeRange(ranges: readonly CodePointRange[]): string {
  const hex = (codePoint: number) => codePoint.toString(16);
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}
