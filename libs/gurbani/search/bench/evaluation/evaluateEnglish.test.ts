import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadCorpus, readPackFolder } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '../../src/node/index.ts';
import { evaluateEnglish, openParaphraseRanking } from './evaluateEnglish.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));

it('search in translations meets its targets on a small sample of the reported half', async () => {
  const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
  const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
  const english = (await readPackFolder(`${DIST}gurbani-search`)).pack('english');
  const rows = evaluateEnglish(corpus, engine, {
    half: 'reported',
    queries: 150,
    paraphrase: {
      withTable: openParaphraseRanking(corpus, english, true),
      withoutTable: openParaphraseRanking(corpus, english, false),
    },
  });
  // The sample is always the same, so a failure isn't chance.
  expect(rows.filter(({ isMet }) => !isMet)).toEqual([]);
  expect(rows).toHaveLength(8);
});
