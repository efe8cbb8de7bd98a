import type { SourceLine } from '../sourceDatabase.ts';
import type { EndNumberTally } from './checkEndNumbers.ts';
import { groupByWork, type SourceReport } from './checkSource.ts';
import {
  OWN_NUMBERINGS,
  type OwnNumbering,
  WITHHELD_TRANSLATIONS,
  type WithheldTranslation,
} from './withheldTranslations.ts';
import { linesWithin } from './withholdTranslations.ts';

/** Larger shares of disagreeing end numbers mean that a translation stands beside other lines than its own. */
const MAX_DISAGREEING_SHARE = 0.05;

interface Reviewed {
  readonly withheld: readonly WithheldTranslation[];
  readonly ownNumberings: readonly OwnNumbering[];
}

/**
 * Checks that every translation that stands beside the wrong lines is withheld, and nothing else.
 *
 * @throws Error that says what to do
 */
export function assertSourceReviewed(
  { endNumbers }: Pick<SourceReport, 'endNumbers'>,
  lines: readonly SourceLine[],
  { withheld, ownNumberings }: Reviewed = {
    withheld: WITHHELD_TRANSLATIONS,
    ownNumberings: OWN_NUMBERINGS,
  },
): void {
  const works = groupByWork(lines);
  const problems = endNumbers.flatMap((tally) => problemsOf(tally, works.get(tally.work) ?? []));
  for (const { translation, work } of withheld) {
    if (!endNumbers.some((tally) => tally.translation === translation && tally.work === work))
      problems.push(`${translation} of work ${String(work)} is withheld, but has no end numbers`);
  }
  if (problems.length === 0) return;
  throw new Error(
    `The translations of the source need a review:\n${problems.map((each) => `  ${each}`).join('\n')}\n` +
      'Run `npm run source-report -w @naad/gurbani-corpus` and read the lines. List a stretch that stands beside the ' +
      'wrong lines in src/build/source-checks/withheldTranslations.ts, with the numbers measured here, and remove one ' +
      'that the source has corrected. A translator who counts differently belongs in OWN_NUMBERINGS.',
  );

  function problemsOf(tally: EndNumberTally, workLines: readonly SourceLine[]): string[] {
    const isOfTally = (each: OwnNumbering) =>
      each.translation === tally.translation && each.work === tally.work;
    const name = `${tally.translation} of work ${String(tally.work)}`;
    const ranges = withheld.filter(isOfTally);
    const found = ranges.flatMap((range) => problemsOfRange(range, tally, workLines, name));
    const hidden = new Set(ranges.flatMap((range) => linesWithin(workLines, range)));
    const left = tally.compared.filter(({ line }) => !hidden.has(line));
    const disagreeing = left.filter(({ agrees }) => !agrees).length;
    if (disagreeing > left.length * MAX_DISAGREEING_SHARE)
      found.push(`${name}: ${String(disagreeing)} of ${String(left.length)} end numbers disagree`);
    const explained = ownNumberings.filter(isOfTally);
    for (const { first, last } of tally.stretches) {
      const isKnown =
        hidden.has(first) || explained.some((each) => each.first === first && each.last === last);
      if (!isKnown) found.push(`${name}: no end number agrees from line ${first} to ${last}`);
    }
    return found;
  }
}

/** A range must be as measured, and be the whole work or a stretch in which no number agrees. */
function problemsOfRange(
  { first, last, compared, disagreeing }: WithheldTranslation,
  tally: EndNumberTally,
  workLines: readonly SourceLine[],
  name: string,
): string[] {
  const within = new Set(linesWithin(workLines, { first, last }));
  const measured = tally.compared.filter(({ line }) => within.has(line));
  const wrong = measured.filter(({ agrees }) => !agrees).length;
  const range = `${name}, lines ${first} to ${last}`;
  const found: string[] = [];
  if (measured.length !== compared || wrong !== disagreeing)
    found.push(
      `${range}: ${String(wrong)} of ${String(measured.length)} end numbers disagree, ` +
        `instead of ${String(disagreeing)} of ${String(compared)}`,
    );
  if (wrong <= measured.length * MAX_DISAGREEING_SHARE) found.push(`${range}: no longer to be withheld`);
  const isWhole = workLines[0]?.id === first && workLines.at(-1)?.id === last;
  if (!isWhole && !tally.stretches.some((each) => each.first === first && each.last === last))
    found.push(`${range}: isn't exactly a stretch in which no end number agrees`);
  return found;
}
