import type { WordStream } from './wordStream.ts';

/** An akhar of the passage beside one of the scripture; -1 where the one or the other has none. */
export interface UnitPair {
  readonly quoted: number;
  readonly scripture: number;
}

export interface Unit {
  readonly text: string;
  /** The word it belongs to. */
  readonly word: number;
  readonly isFirst: boolean;
  /** Whether it is a letter with its signs, so that one with other signs is nearer than another letter. */
  readonly isAkhar: boolean;
}

export interface Alignment {
  readonly pairs: readonly UnitPair[];
  /** What differs, in akhars: 0 for nothing. */
  readonly cost: number;
}

/** What it costs to take one akhar for another of the same letter, or of another. */
const OTHER_SIGN = 0.5;
const OTHER_LETTER = 1;
const GAP = 0.8;
/** Words stay together rather than that their first akhars go apart. */
const OTHER_PLACE = 0.05;

export function unitsOf(stream: WordStream): Unit[] {
  return stream.words.flatMap(({ units, isLiteral }, word) =>
    units.map((text, place) => ({ text, word, isFirst: place === 0, isAkhar: isLiteral })),
  );
}

function costOf(quoted: Unit, scripture: Unit): number {
  const place = quoted.isFirst === scripture.isFirst ? 0 : OTHER_PLACE;
  if (quoted.text === scripture.text) return place;
  const isSameLetter = quoted.isAkhar && quoted.text.charAt(0) === scripture.text.charAt(0);
  return place + (isSameLetter ? OTHER_SIGN : OTHER_LETTER);
}

/**
 * Lays all of a passage on that part of the scripture where the least differs; what stands before and behind that part
 * costs nothing.
 */
export function alignUnits(quoted: readonly Unit[], scripture: readonly Unit[]): Alignment {
  const width = scripture.length + 1;
  const costs = new Float32Array((quoted.length + 1) * width);
  /** 0 both, 1 the passage alone, 2 the scripture alone. */
  const steps = new Uint8Array(costs.length);
  for (let row = 1; row <= quoted.length; row++) {
    costs[row * width] = row * GAP;
    steps[row * width] = 1;
    const unit = quoted[row - 1];
    for (let column = 1; column < width; column++) {
      const cell = row * width + column;
      const other = scripture[column - 1];
      if (!unit || !other) continue;
      const both = (costs[cell - width - 1] ?? 0) + costOf(unit, other);
      const added = (costs[cell - width] ?? 0) + GAP;
      const missing = (costs[cell - 1] ?? 0) + GAP;
      const least = Math.min(both, added, missing);
      costs[cell] = least;
      steps[cell] = least === both ? 0 : least === added ? 1 : 2;
    }
  }
  let column = 0;
  const last = quoted.length * width;
  for (let each = 1; each < width; each++) {
    if ((costs[last + each] ?? 0) < (costs[last + column] ?? 0)) column = each;
  }
  const cost = costs[last + column] ?? 0;
  const pairs: UnitPair[] = [];
  let row = quoted.length;
  while (row > 0) {
    const step = steps[row * width + column];
    pairs.push({ quoted: step === 2 ? -1 : row - 1, scripture: step === 1 ? -1 : column - 1 });
    if (step !== 2) row--;
    if (step !== 1) column--;
  }
  return { pairs: pairs.reverse(), cost };
}
