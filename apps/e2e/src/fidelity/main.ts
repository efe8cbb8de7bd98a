/**
 * `npm run fidelity`: compares every line of the scripture with what the built site shows of it, wherever it shows it, and
 * prints a table. `--every=100` takes every hundredth shabad; words select surfaces by name: `npm run fidelity -- print`.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../../../chromium.shared.ts';
import { startBuiltServer } from '../startBuiltServer.ts';
import { loadExpectedLines } from './loadExpectedLines.ts';
import { SURFACES } from './surfaces.ts';

/** Faults shown of each surface. */
const MAX_SHOWN_FAULTS = 20;

const { values, positionals } = parseArgs({
  options: { every: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const every = Number(values.every);
if (!Number.isInteger(every) || every < 1) throw new Error('--every must be a whole number from 1.');
const surfaces = SURFACES.filter(
  ({ name }) => positionals.length === 0 || positionals.some((each) => name.includes(each)),
);
if (surfaces.length === 0) throw new Error(`No surface name contains any of: ${positionals.join(', ')}`);

const print = (line: string) => void process.stdout.write(`${line}\n`);
const count = (value: number) => value.toLocaleString('en');

const { expected, shabads } = await loadExpectedLines(every);
const server = await startBuiltServer();
const browser = await chromium.launch(CHROMIUM);
let hasFaults = false;
try {
  print(`| Surface | Lines equal, of ${count(expected.size)} | Exceptions |`);
  print('| --- | --- | --- |');
  for (const { name, check } of surfaces) {
    const { lines, faults, note } = await check({ browser, origin: server.origin, expected, shabads });
    const wrong = new Set(faults.map(({ verseId }) => verseId));
    print(`| ${name} | ${count(lines - wrong.size)} | ${note ?? (wrong.size === 0 ? 'none' : '')} |`);
    for (const { verseId, shown } of faults.slice(0, MAX_SHOWN_FAULTS)) {
      print(
        `    ${String(verseId)}: ${expected.get(verseId)?.unicode ?? 'no such line'} ≠ ${shown ?? 'missing'}`,
      );
    }
    hasFaults ||= faults.length > 0;
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = hasFaults ? 1 : 0;
