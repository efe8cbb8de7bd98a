import { createRequire } from 'node:module';
import {
  CHOSEN_FONTS,
  DEFAULT_FONT,
  type FontFace,
  LAST_FONT,
  LATIN_FONTS,
  LONE_SIGN_FONT,
  SCRIPT_FONTS,
} from '../../../tools/vite/fontFaces.ts';

const require = createRequire(import.meta.url);

/** A font that the site serves, subset to the characters it is used for. */
export interface Face extends FontFace {
  /** Base name of the font file. */
  readonly name: string;
  /** Path of the full font file. */
  readonly source: string;
}

function face(name: string, font: FontFace): Face {
  return { ...font, name, source: require.resolve(font.file) };
}

/** The default reading face, and the face of all other Gurmukhi. */
export const DEFAULT_FACE = face('gurmukhi', DEFAULT_FONT);

/** The other reading faces by the value of the font setting. */
export const CHOSEN_FACES = {
  anmol_lipi: face('face-anmol-lipi', CHOSEN_FONTS.anmol_lipi),
  anmol_bold: face('face-anmol-bold', CHOSEN_FONTS.anmol_bold),
  notosans: face('face-sans', CHOSEN_FONTS.notosans),
  notosans_bold: face('face-sans-bold', CHOSEN_FONTS.notosans_bold),
  gurmukhi_normal: face('face-akhar', CHOSEN_FONTS.gurmukhi_normal),
  gurmukhi_thick: face('face-akhar-thick', CHOSEN_FONTS.gurmukhi_thick),
  prabhki: face('face-prabhki', CHOSEN_FONTS.prabhki),
} as const satisfies Readonly<Record<keyof typeof CHOSEN_FONTS, Face>>;

/** Faces of Latin text and of the interface. */
export const LATIN_FACES = {
  text: face('text', LATIN_FONTS.text),
  textBold: face('text-bold', LATIN_FONTS.textBold),
  textItalic: face('text-italic', LATIN_FONTS.textItalic),
  interface: face('interface', LATIN_FONTS.interface),
  interfaceBold: face('interface-bold', LATIN_FONTS.interfaceBold),
} as const;

/** For a bindi without a letter. */
export const LONE_SIGN_FACE = face('lone-sign', LONE_SIGN_FONT);

/** For hyphens that break no line, as the Spanish translation has; the fonts of Latin letters have none. */
export const HYPHEN_FACE = face('hyphen', {
  ...SCRIPT_FONTS.nastaliq,
  family: LAST_FONT.family,
  ranges: [[0x2010, 0x2011]],
});

/** Faces of the scripts of transliterations, for devices that have none. */
export const SCRIPT_FACES: readonly Face[] = [
  face('devanagari', SCRIPT_FONTS.devanagari),
  face('nastaliq', {
    ...SCRIPT_FONTS.nastaliq,
    // A subset of the range that apps with the full font file declare, and joiners.
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
  }),
];

/**
 * The letters of languages' names for themselves, for devices without a font of their scripts; only those load them.
 */
export const NAME_FACES: readonly Face[] = [
  face('name-devanagari', nameFont(SCRIPT_FONTS.devanagari, 'हिन्दी')),
  face('name-nastaliq', nameFont(SCRIPT_FONTS.nastaliq, 'پنجابی')),
];

function nameFont(font: FontFace, name: string): FontFace {
  const letters = [...new Set(name)].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  return { ...font, family: 'Naad Names', ranges: letters.map((letter) => [letter, letter]) };
}
