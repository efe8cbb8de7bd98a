/** How a line is drawn; what it says is never part of it. */
export interface LineDisplay {
  /** Places of words to set apart from the rest, as a search found them. */
  readonly markedWords: readonly number[];
  /** Words are joined as in old manuscripts; only end marks stand apart, and a line wraps between syllables. */
  readonly isLarivaar: boolean;
}

export const PLAIN_DISPLAY: LineDisplay = { markedWords: [], isLarivaar: false };
