import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadCorpus, writePackFolder } from '../node/packFolder.ts';
import { acknowledgeText, assertAcknowledged, fingerprintText } from './acknowledgedText.ts';
import { acknowledgeRoot, assertAcknowledgedRoot } from './acknowledgedRoot.ts';
import { assertCorpus } from './assertCorpus.ts';
import { buildCorpus } from './buildCorpus.ts';
import { assertSourceReviewed } from './source-checks/assertSourceReviewed.ts';
import { checkSource } from './source-checks/checkSource.ts';
import { withholdTranslations } from './source-checks/withholdTranslations.ts';
import { openSourceDatabase } from './sourceDatabase.ts';

const { values: options } = parseArgs({
  options: {
    acknowledge: { type: 'boolean', default: false },
    'acknowledge-root': { type: 'boolean', default: false },
    output: {
      type: 'string',
      default: fileURLToPath(new URL('../../../../../dist/@naad/gurbani-corpus', import.meta.url)),
    },
  },
});
const BYTES_PER_MB = 1e6;

const started = performance.now();
const report = (text: string): void => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${seconds.padStart(6)} s  ${text}\n`);
};

const database = openSourceDatabase();
const text = fingerprintText(database.builtFrom, database.lines());
if (options.acknowledge) {
  await acknowledgeText(text);
  report(`acknowledged the text of ${database.builtFrom}`);
} else {
  await assertAcknowledged(text);
  report(`read ${database.builtFrom}: the text is the acknowledged one`);
  const review = checkSource(database);
  assertSourceReviewed(review, database.lines());
  report(`checked the source: ${String(review.findings.length)} known findings`);
  const content = await buildCorpus(database, review);
  report('built the packs');
  const { packs, hash } = await writePackFolder(options.output, content);
  const megabytes = packs.reduce((sum, { bytes }) => sum + bytes, 0) / BYTES_PER_MB;
  report(`wrote ${String(packs.length)} packs, ${megabytes.toFixed(0)} MB, ${hash.slice(0, 12)}`);
  const corpus = await loadCorpus(options.output);
  assertCorpus(corpus, withholdTranslations(database));
  const { root } = corpus.receipts();
  const reviewed = { builtFrom: database.builtFrom, lines: corpus.lineCount, root };
  await (options['acknowledge-root'] ? acknowledgeRoot : assertAcknowledgedRoot)(reviewed);
  report('every line, id and count matches the source');
}
database.close();
report(`peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
