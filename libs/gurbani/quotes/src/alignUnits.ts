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

/** Cost of substituting an akhar: same letter with other signs, or another letter. */
const SIGN_CHANGED = 0.5;
const LETTER_CHANGED = 1;
const GAP = 0.8;
/** A small penalty keeps word starts aligned. */
const WORD_START_MISMATCH = 0.05;

export function unitsOf(stream: WordStream): Unit[] {
  return stream.words.flatMap(({ units, isLiteral }, word) =>
    units.map((text, index) => ({ text, word, isFirst: index === 0, isAkhar: isLiteral })),
  );
}

const textOf = (unit: Unit): string => unit.text;
const firstLetterOf = (unit: Unit): string => unit.text.charAt(0);

/** Numbers the units, equal texts alike: numbers compare faster than strings. */
function numbered(
  units: readonly Unit[],
  textOf: (unit: Unit) => string,
  known: Map<string, number>,
): Int32Array {
  return Int32Array.from(units, (unit) => {
    const text = textOf(unit);
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  });
}

/**
 * Aligns the whole passage with the part of the scripture where the cost is lowest; text before and after that part is
 * free.
 */
export function alignUnits(quoted: readonly Unit[], scripture: readonly Unit[]): Alignment {
  const width = scripture.length + 1;
  const costs = new Float32Array((quoted.length + 1) * width);
  /** 0: both; 1: a unit of the passage alone; 2: a unit of the scripture alone. */
  const steps = new Uint8Array(costs.length);
  const known = { texts: new Map<string, number>(), letters: new Map<string, number>() };
  const textNumbers = [quoted, scripture].map((units) => numbered(units, textOf, known.texts));
  const letterNumbers = [quoted, scripture].map((units) => numbered(units, firstLetterOf, known.letters));
  const isFirst = Uint8Array.from(scripture, (unit) => (unit.isFirst ? 1 : 0));
  const [quotedTexts, scriptureTexts] = textNumbers as [Int32Array, Int32Array];
  const [quotedLetters, scriptureLetters] = letterNumbers as [Int32Array, Int32Array];
  for (let row = 1; row <= quoted.length; row++) {
    costs[row * width] = row * GAP;
    steps[row * width] = 1;
    const unit = quoted[row - 1];
    if (!unit) continue;
    const text = quotedTexts[row - 1] ?? 0;
    // No letter is numbered -1: only akhars can differ in signs alone.
    const letter = unit.isAkhar ? (quotedLetters[row - 1] ?? 0) : -1;
    const first = unit.isFirst ? 1 : 0;
    for (let column = 1; column < width; column++) {
      const cell = row * width + column;
      const shift = isFirst[column - 1] === first ? 0 : WORD_START_MISMATCH;
      const substitution =
        scriptureTexts[column - 1] === text
          ? 0
          : scriptureLetters[column - 1] === letter
            ? SIGN_CHANGED
            : LETTER_CHANGED;
      const both = (costs[cell - width - 1] ?? 0) + shift + substitution;
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
/** Tolerance for costs summed in single precision. */
const ROUNDING = 0.01;

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
    return Math.max(unitBound, pairBound) - ROUNDING;
  };
}
