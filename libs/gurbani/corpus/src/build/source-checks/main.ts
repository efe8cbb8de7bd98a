import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openSourceDatabase } from '../sourceDatabase.ts';
import { checkSource } from './checkSource.ts';
import { WITHHELD_TRANSLATIONS } from './withheldTranslations.ts';
import { writeReport } from './writeReport.ts';

const { values: options } = parseArgs({
  options: {
    output: {
      type: 'string',
      default: fileURLToPath(new URL('../../../../../../dist/reports', import.meta.url)),
    },
  },
});

const database = openSourceDatabase();
const report = checkSource(database);
const paths = await writeReport(options.output, report, {
  works: database.works(),
  lines: database.lines(),
  withheld: WITHHELD_TRANSLATIONS,
});
database.close();
process.stdout.write(`${String(report.findings.length)} findings:\n${paths.join('\n')}\n`);
