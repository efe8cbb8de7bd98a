/** How a line is drawn; what it says is never part of it. */
export interface LineDisplay {
  /** Places of words to set apart from the rest, as a search found them. */
  readonly markedWords: readonly number[];
}

export const PLAIN_DISPLAY: LineDisplay = { markedWords: [] };
