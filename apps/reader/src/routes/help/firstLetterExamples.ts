/** A line that is found by its first letters: its words, and the keys that type the letter of each. */
export interface FirstLetterExample {
  /** Words of the line that are not asked for, before those that are. */
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
