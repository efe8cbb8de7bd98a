import type { LineIndex } from '@naad/gurbani-corpus';

/** Lines that have a word, as several lists; a line may be in more than one. */
export type WordLists = readonly Uint32Array[];

export interface WordVotes {
  /**
   * Lines that share the rarest of these words, most shared first, regardless of word order. Ties follow the line
   * ranks.
   *
   * @param words the lists of each word, in any order
   * @param limit maximum number of lines
   */
  find(words: readonly WordLists[], limit: number): LineIndex[];
}

/**
 * Maximum number of postings to read, rarest word first, which bounds a query to about half a millisecond. The first
 * list is always read; it can't be longer than the number of lines.
 */
const MAX_POSTINGS = 20_000;

/**
 * Ranks lines by the words they share with a text, weighted by rarity. Its cost is bounded for any text, and it
 * allocates nothing that grows with the scripture.
 *
 * @param rankOf order of lines with equal votes, lower first
 */
export function createWordVotes(lineCount: number, rankOf: (line: LineIndex) => number): WordVotes {
  const votes = new Float32Array(lineCount);
  /** The last word that voted for each line, so that no word votes twice. */
  const lastVoter = new Uint16Array(lineCount);
  return {
    find(words, limit) {
      const sized = words
        .map((lists) => ({ lists, size: lists.reduce((sum, { length }) => sum + length, 0) }))
        .filter(({ size }) => size > 0)
        .sort((a, b) => a.size - b.size);
      const touched: LineIndex[] = [];
      let read = 0;
      sized.forEach(({ lists, size }, word) => {
        if (read > 0 && read + size > MAX_POSTINGS) return;
        read += size;
        const weight = Math.log(1 + lineCount / size);
        for (const list of lists) {
          for (let position = 0; position < list.length; position++) {
            const line = list[position] ?? 0;
            const before = votes[line] ?? 0;
            if (before === 0) touched.push(line);
            else if (lastVoter[line] === word) continue;
            votes[line] = before + weight;
            lastVoter[line] = word;
          }
        }
      });
      const isBetter = (a: LineIndex, b: LineIndex): boolean => {
        const [votesA = 0, votesB = 0] = [votes[a], votes[b]];
        return votesA === votesB ? rankOf(a) < rankOf(b) : votesA > votesB;
      };
      const best = selectBest(touched, limit, isBetter);
      for (const line of touched) votes[line] = 0;
      return best;
    },
  };
}

/** The best lines, in order, without sorting all of them. */
function selectBest(
  lines: readonly LineIndex[],
  limit: number,
  isBetter: (a: LineIndex, b: LineIndex) => boolean,
): LineIndex[] {
  const best: LineIndex[] = [];
  for (const line of lines) {
    const last = best.at(-1);
    if (best.length >= limit && last !== undefined && !isBetter(line, last)) continue;
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBetter(line, best[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    best.splice(low, 0, line);
    if (best.length > limit) best.pop();
  }
  return best;
}
