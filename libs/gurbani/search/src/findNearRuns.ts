import type { LineIndex } from '@naad/gurbani-corpus';
import type { LetterRun } from './letterIndex.ts';
import { LINE_START, SHORT_WORD } from './letterIndex.ts';

/** A line that has a run but for one slip. */
export interface NearRun {
  readonly line: LineIndex;
  /** How unlikely the slip is; see {@link SLIP_COST}. */
  readonly cost: number;
  /** Words whose first letters were typed, ascending. */
  words(): number[];
}

/** What {@link findNearRuns} reads: the columns of the index. */
export interface LetterColumns {
  readonly codes: Uint8Array;
  readonly words: Uint8Array;
  /** The line of each code. */
  readonly lines: Uint32Array;
  /** Places of all codes, sorted by what follows. */
  readonly suffixes: Uint32Array;
  /** Number of codes, that of the line's start included. */
  readonly size: number;
}

/** How unlikely each slip is, against each other: lines found by a likelier one stand first. */
const SLIP_COST = {
  /** A short word was left out. */
  shortLeftOut: 2,
  swapped: 2,
  leftOut: 3,
  added: 3,
  mistaken: 4,
} as const;

/** More places than this are not looked at: so many would be no answer. */
const MOST_PLACES = 1_500;

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Lines that have the run after one slip: a letter left out, added, mistaken for another, or two swapped. Goes along
 * the run in the sorted endings, and at every place tries each slip and then the rest of the run as it is; a wrong
 * turn ends at once, so that all slips together cost less than one look through the lines.
 */
export function findNearRuns(columns: LetterColumns, run: LetterRun): NearRun[] {
  const { codes, lines, words, suffixes, size } = columns;
  const typed = run.codes;
  const first = run.from === 'start' ? 1 : 0;
  const best = new Map<LineIndex, NearRun>();
  let places = 0;

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
  /** @param skipped how far from the start of the run the letter stands that was not typed as it is, or -1 */
  const collect = ({ from, to }: Range, length: number, cost: number, skipped: number): void => {
    for (let index = from; index < to && places < MOST_PLACES; index++) {
      places++;
      const place = suffixes[index] ?? 0;
      const line = lines[place] ?? 0;
      const isShort = skipped >= 0 && ((words[place + skipped] ?? 0) & SHORT_WORD) !== 0;
      const realCost = cost === SLIP_COST.leftOut && isShort ? SLIP_COST.shortLeftOut : cost;
      if ((best.get(line)?.cost ?? Infinity) <= realCost) continue;
      best.set(line, {
        line,
        cost: realCost,
        words() {
          const found: number[] = [];
          for (let step = first; step < length; step++)
            if (step !== skipped) found.push((words[place + step] ?? 0) & ~SHORT_WORD);
          return found;
        },
      });
    }
  };
  /** Goes on with the run from its `next`-th letter on, unchanged. */
  const follow = (range: Range, depth: number, next: number, cost: number, skipped: number): void => {
    let rest = range;
    let length = depth;
    for (let letter = next; letter < typed.length && rest.from < rest.to; letter++, length++)
      rest = narrow(rest, length, typed[letter] ?? 0);
    if (rest.from < rest.to) collect(rest, length, cost, skipped);
  };

  let range: Range = { from: 0, to: suffixes.length };
  for (let place = 0; place < first; place++) range = narrow(range, place, typed[place] ?? 0);
  for (let place = first; place < typed.length && range.from < range.to; place++) {
    const letter = typed[place] ?? 0;
    const isLast = place === typed.length - 1;
    follow(range, place, place + 1, SLIP_COST.added, -1);
    const other = typed[place + 1];
    if (other !== undefined && other !== letter) {
      const swapped = narrow(narrow(range, place, other), place + 1, letter);
      follow(swapped, place + 2, place + 2, SLIP_COST.swapped, -1);
    }
    for (let from = bound(range, place, LINE_START + 1); from < range.to;) {
      const code = codes[(suffixes[from] ?? 0) + place] ?? 0;
      if (code >= size) break;
      const instead: Range = { from, to: bound({ from, to: range.to }, place, code + 1) };
      from = instead.to;
      if (place > 0) follow(instead, place + 1, place, SLIP_COST.leftOut, place);
      if (code !== letter && !isLast) follow(instead, place + 1, place + 1, SLIP_COST.mistaken, place);
    }
    range = narrow(range, place, letter);
  }
  return [...best.values()];
}
