import { toUnicode } from '@naad/gurbani-text';

/** A key without and with Shift. */
export interface KeyboardKey {
  readonly plain: KeyLetter;
  readonly shifted: KeyLetter;
}

/** A typed character and its Gurmukhi. */
export interface KeyLetter {
  readonly key: string;
  /** Empty if the key types no Gurmukhi. A sign is shown on ਕ, since it can't stand alone. */
  readonly letter: string;
  readonly isSign: boolean;
}

/** Rows of a qwerty keyboard from top to bottom: each key without and with Shift. */
const ROWS = [
  '`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0)',
  'qQ wW eE rR tT yY uU iI oO pP [{ ]} \\|',
  'aA sS dD fF gG hH jJ kK lL',
  'zZ xX cC vV bB nN mM',
];

/** The keyboard map, derived with the conversion that the search field uses. */
export const KEYBOARD_ROWS: readonly (readonly KeyboardKey[])[] = /* @__PURE__ */ ROWS.map((row) =>
  row.split(' ').map((pair) => ({
    plain: keyLetter(pair.charAt(0)),
    shifted: keyLetter(pair.charAt(1)),
  })),
);

function keyLetter(key: string): KeyLetter {
  const alone = toUnicode(key);
  if (alone === key) return { key, letter: '', isSign: false };
  if (!/^\p{Mark}/u.test(alone)) return { key, letter: alone, isSign: false };
  return { key, letter: toUnicode(`k${key}`), isSign: true };
}

/** A line found by its first letters: its words, and the keys that type their first letters. */
export interface FirstLetterExample {
  /** Words before those in the query. */
  readonly before: readonly string[];
  readonly words: readonly string[];
  readonly keys: string;
}

/** Ang 968: from the start of the line. */
export const FROM_START: FirstLetterExample = {
  before: [],
  words: ['ਧੰਨੁ', 'ਧੰਨੁ', 'ਰਾਮਦਾਸ', 'ਗੁਰੁ', 'ਜਿਨਿ'],
  keys: 'DDrgj',
};

/** Ang 1: words in the middle of the line. */
export const ANYWHERE: FirstLetterExample = {
  before: ['ੴ'],
  words: ['ਸਤਿ', 'ਨਾਮੁ', 'ਕਰਤਾ', 'ਪੁਰਖੁ'],
  keys: 'snkp',
};
