import type { WordStream } from './reading.ts';

/** A pair of aligned units, by index; -1 marks a gap on that side. */
export interface UnitPair {
  readonly quoted: number;
  readonly scripture: number;
}

export interface Unit {
  readonly text: string;
  /** Index of the word the unit belongs to. */
  readonly word: number;
  readonly isFirst: boolean;
  /** True for a letter with its signs; then the same letter with other signs costs less than another letter. */
  readonly isAkhar: boolean;
}

export interface Alignment {
  readonly pairs: readonly UnitPair[];
  /** Total difference in akhars; 0 when identical. */
  readonly cost: number;
}

/** Costs are added as whole numbers, which are exact and fast. */
const COSTS_PER_AKHAR = 20;
/** Cost of substituting an akhar: same letter with other signs, or another letter. */
const SIGN_CHANGED = 10;
const LETTER_CHANGED = 20;
const GAP = 16;
/** A small penalty keeps word starts aligned. */
const WORD_START_MISMATCH = 1;

export function unitsOf(stream: WordStream): Unit[] {
  return stream.words.flatMap(({ units, isLiteral }, word) =>
    units.map((text, index) => ({ text, word, isFirst: index === 0, isAkhar: isLiteral })),
  );
}

const textOf = (unit: Unit): string => unit.text;

/** Numbers the texts, equal ones alike: numbers compare faster than strings. */
function numbered(texts: readonly string[], known: Map<string, number>): Int32Array {
  return Int32Array.from(texts, (text) => {
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  });
}

/** Costs of aligning each unit of a passage (row) with each of the scripture (column). Equal units share a row. */
function pairCostsOf(quoted: readonly Unit[], scripture: readonly Unit[]): Uint8Array[] {
  const firstLetterOf = (unit: Unit): string => unit.text.charAt(0);
  const numbers = { texts: new Map<string, number>(), letters: new Map<string, number>() };
  const texts = numbered(scripture.map(textOf), numbers.texts);
  const letters = numbered(scripture.map(firstLetterOf), numbers.letters);
  const known = new Map<string, Uint8Array>();
  return quoted.map((unit) => {
    const { isFirst, isAkhar } = unit;
    const key = `${isFirst ? 'first' : ''} ${isAkhar ? 'akhar' : ''} ${unit.text}`;
    const before = known.get(key);
    if (before) return before;
    const text = numbers.texts.get(unit.text) ?? -1;
    // Only akhars can differ in signs alone.
    const letter = isAkhar ? (numbers.letters.get(firstLetterOf(unit)) ?? -1) : -1;
    const row = new Uint8Array(scripture.length);
    scripture.forEach((each, column) => {
      const wordStart = each.isFirst === isFirst ? 0 : WORD_START_MISMATCH;
      const substitution =
        texts[column] === text ? 0 : letters[column] === letter ? SIGN_CHANGED : LETTER_CHANGED;
      row[column] = wordStart + substitution;
    });
    known.set(key, row);
    return row;
  });
}

/** The lesser of two whole numbers, without a branch, which a processor would often mispredict. */
const least = (a: number, b: number): number => b + ((a - b) & ((a - b) >> 31));

/**
 * Aligns the whole passage with the part of the scripture where the cost is lowest; text before and after that part is
 * free.
 *
 * @param maxCost cost beyond which no alignment is wanted; the result then has no pairs and an infinite cost
 */
export function alignUnits(
  quoted: readonly Unit[],
  scripture: readonly Unit[],
  maxCost = Infinity,
): Alignment {
  const width = scripture.length + 1;
  /** Least cost of aligning the first units of the passage (row) so that they end at a unit of the scripture (column). */
  const costs = new Int32Array((quoted.length + 1) * width);
  const pairCosts = pairCostsOf(quoted, scripture);
  for (const [index, pairRow] of pairCosts.entries()) {
    const start = (index + 1) * width;
    let left = (index + 1) * GAP;
    let lowest = left;
    costs[start] = left;
    for (let column = 1; column < width; column++) {
      const above = start + column - width;
      const both = (costs[above - 1] ?? 0) + (pairRow[column - 1] ?? 0);
      left = least(both, least(costs[above] ?? 0, left) + GAP);
      costs[start + column] = left;
      lowest = least(lowest, left);
    }
    if (lowest > maxCost * COSTS_PER_AKHAR) return { pairs: [], cost: Infinity };
  }
  const last = quoted.length * width;
  let column = 0;
  for (let each = 1; each < width; each++) {
    if ((costs[last + each] ?? 0) < (costs[last + column] ?? 0)) column = each;
  }
  const cost = (costs[last + column] ?? 0) / COSTS_PER_AKHAR;
  const pairs: UnitPair[] = [];
  let row = quoted.length;
  while (row > 0) {
    const cell = row * width + column;
    const own = costs[cell] ?? 0;
    const both = column > 0 ? (costs[cell - width - 1] ?? 0) + (pairCosts[row - 1]?.[column - 1] ?? 0) : -1;
    const isBoth = own === both;
    const isAdded = !isBoth && own === (costs[cell - width] ?? 0) + GAP;
    pairs.push({ quoted: isBoth || isAdded ? row - 1 : -1, scripture: isAdded ? -1 : column - 1 });
    if (isBoth || isAdded) row--;
    if (!isAdded) column--;
  }
  return { pairs: pairs.reverse(), cost };
}

function countOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Bigrams of the units. */
function bigramsOf(units: readonly Unit[]): string[] {
  return units.slice(1).map(({ text }, index) => `${units[index]?.text ?? ''} ${text}`);
}

/** Number of units with an equal on the other side, each used once. */
function sharedCount(quoted: ReadonlyMap<string, number>, scripture: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [key, count] of quoted) shared += Math.min(count, scripture.get(key) ?? 0);
  return shared;
}

/** Only akhars can differ in signs alone. */
const letterOf = (unit: Unit): string => (unit.isAkhar ? unit.text.charAt(0) : unit.text);

/**
 * Lower bound of the alignment cost, in linear time; it saves aligning lines that can't be close. Every unit without
 * an equal left in the scripture costs at least a changed sign or letter, and every bigram missing from the scripture
 * costs a substitution or a gap, each of which breaks two bigrams at most.
 */
export function lowerBoundFor(quoted: readonly Unit[]): (scripture: readonly Unit[]) => number {
  const texts = countOf(quoted.map(textOf));
  const letters = countOf(quoted.map(letterOf));
  const bigrams = countOf(bigramsOf(quoted));
  const pairCost = (quoted.some(({ isAkhar }) => isAkhar) ? SIGN_CHANGED : GAP) / 2;
  return (scripture) => {
    const equal = sharedCount(texts, countOf(scripture.map(textOf)));
    const sameLetter = sharedCount(letters, countOf(scripture.map(letterOf)));
    const sharedBigrams = sharedCount(bigrams, countOf(bigramsOf(scripture)));
    const unitBound = GAP * (quoted.length - sameLetter) + SIGN_CHANGED * (sameLetter - equal);
    const pairBound = pairCost * (quoted.length - 1 - sharedBigrams);
    return Math.max(unitBound, pairBound) / COSTS_PER_AKHAR;
  };
}
