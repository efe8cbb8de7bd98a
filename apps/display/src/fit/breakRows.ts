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
  const costs = createCosts(words);
  return (room) => {
    let best: { layout: RowLayout; score: number; scale: number } | null = null;
    for (let rows = 1; rows <= words.length; rows++) {
      const tallest = room.height / (rows * room.rowHeight);
      // More rows only get smaller from here.
      if (best && tallest < best.scale * WORTH_LESS) break;
      const candidates = candidatesOf.get(rows) ?? candidatesFor(words, rows, costs);
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

type RowCost = (from: number, to: number, width: number) => number;

/** Returns the cost of a row from one word to another, in a block of a width. */
function createCosts(words: readonly RowWord[]): RowCost {
  const boundaryOf = (index: number) => words[index]?.boundary ?? 'main';
  // Number of pauses before each word, so that those within a row are a difference.
  const mains = [0];
  const yamkis = [0];
  for (const { boundary } of words) {
    mains.push((mains.at(-1) ?? 0) + (boundary === 'main' ? 1 : 0));
    yamkis.push((yamkis.at(-1) ?? 0) + (boundary === 'yamki' ? 1 : 0));
  }
  const within = (sums: readonly number[], from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
  return (from, to, width) => {
    const own = widthOf(words, from, to);
    const main = within(mains, from, to);
    const yamki = within(yamkis, from, to);
    const isLast = to === words.length - 1;
    const hasPhraseBreak = !isLast && boundaryOf(to) === 'phrase';
    const startsInPhrase = from > 0 && boundaryOf(from - 1) === 'phrase';
    let cost = COST.ragged * (1 - own / width) ** 2 + COST.mainWithin * main + COST.yamkiWithin * yamki;
    if (hasPhraseBreak) cost += COST.phraseBreak;
    else if (!isLast && boundaryOf(to) === 'yamki') cost += COST.yamkiBreak;
    const passed = main > 0 ? COST.passedMain : yamki > 0 ? COST.passedYamki : 0;
    cost += passed * (Number(hasPhraseBreak) + Number(startsInPhrase));
    if (from === to && words.length > 1 && own < width * WIDOW_SHARE)
      cost += isLast ? COST.widow : COST.shortWord;
    return cost;
  };
}

function widthOf(words: readonly RowWord[], from: number, to: number): number {
  return (words[to]?.end ?? 0) - (words[from]?.start ?? 0);
}

/** Growth of the width from one tried block to the next, and the widest in relation to the narrowest. */
const WIDTH_STEP = 1.03;
const WIDTH_RANGE = 1.9;

/** The cheapest layouts with a number of rows, in blocks of several widths. */
function candidatesFor(words: readonly RowWord[], rows: number, costOf: RowCost): Candidate[] {
  const whole = widthOf(words, 0, words.length - 1);
  const longestWord = Math.max(...words.map(({ start, end }) => end - start));
  const narrowest = Math.max(longestWord, whole / rows);
  if (rows === 1)
    return [{ layout: { breaks: [], widest: whole }, cost: costOf(0, words.length - 1, whole) }];
  const found: Candidate[] = [];
  for (let width = narrowest; width <= narrowest * WIDTH_RANGE; width *= WIDTH_STEP) {
    const candidate = cheapestRows(words, rows, width, costOf);
    if (candidate) found.push(candidate);
  }
  return found;
}

/** The cheapest layout whose rows fit a width; null if there is none. */
function cheapestRows(
  words: readonly RowWord[],
  rows: number,
  width: number,
  costOf: RowCost,
): Candidate | null {
  const count = words.length;
  // Cost of the best layout of the words before an index in the rows so far, and the start of its last row.
  let before: number[] = [0, ...Array.from({ length: count }, () => Infinity)];
  const starts: number[][] = [];
  for (let row = 0; row < rows; row++) {
    const after = Array.from({ length: count + 1 }, () => Infinity);
    const start = Array.from({ length: count + 1 }, () => -1);
    for (let from = row; from < count; from++) {
      const sofar = before[from] ?? Infinity;
      if (sofar === Infinity) continue;
      for (let to = from; to < count && widthOf(words, from, to) <= width * 1.0001; to++) {
        const cost = sofar + costOf(from, to, width);
        if (cost >= (after[to + 1] ?? Infinity)) continue;
        after[to + 1] = cost;
        start[to + 1] = from;
      }
    }
    starts.push(start);
    before = after;
  }
  const cost = before[count] ?? Infinity;
  if (cost === Infinity) return null;
  const breaks: number[] = [];
  let end = count;
  for (let row = rows - 1; row > 0; row--) {
    end = starts[row]?.[end] ?? 0;
    breaks.unshift(end);
  }
  return { layout: layoutOf(words, breaks), cost };
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
