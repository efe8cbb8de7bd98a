import { TRANSLATORS } from '../buildCatalogue.ts';
import type { SourceDatabase, SourceLine } from '../sourceDatabase.ts';
import { checkDuplicates } from './checkDuplicates.ts';
import { checkEndNumbers, type EndNumberTally } from './checkEndNumbers.ts';
import { checkLanguage } from './checkLanguage.ts';
import { checkOrder } from './checkOrder.ts';
import { checkScript } from './checkScript.ts';
import { checkTruncation } from './checkTruncation.ts';
import type { CheckedTranslation, SourceFinding } from './sourceFinding.ts';

/** Everything in the source that contradicts itself. */
export interface SourceReport {
  readonly builtFrom: string;
  readonly endNumbers: readonly EndNumberTally[];
  readonly findings: readonly SourceFinding[];
}

/** Groups the lines of the source by its works. */
export function groupByWork(lines: readonly SourceLine[]): ReadonlyMap<number, readonly SourceLine[]> {
  const works = new Map<number, SourceLine[]>();
  for (const line of lines) {
    const work = works.get(line.sourceId);
    if (work) work.push(line);
    else works.set(line.sourceId, [line]);
  }
  return works;
}

/** Checks the source itself, before anything is built from it. Takes a few seconds. */
export function checkSource(database: SourceDatabase): SourceReport {
  const lines = database.lines();
  const translations = TRANSLATORS.map(({ language, field, from }): CheckedTranslation => ({
    key: `${language}.${field}`,
    language,
    texts: database.translations(from),
  }));
  const { findings, tallies } = checkEndNumbers(groupByWork(lines), translations);
  return {
    builtFrom: database.builtFrom,
    endNumbers: tallies,
    findings: [
      ...findings,
      ...checkScript(lines, translations),
      ...checkLanguage(lines, translations),
      ...checkTruncation(lines, translations),
      ...checkDuplicates(lines, translations),
      ...checkOrder(lines),
    ],
  };
}
