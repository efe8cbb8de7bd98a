/** What a row break after a word interrupts: nothing but a pause of the line, or a phrase. */
export type Boundary = 'main' | 'yamki' | 'phrase';

/** A word with its end marks, measured in the unbroken line. */
export interface RowWord {
  readonly start: number;
  readonly end: number;
  /** What a break after it interrupts. An end mark within the line is a main pause. */
  readonly boundary: Boundary;
}

/** Rows of a line: the index of the first word of each row after the first one. */
export interface RowLayout {
  readonly breaks: readonly number[];
  /** Width of the widest row, in the unit of the words. */
  readonly widest: number;
}

/** Room for a line, in the unit of the words. */
export interface RowRoom {
  readonly width: number;
  readonly height: number;
  readonly rowHeight: number;
  /** Largest scale, also if there is room for more. */
  readonly maxScale: number;
}

/** Share of the widest row below which a single word on the last row is a widow. */
const WIDOW_SHARE = 1 / 3;
/** Share of its size that a line may lose so that a break moves from within a phrase to a pause. */
const WORTH_A_PAUSE = 0.75;

/** Scale at which a layout fits the room. */
export function scaleOf({ breaks, widest }: RowLayout, room: RowRoom): number {
  const rows = breaks.length + 1;
  return Math.min(room.maxScale, room.width / widest, room.height / (rows * room.rowHeight));
}

/** The rows of a line that fit a room best; remembers what it computed for other rooms. */
export type RowBreaker = (room: RowRoom) => RowLayout;

/**
 * Breaks a line into balanced rows, as large as fits and at its pauses: size counts most, a break within a phrase must gain
 * 4.5 % of it, and one where a pause of the same rows would do is never made. A last row of one short word is avoided.
 */
export function createRowBreaker(words: readonly RowWord[]): RowBreaker {
  const candidatesOf = new Map<number, readonly Candidate[]>();
  const measures = measuresOf(words);
  return (room) => {
    let best: { layout: RowLayout; score: number; scale: number } | null = null;
    for (let rows = 1; rows <= words.length; rows++) {
      const tallest = room.height / (rows * room.rowHeight);
      // More rows only get smaller from here.
      if (best && tallest < best.scale * WORTH_LESS) break;
      const candidates = candidatesOf.get(rows) ?? candidatesFor(words, rows, measures);
      candidatesOf.set(rows, candidates);
      for (const { layout, cost } of candidates) {
        const scale = scaleOf(layout, room);
        const score = Math.log(scale) - cost;
        if (!best || score > best.score) best = { layout, score, scale };
      }
    }
    return moveToPauses(words, best?.layout ?? { breaks: [], widest: 0 }, room);
  };
}

/** Rows that would make a line smaller than this share of the best aren't considered. */
const WORTH_LESS = 0.6;

interface Candidate {
  readonly layout: RowLayout;
  readonly cost: number;
}

/** Costs in natural logarithms of the size: 0.05 is worth 5 % of it. */
const COST = {
  phraseBreak: 0.045,
  yamkiBreak: 0.01,
  /** A pause within a row whose end or start is within a phrase. */
  passedMain: 0.25,
  passedYamki: 0.08,
  mainWithin: 0.05,
  yamkiWithin: 0.02,
  shortWord: 0.2,
  widow: 5,
  ragged: 0.05,
} as const;

/**
 * A line as flat arrays, one number per word. A slide tries thousands of rows, so that their costs take most of the time of
 * a fit on a slow projector.
 */
interface Measures {
  readonly count: number;
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  /** Number of pauses before each word, so that those within a row are a difference. */
  readonly mains: Int32Array;
  readonly yamkis: Int32Array;
  /** Cost of a break after each word. */
  readonly breaks: Float64Array;
  /** 1 if a break after the word is within a phrase. */
  readonly phrases: Uint8Array;
}

function measuresOf(words: readonly RowWord[]): Measures {
  const count = words.length;
  const measures: Measures = {
    count,
    starts: Float64Array.from(words, ({ start }) => start),
    ends: Float64Array.from(words, ({ end }) => end),
    mains: new Int32Array(count + 1),
    yamkis: new Int32Array(count + 1),
    breaks: new Float64Array(count),
    phrases: new Uint8Array(count),
  };
  const { mains, yamkis, breaks, phrases } = measures;
  for (const [index, { boundary }] of words.entries()) {
    mains[index + 1] = at(mains, index) + Number(boundary === 'main');
    yamkis[index + 1] = at(yamkis, index) + Number(boundary === 'yamki');
    if (index === count - 1 || boundary === 'main') continue;
    breaks[index] = boundary === 'phrase' ? COST.phraseBreak : COST.yamkiBreak;
    phrases[index] = Number(boundary === 'phrase');
  }
  return measures;
}

/** An element that is there. */
const at = (array: Float64Array | Int32Array | Uint8Array, index: number): number => array[index] as number;

/** Cost of a row from one word to another, in a block of a width. */
function costOf(measures: Measures, from: number, to: number, width: number): number {
  const { count, starts, ends, mains, yamkis, breaks, phrases } = measures;
  const own = at(ends, to) - at(starts, from);
  const main = at(mains, to) - at(mains, from);
  const yamki = at(yamkis, to) - at(yamkis, from);
  const empty = 1 - own / width;
  let cost = COST.ragged * empty * empty + COST.mainWithin * main + COST.yamkiWithin * yamki + at(breaks, to);
  const passed = main > 0 ? COST.passedMain : yamki > 0 ? COST.passedYamki : 0;
  cost += passed * (at(phrases, to) + (from > 0 ? at(phrases, from - 1) : 0));
  if (from === to && count > 1 && own < width * WIDOW_SHARE)
    cost += to === count - 1 ? COST.widow : COST.shortWord;
  return cost;
}

function widthOf(words: readonly RowWord[], from: number, to: number): number {
  return (words[to]?.end ?? 0) - (words[from]?.start ?? 0);
}

/** Growth of the width from one tried block to the next, and the widest in relation to the narrowest. */
const WIDTH_STEP = 1.03;
const WIDTH_RANGE = 1.9;

/** The cheapest layouts with a number of rows, in blocks of several widths. */
function candidatesFor(words: readonly RowWord[], rows: number, measures: Measures): Candidate[] {
  const whole = widthOf(words, 0, words.length - 1);
  const longestWord = Math.max(...words.map(({ start, end }) => end - start));
  const narrowest = Math.max(longestWord, whole / rows);
  if (rows === 1)
    return [{ layout: { breaks: [], widest: whole }, cost: costOf(measures, 0, words.length - 1, whole) }];
  const found: Candidate[] = [];
  for (let width = narrowest; width <= narrowest * WIDTH_RANGE; width *= WIDTH_STEP) {
    const cheapest = cheapestRows(measures, rows, width);
    if (cheapest) found.push({ layout: layoutOf(words, cheapest.breaks), cost: cheapest.cost });
  }
  return found;
}

/** The cheapest rows that fit a width; null if there are none. */
function cheapestRows(
  measures: Measures,
  rows: number,
  width: number,
): { readonly breaks: readonly number[]; readonly cost: number } | null {
  const { count } = measures;
  const { afterLast, fewest } = reachOf(measures, width * 1.0001);
  if (at(fewest, 0) > rows || count < rows) return null;
  // Cost of the best layout of the words before an index in the rows so far.
  let before = new Float64Array(count + 1).fill(Infinity);
  before[0] = 0;
  let after = new Float64Array(count + 1);
  // Start of the last row of each of those layouts.
  const starts = new Int32Array(rows * (count + 1));
  for (let row = 0; row < rows; row++) {
    after.fill(Infinity);
    const rowsLeft = rows - row - 1;
    for (let from = row; from < count; from++) {
      const sofar = at(before, from);
      if (sofar === Infinity) continue;
      for (let end = Math.min(at(afterLast, from), count - rowsLeft); end > from; end--) {
        // The words after a shorter row need more rows than there are.
        if (at(fewest, end) > rowsLeft) break;
        const cost = sofar + costOf(measures, from, end - 1, width);
        if (cost >= at(after, end)) continue;
        after[end] = cost;
        starts[row * (count + 1) + end] = from;
      }
    }
    [before, after] = [after, before];
  }
  const cost = at(before, count);
  if (cost === Infinity) return null;
  const breaks: number[] = [];
  for (let row = rows - 1, end = count; row > 0; row--) {
    end = at(starts, row * (count + 1) + end);
    breaks.unshift(end);
  }
  return { breaks, cost };
}

/** For each word, the word after the longest row that starts with it, and the fewest rows from it to the end. */
function reachOf({ count, starts, ends }: Measures, width: number) {
  const afterLast = new Int32Array(count);
  const fewest = new Int32Array(count + 1);
  for (let from = count - 1, end = count; from >= 0; from--) {
    while (end > from + 1 && at(ends, end - 1) - at(starts, from) > width) end--;
    afterLast[from] = end;
    fewest[from] = 1 + at(fewest, end);
  }
  return { afterLast, fewest };
}

function layoutOf(words: readonly RowWord[], breaks: readonly number[]): RowLayout {
  const rows = rowsOf(words.length, breaks);
  return { breaks, widest: Math.max(...rows.map(([from, to]) => widthOf(words, from, to))) };
}

/** First and last word of each row. */
function rowsOf(count: number, breaks: readonly number[]): (readonly [from: number, to: number])[] {
  const starts = [0, ...breaks];
  return starts.map((from, row) => [from, (starts[row + 1] ?? count) - 1] as const);
}

/** True if the last row is one short word. */
function hasWidow(words: readonly RowWord[], { breaks, widest }: RowLayout): boolean {
  const last = words.length - 1;
  return breaks.at(-1) === last && widthOf(words, last, last) < widest * WIDOW_SHARE;
}

/**
 * Finds a break within a phrase that could be at a pause of its two rows without a widow, for no more than a quarter of
 * the size, and the layout with the pause instead; null if there is none.
 */
export function findPauseMove(words: readonly RowWord[], layout: RowLayout, room: RowRoom): RowLayout | null {
  const needed = scaleOf(layout, room) * WORTH_A_PAUSE;
  const { breaks } = layout;
  let best: RowLayout | null = null;
  for (const [at, place] of breaks.entries()) {
    if (words[place - 1]?.boundary !== 'phrase') continue;
    const first = breaks[at - 1] ?? 0;
    const end = breaks[at + 1] ?? words.length;
    for (let other = first + 1; other < end; other++) {
      if (words[other - 1]?.boundary === 'phrase') continue;
      const moved = layoutOf(words, breaks.with(at, other));
      if (hasWidow(words, moved) || scaleOf(moved, room) < needed) continue;
      if (!best || scaleOf(moved, room) > scaleOf(best, room)) best = moved;
    }
  }
  return best;
}

/** Moves breaks within phrases to pauses while that is possible. */
function moveToPauses(words: readonly RowWord[], layout: RowLayout, room: RowRoom): RowLayout {
  const moved = findPauseMove(words, layout, room);
  // Every move leaves one break less within a phrase.
  return moved ? moveToPauses(words, moved, room) : layout;
}
