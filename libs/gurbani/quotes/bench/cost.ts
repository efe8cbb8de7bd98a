import { fileURLToPath } from 'node:url';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '@naad/gurbani-search/node';
import { createQuoteChecker } from '../src/index.ts';
import { hostileTexts } from './hostileTexts.ts';

/**
 * Measures texts that are expensive to check, within the server's budget: CPU time, the longest step, and how many
 * were left unchecked. `npm run cost -w @naad/gurbani-quotes -- --free latin` measures the sets with that in their
 * name without a budget.
 */
const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const BUDGET = process.argv.includes('--free')
  ? { passageMs: Infinity, textMs: Infinity }
  : { passageMs: 100, textMs: 250 };
const WARM_UP = { passageMs: 500, textMs: 1_000 };
const [nameFilter = ''] = process.argv.slice(2).filter((each) => !each.startsWith('--'));

const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const checker = createQuoteChecker(corpus, await loadSearchEngine(`${DIST}gurbani-search`, corpus));
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

function measure(text: string, budget = BUDGET) {
  const start = cpuMs();
  let last = start;
  let longestStep = 0;
  let unchecked = 0;
  for (const { kind } of checker.steps(text, { ...budget, spentMs: () => cpuMs() - start })) {
    const now = cpuMs();
    longestStep = Math.max(longestStep, now - last);
    last = now;
    if (kind === 'unchecked') unchecked++;
  }
  return { ms: cpuMs() - start, longestStep, unchecked: unchecked > 0 ? 1 : 0 };
}

const sets = Object.entries(hostileTexts(corpus)).filter(([name]) => name.includes(nameFilter));
// Warm up, so that compilation and lazily opened indexes don't count.
for (const [, [text = '']] of sets) measure(text, WARM_UP);
const rows = sets.map(([set, texts]) => {
  const measured = texts.map((text) => measure(text));
  const max = (values: number[]): number => Math.round(Math.max(...values) * 10) / 10;
  return {
    set,
    texts: texts.length,
    'mean ms': Math.round(measured.reduce((sum, { ms }) => sum + ms, 0) / texts.length),
    'max ms': max(measured.map(({ ms }) => ms)),
    'longest step ms': max(measured.map(({ longestStep }) => longestStep)),
    'left unchecked': measured.reduce((sum, { unchecked }) => sum + unchecked, 0),
  };
});
console.table(rows);
