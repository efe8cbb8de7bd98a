import type { LineIndex } from '@naad/gurbani-corpus';
import type { LetterRun } from './letterIndex.ts';

/** Code of the start of a line. */
export const LINE_START = 0;
/** Flag in the word column for short words, which are easily omitted. Word indexes never get this high. */
export const SHORT_WORD = 0x80;

/** A line that has a run of letters after one typo. */
export interface NearRun {
  readonly line: LineIndex;
  /** Unlikeliness of the typo; see {@link TYPO_COST}. */
  readonly cost: number;
  /** Indexes of the words whose first letters were typed, ascending. */
  words(): number[];
}

/** Columns of the index that {@link findNearRuns} reads. */
export interface LetterColumns {
  readonly codes: Uint8Array;
  readonly words: Uint8Array;
  /** Line of each code. */
  readonly lines: Uint32Array;
  /** Suffix array: positions of all codes, sorted by what follows. */
  readonly suffixes: Uint32Array;
  /** Number of distinct codes, including the line start. */
  readonly size: number;
}

/** Relative unlikeliness of each typo: lines found by a likelier one come first. */
const TYPO_COST = {
  /** A short word was omitted. */
  shortOmitted: 2,
  swapped: 2,
  omitted: 3,
  added: 3,
  replaced: 4,
} as const;

/** Maximum number of positions to examine; a query with more has no useful answer. */
const MAX_POSITIONS = 1_500;

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds lines that have the run after one typo: a letter omitted, added, replaced, or two swapped. Walks along the run
 * in the suffix array, and at each step tries every typo, then the rest unchanged; wrong branches end at once, so all
 * typos together cost less than a scan of the lines.
 */
export function findNearRuns(columns: LetterColumns, run: LetterRun): NearRun[] {
  const { codes, lines, words, suffixes, size } = columns;
  const typed = run.codes;
  const first = run.from === 'start' ? 1 : 0;
  const best = new Map<LineIndex, NearRun>();
  let examined = 0;

  const bound = ({ from, to }: Range, depth: number, code: number): number => {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((codes[(suffixes[middle] ?? 0) + depth] ?? 0) < code) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const narrow = (range: Range, depth: number, code: number): Range => ({
    from: bound(range, depth, code),
    to: bound(range, depth, code + 1),
  });
  /** @param skipped offset in the run of the letter that wasn't typed as it is, or -1 */
  const collect = ({ from, to }: Range, length: number, cost: number, skipped: number): void => {
    for (let index = from; index < to && examined < MAX_POSITIONS; index++) {
      examined++;
      const position = suffixes[index] ?? 0;
      const line = lines[position] ?? 0;
      const isShort = skipped >= 0 && ((words[position + skipped] ?? 0) & SHORT_WORD) !== 0;
      const realCost = cost === TYPO_COST.omitted && isShort ? TYPO_COST.shortOmitted : cost;
      if ((best.get(line)?.cost ?? Infinity) <= realCost) continue;
      best.set(line, {
        line,
        cost: realCost,
        words() {
          const found: number[] = [];
          for (let step = first; step < length; step++)
            if (step !== skipped) found.push((words[position + step] ?? 0) & ~SHORT_WORD);
          return found;
        },
      });
    }
  };
  /** Follows the rest of the run unchanged, from its letter number `next`. */
  const follow = (range: Range, depth: number, next: number, cost: number, skipped: number): void => {
    let rest = range;
    let length = depth;
    for (let letter = next; letter < typed.length && rest.from < rest.to; letter++, length++)
      rest = narrow(rest, length, typed[letter] ?? 0);
    if (rest.from < rest.to) collect(rest, length, cost, skipped);
  };

  let range: Range = { from: 0, to: suffixes.length };
  for (let position = 0; position < first; position++) range = narrow(range, position, typed[position] ?? 0);
  for (let position = first; position < typed.length && range.from < range.to; position++) {
    const letter = typed[position] ?? 0;
    const isLast = position === typed.length - 1;
    follow(range, position, position + 1, TYPO_COST.added, -1);
    const other = typed[position + 1];
    if (other !== undefined && other !== letter) {
      const swapped = narrow(narrow(range, position, other), position + 1, letter);
      follow(swapped, position + 2, position + 2, TYPO_COST.swapped, -1);
    }
    for (let from = bound(range, position, LINE_START + 1); from < range.to;) {
      const code = codes[(suffixes[from] ?? 0) + position] ?? 0;
      if (code >= size) break;
      const replacement: Range = { from, to: bound({ from, to: range.to }, position, code + 1) };
      from = replacement.to;
      if (position > 0) follow(replacement, position + 1, position, TYPO_COST.omitted, position);
      if (code !== letter && !isLast)
        follow(replacement, position + 1, position + 1, TYPO_COST.replaced, position);
    }
    range = narrow(range, position, letter);
  }
  return [...best.values()];
}
