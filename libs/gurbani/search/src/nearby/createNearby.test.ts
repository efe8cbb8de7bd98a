import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import type { AnyQuery, SearchQuery } from '../index.ts';
import { SEARCH_KINDS } from '@naad/gurbani-model';
import { loadSearchEngine } from '../node/index.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));
const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);

const PAGE = { offset: 0, limit: 20 };
const total = (query: SearchQuery | AnyQuery): number =>
  ('kind' in query ? engine.search(query, PAGE) : engine.searchAny(query, PAGE)).total;
/** Queries near one that finds nothing, each as its change, kind and text. */
const near = (query: SearchQuery | AnyQuery) => {
  expect(total(query)).toBe(0);
  return engine.nearby(query).map((each) => `${each.change}: ${each.query.kind} ${each.query.text}`);
};

describe('near a query that finds nothing', () => {
  it('the same query with a wider filter comes first', () => {
    const filter = { source: 'B', writer: corpus.line(0).writer.id } as const;
    const [first] = engine.nearby({ kind: 'firstLetters', text: 'DDrgj', filter });
    expect(first).toEqual({
      query: { kind: 'firstLetters', text: 'DDrgj', filter: {}, order: 'rank' },
      total: 1,
      change: 'filter',
    });
    const narrowed = { kind: 'englishWord', text: 'ocean of mercy', filter: { ...filter, ang: 99 } } as const;
    const wider = engine.nearby(narrowed).filter(({ change }) => change === 'filter');
    expect(wider.length).toBeGreaterThan(0);
    for (const { query } of wider) expect(Object.keys(query.filter ?? {}).length).toBeLessThan(3);
  });

  it.each<[SearchQuery, string]>([
    [{ kind: 'ang', text: 'mercy' }, 'kind: englishWord mercy'],
    [{ kind: 'firstLetters', text: 'ਰਾਮਦਾਸ ਸਰੋਵਰਿ ਨਾਤੇ' }, 'kind: gurmukhiWord ਰਾਮਦਾਸ ਸਰੋਵਰਿ ਨਾਤੇ'],
    [{ kind: 'firstLetters', text: 'thakur apune te' }, 'kind: romanized thakur apune te'],
  ])('the same text with another kind of search is suggested: %o', (query, wanted) => {
    expect(near(query)).toContain(wanted);
  });

  it('the nearest spelling of an unknown word is suggested', () => {
    expect(near({ kind: 'gurmukhiWord', text: 'ਠਾਜੁਰ ਅਪੁਨੇ ਤੇ' })).toContain('text: gurmukhiWord ਠਾਕੁਰ ਅਪੁਨੇ ਤੇ');
    expect(near({ kind: 'mainLetters', text: 'ਜ ਮਗਹਜ਼ ਠਕਰ' })).toContain('text: mainLetters ਜ ਮਗਹ ਠਕਰ');
    expect(near({ kind: 'englishWord', text: 'benevvolentt' })).toContain('text: englishWord benevolent');
  });

  it('a shorter text is suggested', () => {
    expect(near({ kind: 'firstLetters', text: 'DDrgjxxx' })[0]).toBe('text: firstLetters ਧਧਰਗਜ');
    expect(near({ kind: 'romanizedFirstLetters', text: 'jmtatssdqqq' })).toContain(
      'text: romanizedFirstLetters jmtatssd',
    );
    expect(near({ kind: 'gurmukhiWord', text: 'nwnk + ਖਖਖਖਖ' })).toContain('text: gurmukhiWord ਨਾਨਕ');
  });

  it('the last page is suggested if the requested one is after it', () => {
    expect(near({ kind: 'ang', text: '1431', filter: { source: 'G' } })).toEqual(['text: ang 1430']);
  });

  it('suggestions follow the auto-detected kind', () => {
    expect(near({ text: 'ਧਧਰਗਜਖਖਖਗ' })[0]).toBe('text: firstLetters ਧਧਰਗਜ');
    expect(near({ text: 'mercy', filter: { writer: 9_999 } })[0]).toBe('filter: englishWord mercy');
  });

  it.each(['', '+', '*-"', '\u0000', '\ud800'])('nothing is suggested for %j', (text) => {
    for (const kind of SEARCH_KINDS) expect(engine.nearby({ kind, text })).toEqual([]);
    expect(engine.nearby({ text })).toEqual([]);
  });
});

it('every suggested query is distinct, differs from the original and finds its stated total', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'DrgjnhmsbkxzQ'), minLength: 4, maxLength: 12 }),
    fc.array(fc.constantFrom('mercy', 'ocaen', 'xqzt', 'ਠਾਜੁਰ', 'ਨਾਨਕ', 'thakrur', '-', '+'), {
      maxLength: 5,
    }),
  );
  const kind = fc.option(fc.constantFrom(...SEARCH_KINDS));
  const source = fc.constantFrom('G', 'B', null);
  fc.assert(
    fc.property(text, kind, source, (words, asked, named) => {
      const shared = { text: [words].flat().join(' '), filter: { source: named } };
      const query = asked === null ? shared : { ...shared, kind: asked };
      const found = engine.nearby(query);
      expect(found.length).toBeLessThanOrEqual(5);
      const keys = found.map((each) => JSON.stringify(each.query));
      expect(new Set(keys).size).toBe(keys.length);
      for (const each of found) {
        expect(each.total).toBeGreaterThan(0);
        expect(total(each.query)).toBe(each.total);
        expect(each.query).not.toEqual({ ...query, order: 'rank' });
      }
    }),
    { numRuns: 100 },
  );
});
