import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { firstLetters, mainLetters } from '@naad/gurbani-text';
import { SEARCH_KINDS, SOURCE_IDS, type BaniId, type ShabadId } from '@naad/gurbani-model';
import type { SearchFilter, SearchQuery, SearchResults } from './index.ts';
import { defaultEnglish } from './index.ts';
import { loadSearchEngine } from './node/index.ts';

const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
const ALL = { offset: 0, limit: corpus.lineCount, isExplained: false };

/** Texts as people type them: pieces of real lines, some with a letter lost. */
const anyText = fc
  .tuple(
    fc.nat(corpus.lineCount - 1),
    fc.constantFrom('letters', 'main', 'words', 'latin', 'initials', 'english'),
    fc.integer({ min: 1, max: 6 }),
    fc.option(fc.nat(12), { freq: 2 }),
  )
  .map(([line, form, count, lost]) => {
    const words = corpus.unicode(line).split(' ').slice(0, count).join(' ');
    const latin = corpus.transliteration(line, 'en').split(' ').slice(0, count);
    const text = {
      letters: firstLetters(words),
      main: mainLetters(words),
      words,
      latin: latin.join(' '),
      initials: latin.map((word) => word.charAt(0)).join(''),
      english: (defaultEnglish(corpus, line) ?? '').split(' ').slice(0, count).join(' '),
    }[form];
    return lost === null ? text : text.slice(0, lost) + text.slice(lost + 1);
  });
const { writers, sections, banis } = corpus.catalogue;
const someOf = <T>(values: readonly T[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 3 });
const anyFilter: fc.Arbitrary<SearchFilter> = fc
  .record({
    source: someOf(SOURCE_IDS),
    writer: someOf(writers.map(({ id }) => id)),
    raag: someOf(sections.map(({ id }) => id)),
    ang: someOf([1, 12, 262, 917, 1429]),
    shabad: someOf([1, 39, 871, 3375, 3590].map((id) => id as ShabadId)),
    bani: someOf(banis.map(({ id }) => id)),
  })
  .map(({ source = null, writer = null, raag = null, ang = null, shabad = null, bani = null }) => ({
    source,
    writer,
    raag,
    ang,
    shabad,
    bani,
  }));

const isSubset = (few: SearchResults, many: SearchResults): boolean => {
  const all = new Set(many.lines);
  return few.lines.every((line) => all.has(line));
};

describe('a filter [Q6]', () => {
  it('never finds a line that the same search doesn’t find without it', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom(...SEARCH_KINDS),
        anyFilter,
        fc.constantFrom('rank' as const, 'corpus' as const),
        (text, kind, filter, order) => {
          const query: SearchQuery = { kind, text, order };
          const filtered = engine.search({ ...query, filter }, ALL);
          expect(isSubset(filtered, engine.search(query, ALL))).toBe(true);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('narrows auto-detection too, which keeps its guess', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText, fc.constantFrom('917', 'ang 917', 'G 12', 'vaar 12', 'dasam granth 12')),
        anyFilter,
        (text, filter) => {
          const { guess } = engine.searchAny({ text }, { offset: 0, limit: 1 });
          const filtered = engine.searchAny({ text, filter }, { offset: 0, limit: 100 });
          expect(filtered.guess).toEqual(guess);
          if (guess === null) return;
          const { kind, source = null } = guess;
          const everywhere = engine.search({ kind, text: guess.text, filter: { source } }, ALL);
          expect(isSubset(filtered, everywhere)).toBe(true);
        },
      ),
      { numRuns: 80 },
    );
  });

  it('finds exactly the lines inside it if all tiers are computed', () => {
    const query = { kind: 'gurmukhiWord', text: 'ਹਰਿ' } as const;
    const all = engine.search(query, ALL).lines;
    for (const bani of [2, 31, 90] as BaniId[]) {
      const lines = new Set(banis.find(({ id }) => id === bani)?.lines.map(({ line }) => line));
      const expected = all.filter((line) => lines.has(line));
      expect(engine.search({ ...query, filter: { bani } }, ALL).lines).toEqual(expected);
      if (bani !== 2) expect(expected.length).toBeGreaterThan(0);
    }
    const shabad = 871 as ShabadId;
    const inShabad = engine.search({ kind: 'gurmukhiWord', text: 'ਨਮਹ', filter: { shabad } }, ALL).lines;
    expect(inShabad.map((line) => corpus.shabad(corpus.line(line).shabadIndex).id)).toEqual(
      Array.from({ length: 4 }, () => shabad),
    );
  });

  it('finds nothing in an unknown shabad or bani, or in another work than the text names', () => {
    const query = { kind: 'gurmukhiWord', text: 'ਹਰਿ' } as const;
    expect(engine.search({ ...query, filter: { shabad: 99_999_999 as ShabadId } }, ALL).total).toBe(0);
    expect(engine.search({ ...query, filter: { bani: 8 as BaniId } }, ALL).total).toBe(0);
    expect(engine.searchAny({ text: 'G 917', filter: { source: 'D' } }, ALL).total).toBe(0);
    expect(engine.searchAny({ text: '917', filter: { source: 'D' } }, ALL).total).toBeGreaterThan(0);
  });

  it.each([
    ['firstLettersAnywhere', 'ਮਤਜਬੲ', 'D'],
    ['englishWord', 'lord', 'G'],
    ['englishWord', 'extended', 'D'],
    ['romanizedFirstLetters', 'rgjsts', 'B'],
  ] as const)('doesn’t relax %s for %s to fuzzy matches', (kind, text, source) => {
    const everywhere = engine.search({ kind, text }, ALL);
    const filtered = engine.search({ kind, text, filter: { source } }, ALL);
    expect(filtered.total).toBeLessThanOrEqual(everywhere.total);
    expect(isSubset(filtered, everywhere)).toBe(true);
  });
});

describe('fuzzy lines [Q7]', () => {
  it('are marked, and left out of a strict search without changing the others', () => {
    let fuzzy = 0;
    fc.assert(
      fc.property(anyText, fc.constantFrom(...SEARCH_KINDS), (text, kind) => {
        const all = engine.search({ kind, text }, ALL);
        const strict = engine.search({ kind, text, isStrict: true }, ALL);
        expect(strict.hits.some(({ isFuzzy }) => isFuzzy)).toBe(false);
        const others = all.hits.filter(({ isFuzzy }) => !isFuzzy).map(({ line }) => line);
        fuzzy += all.hits.length - others.length;
        // A fuzzy tier may have a line first that a later tier also has.
        for (const line of others) expect(strict.lines.includes(line)).toBe(true);
      }),
      { numRuns: 100, seed: 19 },
    );
    expect(fuzzy).toBeGreaterThan(0);
  });

  it('include every line whose match is a typo or a meaning', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...SEARCH_KINDS), (text, kind) => {
        const { hits } = engine.search({ kind, text, isStrict: true }, { offset: 0, limit: 50 });
        for (const { reasons } of hits.slice(0, 50)) {
          const [first] = reasons;
          const how = first?.how === 'translation' ? first.by : first?.how;
          expect(how).not.toBe('meaning');
        }
      }),
      { numRuns: 100 },
    );
    const [typo] = engine.search({ kind: 'firstLetters', text: 'ਧਧਗਰਜ' }, { offset: 0, limit: 1 }).hits;
    expect(typo).toMatchObject({ isFuzzy: true, reasons: [{ how: 'typo' }] });
  });
});

describe('facets [Q8]', () => {
  it('count all results by source, raag and writer, most first, in either order', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom(...SEARCH_KINDS),
        fc.constantFrom('rank' as const, 'corpus' as const),
        anyFilter,
        (text, kind, order, filter) => {
          const query: SearchQuery = { kind, text, order, filter };
          const { lines } = engine.search(query, ALL);
          const { facets, total } = engine.search(query, { offset: 0, limit: 3, hasFacets: true });
          if (!facets) throw new Error('There are no facets.');
          const sum = (counts: readonly { readonly count: number }[]): number =>
            counts.reduce((all, { count }) => all + count, 0);
          expect(sum(facets.sources)).toBe(total);
          for (const { value, count } of facets.sources)
            expect(lines.filter((line) => corpus.line(line).sourceId === value)).toHaveLength(count);
          for (const { value, count } of facets.writers.slice(0, 3))
            expect(lines.filter((line) => corpus.line(line).writer.id === value)).toHaveLength(count);
          for (const { value, count } of facets.raags.slice(0, 3))
            expect(lines.filter((line) => corpus.line(line).section.id === value)).toHaveLength(count);
          for (const counts of [facets.sources, facets.raags, facets.writers].map((each) =>
            each.map(({ count }) => count),
          ))
            expect(counts).toEqual(counts.toSorted((one, other) => other - one));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('are counted only on request', () => {
    expect(engine.search({ kind: 'ang', text: '1' }, { offset: 0, limit: 1 })).not.toHaveProperty('facets');
    const { facets } = engine.searchAny({ text: 'ਹਰਿ ਨਾਮ' }, { offset: 0, limit: 1, hasFacets: true });
    expect(facets?.sources[0]?.value).toBe('G');
  });
});
