import type { TranslationChecks } from '../../catalogue.ts';
import { sourceIdOf } from '../shabadIds.ts';
import type { SourceLine } from '../sourceDatabase.ts';
import type { SourceReport } from './checkSource.ts';
import { WITHHELD_TRANSLATIONS } from './withheldTranslations.ts';
import { linesWithin } from './withholdTranslations.ts';

/**
 * The results of the checks that readers and clients learn of.
 *
 * @param texts all texts of the translation, the withheld ones among them
 */
export function checksOfTranslation(
  key: string,
  texts: ReadonlyMap<string, string>,
  report: SourceReport,
  lines: readonly SourceLine[],
): TranslationChecks {
  const truncated = new Set(
    report.findings.flatMap(({ check, translation, line }) =>
      check === 'truncation' && translation === key ? [line] : [],
    ),
  );
  const compared = report.endNumbers
    .filter(({ translation }) => translation === key)
    .flatMap((tally) => tally.compared);
  return {
    endNumbers:
      compared.length === 0
        ? null
        : { compared: compared.length, disagreeing: compared.filter(({ agrees }) => !agrees).length },
    truncatedLines: lines.flatMap(({ id }, index) => (truncated.has(id) ? [index] : [])),
    withheld: WITHHELD_TRANSLATIONS.filter(({ translation }) => translation === key).flatMap((range) => {
      const firstLine = lines.findIndex(({ id }) => id === range.first);
      const first = lines[firstLine];
      if (!first) return [];
      const within = linesWithin(lines, range);
      return {
        sourceId: sourceIdOf(first),
        firstLine,
        lastLine: firstLine + within.length - 1,
        count: within.filter((id) => texts.has(id)).length,
      };
    }),
  };
}
