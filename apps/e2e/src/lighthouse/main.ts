/**
 * `npm run lighthouse`: Lighthouse scores of Home and every prose page on the built server, on a slow phone. Prints a
 * table, writes the reports to `dist/lighthouse/<page>.json`, and fails when a page is below the limits. `--runs=1`
 * measures once instead of three times; words select pages by name: `npm run lighthouse -- home`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../../../chromium.shared.ts';
import { SITE_ROUTES } from '../siteRoutes.ts';
import { freePort, startBuiltServer } from '../startBuiltServer.ts';
import { LIMITS, measure, type Scores } from './measure.ts';

const FOLDER = fileURLToPath(new URL('../../../../dist/lighthouse/', import.meta.url));

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1.');
const routes = SITE_ROUTES.filter(({ kind }) => kind === 'home' || kind === 'prose').filter(
  ({ name }) => positionals.length === 0 || positionals.some((each) => name.includes(each)),
);
if (routes.length === 0) throw new Error(`No page name contains any of: ${positionals.join(', ')}`);

const COLUMNS: readonly (keyof Scores)[] = ['performance', 'accessibility', 'bestPractices', 'seo'];
const HEADINGS = ['performance', 'accessibility', 'best practices', 'seo'];
const NAME_WIDTH = Math.max(...routes.map(({ name }) => name.length)) + 2;
const print = (line: string) => void process.stdout.write(`${line}\n`);

await mkdir(FOLDER, { recursive: true });
const server = await startBuiltServer();
const port = await freePort();
const browser = await chromium.launch({
  ...CHROMIUM,
  args: [...CHROMIUM.args, `--remote-debugging-port=${String(port)}`],
});
let isBelow = false;
try {
  print(''.padEnd(NAME_WIDTH) + HEADINGS.map((each) => each.padStart(16)).join(''));
  for (const { name, path: address } of routes) {
    try {
      const { scores, lost, report } = await measure(server.origin + address, port, runs);
      await writeFile(path.join(FOLDER, `${name}.json`), report);
      const cells = COLUMNS.map((each) => {
        const isEnough = scores[each] >= LIMITS[each];
        if (!isEnough) isBelow = true;
        return `${isEnough ? '' : 'too low: '}${String(scores[each])}`.padStart(16);
      });
      print(name.padEnd(NAME_WIDTH) + cells.join(''));
      for (const each of lost) print(`    ${each}`);
    } catch (error) {
      isBelow = true;
      print(`${name.padEnd(NAME_WIDTH)}  ${String(error)}`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
print(`\nMeasured each page ${String(runs)} times. Open the reports in ${FOLDER} with Lighthouse's viewer.`);
if (isBelow) {
  const wanted = COLUMNS.map((each, index) => `${HEADINGS[index] ?? each} ${String(LIMITS[each])}`);
  print(`Some pages are below the limits: ${wanted.join(', ')}.`);
  process.exitCode = 1;
}
