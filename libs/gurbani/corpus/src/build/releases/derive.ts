import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeEditions } from '../editions.ts';
import { readLineAliases } from '../lineAliases.ts';
import { openSourceDatabase } from '../sourceDatabase.ts';
import { deriveEditions } from './deriveEditions.ts';
import { openDatabase } from './openDatabase.ts';
import { findPackage } from './openRelease.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stdout.write(
    'Writes editions.json from a newer release of the source: npm run derive-editions -w @naad/gurbani-corpus -- <unpacked package>\n',
  );
  process.exit(2);
}
const { name, database } = findPackage(folder);
const { license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
  license: string;
};
const databaseSha256 = createHash('sha256').update(readFileSync(database)).digest('hex');
const source = openSourceDatabase();
const newer = openDatabase(database);
const { lines } = await readLineAliases();
const derived = deriveEditions(source, newer, lines);
await writeEditions({
  source: source.builtFrom,
  newer: name,
  databaseSha256,
  license,
  ...derived,
});
source.close();
newer.close();
const total = derived.runs.reduce((sum, run) => sum + run.lines, 0);
const attested = derived.runs.filter(({ edition }) => edition !== null);
const count = (runs: typeof attested) => String(runs.reduce((sum, run) => sum + run.lines, 0));
process.stdout.write(
  `${count(attested)} of ${String(total)} lines have an edition, ${count(attested.filter(({ hasPage }) => hasPage))} a page, ` +
    `${count(attested.filter(({ hasLine }) => hasLine))} a line on it.\n`,
);
