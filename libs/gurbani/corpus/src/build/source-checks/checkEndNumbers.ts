import type { SourceLine } from '../sourceDatabase.ts';
import { endNumbersOfLine } from './endNumbersOfLine.ts';
import { END_NUMBER_NOTATIONS, endNumbersOfTranslation } from './endNumbersOfTranslation.ts';
import { type CheckedTranslation, type SourceFinding, sourceFinding } from './sourceFinding.ts';

/** Consecutive numbers that disagree in a translation which stands beside other lines than its own. */
const MIN_RUN = 8;

/** Consecutive lines whose end numbers all disagree. */
export interface DisplacedStretch {
  /** The line after the last one before it that agrees, or the first of the work. */
  readonly first: string;
  /**
   * The last line before the next one that agrees which ends with a number or whose translation does, or the last of the
   * work.
   */
  readonly last: string;
}

/** End numbers of a translation of one work. A line is compared if it and its translation have numbers. */
export interface EndNumberTally {
  readonly translation: string;
  readonly work: number;
  readonly compared: readonly { readonly line: string; readonly agrees: boolean }[];
  readonly stretches: readonly DisplacedStretch[];
}

export interface EndNumberResult {
  readonly findings: readonly SourceFinding[];
  readonly tallies: readonly EndNumberTally[];
}

/**
 * Compares the numbers at the end of each verse with those of its translation. They disagree if they have none in
 * common, because a translator may leave out some of them, add a count of his own or give them in another order.
 *
 * @throws Error for a translation whose notation isn't known
 */
export function checkEndNumbers(
  linesByWork: ReadonlyMap<number, readonly SourceLine[]>,
  translations: readonly CheckedTranslation[],
): EndNumberResult {
  const findings: SourceFinding[] = [];
  const works = [...linesByWork].map(([work, lines]) => ({
    work,
    lines,
    numbers: lines.map(({ gurmukhi }) => endNumbersOfLine(gurmukhi)),
  }));
  const tallies = translations.flatMap(({ key, texts }): EndNumberTally[] => {
    const notation = END_NUMBER_NOTATIONS[key];
    if (notation === undefined)
      throw new Error(`How does ${key} number its verses? Add it to END_NUMBER_NOTATIONS.`);
    if (notation === null) return [];
    return works.flatMap(({ work, lines, numbers }) => {
      if (!lines.some(({ id }) => texts.has(id))) return [];
      const translated = lines.map(({ id }) => endNumbersOfTranslation(texts.get(id) ?? '', notation));
      const agreements = lines.map((line, index): boolean | null => {
        const expected = numbers[index] ?? [];
        const found = translated[index] ?? [];
        if (expected.length === 0 || found.length === 0) return null;
        const agrees = found.some((number) => expected.includes(number));
        if (!agrees)
          findings.push(sourceFinding('endNumbers', key, line, found.join(' '), expected.join(' ')));
        return agrees;
      });
      const compared = lines.flatMap(({ id }, index) => {
        const agrees = agreements[index] ?? null;
        return agrees === null ? [] : [{ line: id, agrees }];
      });
      const isNumbered = lines.map(
        (_, index) => (numbers[index] ?? []).length + (translated[index] ?? []).length > 0,
      );
      return [{ translation: key, work, compared, stretches: stretchesOf(lines, isNumbered, agreements) }];
    });
  });
  return { findings, tallies };
}

function stretchesOf(
  lines: readonly SourceLine[],
  isNumbered: readonly boolean[],
  agreements: readonly (boolean | null)[],
): DisplacedStretch[] {
  const stretches: DisplacedStretch[] = [];
  let first = 0;
  let run = 0;
  let lastNumbered = 0;
  const close = (last: number) => {
    const [from, to] = [lines[first], lines[last]];
    if (run >= MIN_RUN && from && to) stretches.push({ first: from.id, last: to.id });
    run = 0;
  };
  agreements.forEach((agrees, index) => {
    if (agrees === false) run++;
    if (agrees === true) {
      close(lastNumbered);
      first = index + 1;
    }
    if (isNumbered[index]) lastNumbered = index;
  });
  close(lines.length - 1);
  return stretches;
}
