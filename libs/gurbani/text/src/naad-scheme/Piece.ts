/** Signs of a word with their transliteration. The pieces of a word are in the order of the transliteration. */
export interface Piece {
  /** Gurmukhi; empty for an inherent vowel, which has no sign. */
  readonly source: string;
  readonly text: string;
}
