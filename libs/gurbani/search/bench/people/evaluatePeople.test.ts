import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '../../src/node/index.ts';
import type { PeopleRow } from './evaluatePeople.ts';
import { evaluatePeople } from './evaluatePeople.ts';
import { NAME_QUERIES } from './nameQueries.ts';
import { LINE_CATEGORIES, LINE_QUERIES, lineResolver } from './peopleSet.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));
const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);

/** The least MRR of a set in the reported half; the set is fixed, so a lower one isn't chance. */
const FLOORS: Readonly<Record<'oneBox' | 'ownType', Readonly<Record<string, number>>>> = {
  oneBox: {
    roman: 0.98,
    part: 0.81,
    letters: 0.92,
    gurmukhi: 0.96,
    script: 0.96,
    english: 0.96,
    mixed: 0.93,
    real: 0.95,
    name: 0.95,
    all: 0.96,
  },
  ownType: { letters: 0.9, gurmukhi: 0.96, script: 0.96, english: 0.96 },
};

describe('the queries that people type', () => {
  const linesOf = lineResolver(corpus);

  it('are at least 400, in every category, each typed once [Q20]', () => {
    const typed = LINE_QUERIES.map((query) => `${query.category} ${query.typed}`);
    expect(new Set(typed).size).toBe(typed.length);
    expect(LINE_QUERIES.length + NAME_QUERIES.length).toBeGreaterThanOrEqual(400);
    for (const each of LINE_CATEGORIES)
      expect(LINE_QUERIES.filter(({ category }) => category === each).length).toBeGreaterThan(10);
  });

  it('each want a line that is in the scripture [Q20]', () => {
    const wanted = new Set(LINE_QUERIES.map(({ unicode }) => unicode));
    expect([...wanted].filter((unicode) => linesOf(unicode).length === 0)).toEqual([]);
  });
});

describe('the half of the queries that nothing was tuned on', () => {
  const results = evaluatePeople(corpus, engine, { half: 'reported' });
  const belowFloor = (rows: readonly PeopleRow[], floors: Readonly<Record<string, number>>) =>
    rows.filter(({ set, mrr }) => mrr < (floors[set] ?? 0));

  it('finds its shabads in the one box at least as high as the floor of each category [Q21]', () => {
    expect(belowFloor(results.oneBox, FLOORS.oneBox)).toEqual([]);
  });

  it('finds its shabads by their own type at least as high as the floor [Q21]', () => {
    expect(belowFloor(results.ownType, FLOORS.ownType)).toEqual([]);
  });

  it('hardly ever finds nothing [Q21]', () => {
    expect(results.oneBox.find(({ set }) => set === 'all')?.nothing).toBeLessThan(1);
  });
});
