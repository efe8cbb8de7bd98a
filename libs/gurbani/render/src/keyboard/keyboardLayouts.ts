import { toUnicode } from '@naad/gurbani-text';

/** A key that types a letter or a sign. */
export interface KeyboardKey {
  /** Key of a Latin keyboard that types the same (legacy layout). */
  readonly latin: string;
  /** Typed text in Unicode. */
  readonly text: string;
  /** Name of the sign in Gurmukhi, since a sign alone has no sound; null for a letter, which is its own name. */
  readonly signName: string | null;
}

/** Names of the signs as taught, by Latin key. */
const SIGN_NAMES: Readonly<Partial<Record<string, string>>> = {
  w: 'ਕੰਨਾ',
  i: 'ਸਿਹਾਰੀ',
  I: 'ਬਿਹਾਰੀ',
  u: 'ਔਂਕੜ',
  U: 'ਦੁਲੈਂਕੜ',
  y: 'ਲਾਂਵ',
  Y: 'ਦੁਲਾਵਾਂ',
  o: 'ਹੋੜਾ',
  O: 'ਕਨੌੜਾ',
  M: 'ਟਿੱਪੀ',
  N: 'ਬਿੰਦੀ',
  '`': 'ਅੱਧਕ',
  R: 'ਪੈਰੀਂ ਰਾਰਾ',
  H: 'ਪੈਰੀਂ ਹਾਹਾ',
  Í: 'ਪੈਰੀਂ ਵਾਵਾ',
};

/**
 * Keys from top to bottom, in the order of the reference product. What it lacks comes last, so that every letter is on
 * one page: the letters with a nukta and ਓ, and for words ਙ, ਞ, bindi and the half ਵ.
 */
const ROWS = {
  letters: ['aAeshkKgG|', 'cCjJ\\tTfFx', 'qQdDnpPbBm', 'XrlvV^SZz&', 'LE'],
  words: ['wiIuUyYoOM', 'aAeshkKgG`', 'cCjJtTfFxH', 'qQdDnpPbBm', 'XrlvVR^|\\N', 'SZz&LEÍ'],
} as const;

/** `letters` for searches by letters only, `words` with vowel signs. */
export type KeyboardLayout = keyof typeof ROWS;

export function keyboardRows(layout: KeyboardLayout): readonly (readonly KeyboardKey[])[] {
  return ROWS[layout].map((row) =>
    [...row].map((latin) => ({ latin, text: toUnicode(latin), signName: SIGN_NAMES[latin] ?? null })),
  );
}
