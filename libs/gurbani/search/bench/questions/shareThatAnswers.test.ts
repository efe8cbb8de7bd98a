import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '../../src/node/index.ts';
import { shareThatAnswers } from './shareThatAnswers.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));

it('at least 55 % of the shown places of the reported half answer, and hardly any is unread [Q39]', async () => {
  const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
  const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
  const { share, shown, unread } = shareThatAnswers(
    corpus,
    (text, limit) =>
      engine
        .ask({ text }, { offset: 0, limit })
        .shabads.map(({ shabad, hits }) => ({ shabad, lines: hits.map(({ line }) => line) })),
    'reported',
  );
  expect(shown).toBeGreaterThan(45);
  expect(unread).toBeLessThanOrEqual(3);
  expect(share).toBeGreaterThanOrEqual(55);
});
