import type { QuoteWord } from './quoteWord.ts';

/** Words one after the other without the spaces between them, and where each begins. */
export interface WordStream {
  readonly words: readonly QuoteWord[];
  /** All units joined. */
  readonly exact: string;
  /** All folded words joined. */
  readonly folded: string;
  /** Where each word begins in these, and at last where they end. */
  readonly exactStarts: readonly number[];
  readonly foldedStarts: readonly number[];
}

/** Words of a stream: from the first up to, not including, the last. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

export function toStream(words: readonly QuoteWord[]): WordStream {
  let exact = '';
  let folded = '';
  const exactStarts = [0];
  const foldedStarts = [0];
  for (const word of words) {
    exact += word.units.join('');
    folded += word.folded;
    exactStarts.push(exact.length);
    foldedStarts.push(folded.length);
  }
  return { words, exact, folded, exactStarts, foldedStarts };
}

/** Every place of the whole text where it stands as words, from the first word that may begin it. */
function placesOf(text: string, sought: string, starts: readonly number[]): WordRange[] {
  const ranges: WordRange[] = [];
  if (sought === '') return ranges;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const from = starts.lastIndexOf(at);
    // Words that fold to nothing share a place: the nearest to what is sought are the ones.
    const to = starts.indexOf(at + sought.length);
    if (from >= 0 && to > from) ranges.push({ from, to });
  }
  return ranges;
}

/** Where the words of one stream stand in another, letter for letter; whole words, spaces not counted. */
export function findExact(stream: WordStream, sought: WordStream): WordRange[] {
  return placesOf(stream.exact, sought.exact, stream.exactStarts);
}

/** The same without what people leave out. */
export function findFolded(stream: WordStream, sought: WordStream): WordRange[] {
  return placesOf(stream.folded, sought.folded, stream.foldedStarts);
}
