import { fileURLToPath } from 'node:url';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '../../src/node/index.ts';
import type { PeopleRow } from './evaluatePeople.ts';
import { evaluatePeople } from './evaluatePeople.ts';

/**
 * Asks what people type (see the README) and prints how high the wanted shabad is. `--tune` asks the half of the shabads
 * that the engine was tuned on; without it the other half is reported. `--misses` lists the queries of the one box
 * whose shabad isn't first.
 */
const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));
const half = process.argv.includes('--tune') ? 'tuning' : 'reported';
const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
const isListing = process.argv.includes('--misses');

const { oneBox, ownType } = evaluatePeople(corpus, engine, {
  half,
  onMiss({ typed }, set, rank) {
    if (!isListing) return;
    const { guesses, guess, total } = engine.searchAny({ text: typed }, { offset: 0, limit: 1 });
    const readings = guesses.map(({ kind }) => (kind === guess?.kind ? `*${kind}` : kind)).join(' ');
    const place = rank === 0 ? 'not found' : String(rank);
    console.log(`${set} ${typed}: ${place}; ${String(total)} lines as ${readings}`);
  },
});
const table = (rows: readonly PeopleRow[]): void => {
  console.table(
    rows.map(({ set, queries, mrr, first, five, twenty, nothing }) => ({
      set,
      queries,
      MRR: mrr.toFixed(3),
      'first %': first.toFixed(1),
      'top 5 %': five.toFixed(1),
      'top 20 %': twenty.toFixed(1),
      'nothing %': nothing.toFixed(1),
    })),
  );
};
console.log(`${half} half, one box`);
table(oneBox);
console.log('own type, and the one box where that finds nothing');
table(ownType);
