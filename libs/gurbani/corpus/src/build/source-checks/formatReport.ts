import type { DatabaseName, SourceLine } from '../sourceDatabase.ts';
import type { SourceReport } from './checkSource.ts';
import { SOURCE_CHECKS, type SourceCheck, type SourceFinding } from './sourceFinding.ts';
import type { WithheldTranslation } from './withheldTranslations.ts';

/** Names that the report shows instead of ids. */
export interface ReportNames {
  readonly works: readonly DatabaseName[];
  readonly lines: readonly SourceLine[];
  readonly withheld: readonly WithheldTranslation[];
}

const TITLES: Readonly<Record<SourceCheck, string>> = {
  endNumbers: 'The number at the end of the translation is another than that of the verse',
  script: 'The text has letters of another script',
  language: 'The text is in another language',
  truncation: 'The text is cut in the middle of a sentence',
  duplicates: 'The same long text stands beside a line with other words',
  order: 'The line stands before the one it follows',
};

/** Formats the report as Markdown, to send to the maintainers of the source. */
export function formatReport(report: SourceReport, { works, lines, withheld }: ReportNames): string {
  const workNames = new Map(works.map(({ id, english }) => [id, english]));
  const nameOf = (work: number) => workNames.get(work) ?? `work ${String(work)}`;
  const texts = new Map(lines.map(({ id, gurmukhi }) => [id, gurmukhi]));
  const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
    [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
  const rowOf = ({ translation, work, line, page, found, expected }: SourceFinding) => [
    line,
    nameOf(work),
    page,
    translation ?? '',
    texts.get(line) ?? '',
    found,
    expected,
  ];
  const sections = SOURCE_CHECKS.flatMap((check) => {
    const findings = report.findings.filter((each) => each.check === check);
    if (findings.length === 0) return [];
    const head = ['Line', 'Work', 'Page', 'Translation', 'Text', 'Source has', 'Expected'];
    return [`## ${TITLES[check]} (${String(findings.length)})`, table(head, findings.map(rowOf))];
  });
  return [
    `# Findings in ${report.builtFrom}`,
    'Lines are named by their permanent ids in the source database.',
    '## End numbers compared',
    table(
      ['Translation', 'Work', 'Compared', 'Disagree'],
      report.endNumbers.map(({ translation, work, compared }) => [
        translation,
        nameOf(work),
        compared.length,
        compared.filter(({ agrees }) => !agrees).length,
      ]),
    ),
    '## Translations beside the wrong lines',
    table(
      ['Translation', 'Work', 'First line', 'Last line', 'Compared', 'Disagree'],
      withheld.map(({ translation, work, first, last, compared, disagreeing }) => [
        translation,
        nameOf(work),
        first,
        last,
        compared,
        disagreeing,
      ]),
    ),
    ...sections,
    '',
  ].join('\n\n');
}

/** A bar ends a cell, and a line break the table. */
const cell = (value: string | number) => String(value).replaceAll('|', '\\|').replace(/\s+/g, ' ');
