import { toUnicode } from '@naad/gurbani-text';

/** What a key writes: a letter, which stands by itself, or a sign of the letter before it. */
export interface KeyboardKey {
  /** The key of a Latin keyboard that writes the same (legacy layout). */
  readonly latin: string;
  /** In Unicode. */
  readonly text: string;
  /** What a sign is called, in Gurmukhi, since alone it has no sound; null for a letter, which is its own name. */
  readonly signName: string | null;
}

/** Names of the signs as they are taught, by their Latin key. */
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
 * The keys from above to below, in the order of the reference product (behaviour 1.22). What it leaves out stands at the
 * end, so that every letter is on the one page: the letters with a dot and ਓ, and for words ਙ, ਞ, bindi and the half ਵ.
 */
const ROWS = {
  letters: ['aAeshkKgG|', 'cCjJ\\tTfFx', 'qQdDnpPbBm', 'XrlvV^SZz&', 'LE'],
  words: ['wiIuUyYoOM', 'aAeshkKgG`', 'cCjJtTfFxH', 'qQdDnpPbBm', 'XrlvVR^|\\N', 'SZz&LEÍ'],
} as const;

/** `letters` for searches by letters alone, `words` with the vowel signs. */
export type KeyboardLayout = keyof typeof ROWS;

export function keyboardRows(layout: KeyboardLayout): readonly (readonly KeyboardKey[])[] {
  return ROWS[layout].map((row) =>
    [...row].map((latin) => ({ latin, text: toUnicode(latin), signName: SIGN_NAMES[latin] ?? null })),
  );
}
