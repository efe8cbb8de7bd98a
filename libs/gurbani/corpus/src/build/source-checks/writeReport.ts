import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceReport } from './checkSource.ts';
import { formatReport, type ReportNames } from './formatReport.ts';

/**
 * Writes the findings as `source-report.md` for people and `source-report.json` for programs.
 *
 * @returns the paths of both
 */
export async function writeReport(
  folder: string,
  report: SourceReport,
  names: ReportNames,
): Promise<readonly string[]> {
  const { builtFrom, endNumbers, findings } = report;
  const data = {
    builtFrom,
    endNumbers: endNumbers.map(({ translation, work, compared }) => ({
      translation,
      work,
      compared: compared.length,
      disagreeing: compared.filter(({ agrees }) => !agrees).length,
    })),
    withheld: names.withheld,
    findings,
  };
  const files = [
    [join(folder, 'source-report.md'), formatReport(report, names)],
    [join(folder, 'source-report.json'), `${JSON.stringify(data, null, 1)}\n`],
  ] as const;
  await mkdir(folder, { recursive: true });
  for (const [path, content] of files) await writeFile(path, content);
  return files.map(([path]) => path);
}
