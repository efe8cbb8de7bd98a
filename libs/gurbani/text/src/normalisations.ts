import { toAscii } from './toAscii.ts';
import { splitWords } from './toWords.ts';
import { toUnicode } from './toUnicode.ts';

/**
 * Kinds of distinctions in the source's legacy ASCII that Unicode doesn't carry.
 *
 * - `glyphVariant`: another glyph of the same sign, chosen by where it had to sit in the font (`µ` and `M` are both ੰ).
 * - `openYayya`: yayya with an open top (`ï`, and `î` as half letter); Unicode has one yayya.
 * - `nasalBeforeVowel`: a bindi or tippi typed before its vowel sign (`guxˆØI`); Unicode has it after (ਗੁਣੀਂ).
 * - `orderOfSigns`: signs of one letter typed in another order.
 * - `lateSihari`: a sihari typed after its letter instead of before it.
 * - `unicodeInSource`: a letter or danda that the source already has in Unicode.
 */
export const NORMALISATION_KINDS = [
  'glyphVariant',
  'openYayya',
  'nasalBeforeVowel',
  'orderOfSigns',
  'lateSihari',
  'unicodeInSource',
] as const;
export type NormalisationKind = (typeof NORMALISATION_KINDS)[number];

/** A word whose spelling in legacy ASCII doesn't come back from Unicode. No letter differs, only its typing. */
export interface Normalisation {
  readonly kind: NormalisationKind;
  /** Index of the word in the line, 0-based. */
  readonly word: number;
  /** The word as the source types it. */
  readonly source: string;
  /** The word with the plain keys of `unicode`. */
  readonly plain: string;
  readonly unicode: string;
}

/** Vowel signs that a nasal sign may be typed before. */
const NASAL_BEFORE_VOWEL = /([ˆNMµ])Ø?([wIyYoOuU])/g;
const SIGN_RUN = /[wIuUyYoOWMN`RHÍÎ´@]{2,}/g;

const PLAIN_KEYS: Readonly<Record<string, string>> = {
  '¤': '`',
  '~': '`',
  ˆ: 'N',
  µ: 'M',
  '®': 'R',
  ü: 'u',
  '¨': 'U',
  wN: 'W',
  Ø: '',
};
const YAYYA_KEYS: Readonly<Record<string, string>> = { ï: 'X', î: 'Î' };

const replaceKeys = (text: string, keys: Readonly<Record<string, string>>): string =>
  Object.entries(keys).reduce((changed, [key, plain]) => changed.replaceAll(key, plain), text);

/** By kind, a function that makes the word as typed and the plain word equal; those that explain most first. */
const FOLDS: readonly (readonly [kind: NormalisationKind, fold: (text: string) => string])[] = [
  ['orderOfSigns', (text) => text.replace(SIGN_RUN, (signs) => [...signs].sort().join(''))],
  ['glyphVariant', (text) => replaceKeys(text, PLAIN_KEYS)],
  [
    'nasalBeforeVowel',
    (text) =>
      text.replace(
        NASAL_BEFORE_VOWEL,
        (_all, nasal: string, vowel: string) => vowel + (PLAIN_KEYS[nasal] ?? nasal),
      ),
  ],
  ['openYayya', (text) => replaceKeys(text, YAYYA_KEYS)],
  ['lateSihari', (text) => text.replace(/([A-Za-z])i(?=[MRÍA])/g, 'i$1')],
  ['unicodeInSource', (text) => text.replace(/।/g, '[').replace(/ੲ/g, 'e')],
];

/** The fewest kinds that explain the difference, or none if all of them don't. */
function kindsOf(source: string, plain: string): NormalisationKind[] {
  const isExplainedBy = (folds: typeof FOLDS): boolean => {
    const fold = (text: string): string => folds.reduceRight((folded, [, apply]) => apply(folded), text);
    return fold(source) === fold(plain);
  };
  if (!isExplainedBy(FOLDS)) return [];
  const needed = FOLDS.reduce((kept, each) => {
    const rest = kept.filter((other) => other !== each);
    return isExplainedBy(rest) ? rest : kept;
  }, FOLDS);
  return needed.map(([kind]) => kind);
}

/**
 * Lists the distinctions of a line that its Unicode doesn't carry, so that a reader can be told of each.
 *
 * @param ascii a line of legacy ASCII without pause marks, as `parseLine` returns it
 */
export function normalisations(ascii: string): Normalisation[] {
  return splitWords(ascii).flatMap((source, word) => {
    const unicode = toUnicode(source);
    const plain = toAscii(unicode);
    return source === plain
      ? []
      : kindsOf(source, plain).map((kind) => ({ kind, word, source, plain, unicode }));
  });
}
