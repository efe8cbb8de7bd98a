import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** First and last code point. */
type Range = readonly [first: number, last: number];

/** Gurmukhi, the dandas it shares with Devanagari, joiners, the dotted circle of a lone sign, and the khanda. */
const GURMUKHI: readonly Range[] = [
  [0x0a00, 0x0a7f],
  [0x0964, 0x0965],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
  [0x262c, 0x262c],
];

/** A face that the site brings, cut to the characters that it is for. */
export interface Face {
  /** Names its file. */
  readonly name: string;
  /** Its name in style sheets. */
  readonly family: string;
  /** The file that it is cut out of. */
  readonly source: string;
  /** The weight to cut out of a file that has all; null for a file that has one. */
  readonly weight: number | null;
  /** Per cent of its size at which its letters stand as high as those of the default face. */
  readonly sizeAdjust: number;
  readonly ranges: readonly Range[];
}

const NOTO_SERIF =
  require.resolve('@fontsource-variable/noto-serif-gurmukhi/files/noto-serif-gurmukhi-gurmukhi-wght-normal.woff2');

/**
 * The face of reading unless another is chosen, and of all Gurmukhi elsewhere. Noto Sans Gurmukhi in weight 500 was chosen
 * by eye over Noto Serif Gurmukhi at 400 and 450 (dense lines at 28 px): ੴ stays clear of the word after it, ॥ is one
 * sign, and signs below a letter stay apart.
 */
export const DEFAULT_FACE: Face = {
  name: 'gurmukhi',
  family: 'Naad Gurmukhi',
  source:
    require.resolve('@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-500-normal.woff2'),
  weight: null,
  sizeAdjust: 100,
  ranges: GURMUKHI,
};

/** The others, by the names they are chosen by; why each, says the README of `@naad/gurbani-render`. */
export const CHOSEN_FACES = {
  anmol_lipi: face('anmol-lipi', 'Naad Anmol Lipi', NOTO_SERIF, 400),
  anmol_bold: face('anmol-bold', 'Naad Anmol Bold', NOTO_SERIF, 700),
  notosans: face(
    'sans',
    'Naad Sans',
    require.resolve('@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-400-normal.woff2'),
  ),
  notosans_bold: face(
    'sans-bold',
    'Naad Sans Bold',
    require.resolve('@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-700-normal.woff2'),
  ),
  gurmukhi_normal: face(
    'akhar',
    'Naad Akhar',
    require.resolve('@fontsource/mukta-mahee/files/mukta-mahee-gurmukhi-400-normal.woff2'),
    null,
    108,
  ),
  gurmukhi_thick: face(
    'akhar-thick',
    'Naad Akhar Thick',
    require.resolve('@fontsource/mukta-mahee/files/mukta-mahee-gurmukhi-700-normal.woff2'),
    null,
    105,
  ),
  prabhki: face(
    'prabhki',
    'Naad Prabhki',
    require.resolve('@fontsource/tiro-gurmukhi/files/tiro-gurmukhi-gurmukhi-400-normal.woff2'),
  ),
} as const satisfies Readonly<Record<string, Face>>;

/** A bindi that has no letter, as four words of the source begin: with no dotted circle in it, none is drawn. */
export const LONE_SIGN_FACE: Face = {
  ...DEFAULT_FACE,
  name: 'lone-sign',
  family: 'Naad Lone Sign',
  ranges: [[0x0a02, 0x0a02]],
};

/** Faces of the scripts that a line is transliterated into, for devices that have none. */
export const SCRIPT_FACES: readonly Face[] = [
  {
    name: 'devanagari',
    family: 'Naad Devanagari',
    source:
      require.resolve('@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'),
    weight: 400,
    sizeAdjust: 100,
    ranges: [
      [0x0900, 0x097f],
      [0x200c, 0x200d],
    ],
  },
  {
    name: 'nastaliq',
    family: 'Naad Nastaliq',
    source:
      require.resolve('@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2'),
    weight: null,
    sizeAdjust: 100,
    // Letters of Shahmukhi, Urdu and Arabic, their marks, digits and stops; no presentation forms.
    ranges: [
      [0x060c, 0x060c],
      [0x061b, 0x061b],
      [0x061f, 0x061f],
      [0x0621, 0x063a],
      [0x0640, 0x0655],
      [0x0660, 0x066c],
      [0x0670, 0x0671],
      [0x0679, 0x0679],
      [0x067e, 0x067e],
      [0x0686, 0x0686],
      [0x0688, 0x0688],
      [0x0691, 0x0691],
      [0x0698, 0x0698],
      [0x06a9, 0x06a9],
      [0x06af, 0x06af],
      [0x06ba, 0x06ba],
      [0x06be, 0x06be],
      [0x06c1, 0x06c3],
      [0x06cc, 0x06cc],
      [0x06d2, 0x06d4],
      [0x06f0, 0x06f9],
      [0x0768, 0x0768],
      [0x08c7, 0x08c7],
      [0x200c, 0x200d],
    ],
  },
];

function face(
  name: string,
  family: string,
  source: string,
  weight: number | null = null,
  sizeAdjust = 100,
): Face {
  return { name: `face-${name}`, family, source, weight, sizeAdjust, ranges: GURMUKHI };
}
