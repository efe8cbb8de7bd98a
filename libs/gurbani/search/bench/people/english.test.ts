import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { isInTuningHalf } from '../../src/english/associations.ts';
import { loadSearchEngine } from '../../src/node/index.ts';
import type { SearchEngine } from '../../src/index.ts';
import { ENGLISH } from './english.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));
const PAGE = { offset: 0, limit: 100 };
const MAX_RANK = 20;

describe('English as people remember it', () => {
  let corpus: Corpus;
  let engine: SearchEngine;
  const linesOf = new Map<string, readonly LineIndex[]>();
  beforeAll(async () => {
    corpus = await loadCorpus(`${DIST}gurbani-corpus`);
    engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
    for (let line = 0; line < corpus.lineCount; line++) {
      const text = corpus.unicode(line);
      linesOf.set(text, [...(linesOf.get(text) ?? []), line]);
    }
  });
  const shabadsOf = (lines: readonly LineIndex[]) => [
    ...new Set(lines.map((line) => corpus.line(line).shabadIndex)),
  ];

  it('names a line of the scripture for each query', () => {
    expect(ENGLISH.filter(({ unicode }) => !linesOf.has(unicode))).toEqual([]);
    expect(ENGLISH.length).toBeGreaterThanOrEqual(45);
  });

  it.each(['one box', 'own type'])(
    'is found with a mean reciprocal rank of .88 or more on the reported half, %s [Q38]',
    (way) => {
      const reported = ENGLISH.filter(({ unicode }) => {
        const [first = 0] = linesOf.get(unicode) ?? [];
        return !isInTuningHalf(corpus.line(first).shabadIndex);
      });
      const ranks = reported.map(({ typed, unicode }): number => {
        const { lines } =
          way === 'one box'
            ? engine.searchAny({ text: typed }, PAGE)
            : engine.search({ kind: 'englishWord', text: typed }, PAGE);
        const wanted = shabadsOf(linesOf.get(unicode) ?? []);
        const rank = shabadsOf(lines).findIndex((shabad) => wanted.includes(shabad));
        return rank >= 0 && rank < MAX_RANK ? 1 / (rank + 1) : 0;
      });
      expect(ranks.reduce((sum, each) => sum + each, 0) / ranks.length).toBeGreaterThanOrEqual(0.88);
    },
  );
});
