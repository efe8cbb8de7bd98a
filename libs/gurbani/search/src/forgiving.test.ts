import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { splitWords } from '@naad/gurbani-text';
import { evaluate } from '../bench/evaluation/evaluate.ts';
import { SEARCH_KINDS, type SearchKind } from '@naad/gurbani-model';
import type { SearchOrder } from './index.ts';
import { bareText } from './buildSearchIndex.ts';
import { loadSearchEngine } from './node/index.ts';

const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);

const FIRST = { offset: 0, limit: 20 };
const find = (kind: SearchKind, text: string, order: SearchOrder = 'rank') =>
  engine.search({ kind, text, order }, FIRST);
const textsOf = (lines: readonly number[]): string[] => lines.map((line) => corpus.unicode(line));

/** Two well-known lines: Guru Ramdas, shabad 3590, and the placeholder of many search fields. */
const DHAN = 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥';
const JO = 'ਜੋ ਮਾਗਹਿ ਠਾਕੁਰ ਅਪੁਨੇ ਤੇ ਸੋਈ ਸੋਈ ਦੇਵੈ ॥';

describe('the first line found', () => {
  it.each<[SearchKind, string, string]>([
    ['firstLetters', 'DDgrj', DHAN],
    ['firstLetters', 'DDrgjx', DHAN],
    ['firstLetters', 'DDrgsq', DHAN],
    ['firstLettersAnywhere', 'rgjsts', DHAN],
    ['gurmukhiWord', 'jo mwgih Twkur Apuny qy', JO],
    ['gurmukhiWord', 'ਮਾਗਹ ਠਾਕਰ ਅਪਨੇ', JO],
    ['gurmukhiWord', 'ਮਾਗਹਿ ਠਾਕੁਰ ਅਪੁਨੇ ਸੋਈ', JO],
    ['mainLetters', 'j mgh Tkr Apn q', JO],
    ['mainLetters', 'ਜ ਮਗਹ ਠਕਰ', JO],
    ['mainLetters', 'jmghTkrApnq', JO],
    ['mainLetters', 'ਮਗਹਠਕਰਅਪਨਤਸ', JO],
    ['mainLetters', 'ਮਗਹਠ ਕਰਅਪਨ', JO],
    ['mainLetters', 'DnDnrmds', DHAN],
    // Across numbers, which have no letters; with and without subjoined letters.
    ['mainLetters', 'ਮਰਮਹਲਘਰਅਜਲਅ', 'ਮਾਰੂ ਮਹਲਾ ੫ ਘਰੁ ੮ ਅੰਜੁਲੀਆ ॥'],
    ['mainLetters', 'ਰਸਰਦਰਚ', 'ਰਸੰ ਰੁਦ੍ਰ ਰਾਚੰ ॥੩੧॥'],
    ['mainLetters', 'ਰਸਰਦਰਰਚ', 'ਰਸੰ ਰੁਦ੍ਰ ਰਾਚੰ ॥੩੧॥'],
    ['romanized', 'jo mange thakur apne te soi', JO],
    ['romanized', 'jo maageh Thaakur apune te', JO],
    ['romanized', 'dhan dhan ramdas gur jin siria', DHAN],
    ['romanized', 'thaan than raamdaas guru jin', DHAN],
    ['romanizedFirstLetters', 'jmtatssd', JO],
    ['romanizedFirstLetters', 'ddrgjsts', DHAN],
    // With keys of the Gurmukhi layout: q is ਤ, f is ਡ [B49].
    ['romanizedFirstLetters', 'jmqaqssd', JO],
    ['romanizedFirstLetters', 'fdrgjsqs', DHAN],
  ])('is the wanted one for %s %s [B49]', (kind, text, line) => {
    expect(textsOf(find(kind, text).lines)[0]).toBe(line);
  });
});

describe('reasons', () => {
  const reasons = (kind: SearchKind, text: string) => find(kind, text).hits[0]?.reasons;
  it('distinguish letters as typed from letters with a typo', () => {
    expect(reasons('firstLetters', 'DDrgj')).toEqual([{ how: 'exact', words: [0, 1, 2, 3, 4] }]);
    expect(reasons('firstLetters', 'DDgrj')).toEqual([{ how: 'typo', words: [0, 1, 2, 3, 4] }]);
  });

  it('mark plain letters typed with a nukta as folded', () => {
    const hits = find('firstLetters', 'ਸ਼ਸ਼').hits.map(({ reasons: [reason] }) => reason?.how);
    expect(hits[0]).toBe('exact');
    expect(find('firstLetters', 'ਖ਼ਜਖਦਫ').hits.every(({ reasons: [reason] }) => reason?.how !== 'exact')).toBe(
      true,
    );
  });

  it('distinguish exact, folded and mistyped words', () => {
    expect(reasons('gurmukhiWord', 'ਮਾਗਹ ਠਾਕੁਰ ਅਪਨੇ')).toEqual([
      { how: 'exact', words: [2] },
      { how: 'folded', words: [1, 3] },
    ]);
    expect(reasons('gurmukhiWord', 'ਮਾਗਹਿ ਠਾਕੁਰ ਅਪੁਨੇ ਸੋਈ')).toEqual([{ how: 'typo', words: [1, 2, 3, 5] }]);
  });

  it('mark words that match by sound', () => {
    expect(reasons('romanized', 'dhan dhan ramdas gur')).toEqual([
      { how: 'exact', words: [0, 1, 3] },
      { how: 'sound', words: [2] },
    ]);
  });

  it('name words of the line, in order, for every kind', () => {
    const line = fc.integer({ min: 0, max: corpus.lineCount - 1 });
    fc.assert(
      fc.property(line, fc.constantFrom(...SEARCH_KINDS), (index, kind) => {
        const words = splitWords(bareText(corpus.unicode(index)))
          .slice(0, 3)
          .join(' ');
        const latin = corpus.transliteration(index, 'en').split(' ').slice(0, 4).join(' ');
        const text = kind === 'romanized' || kind === 'romanizedFirstLetters' ? latin : words;
        for (const { line: found, reasons } of find(kind, text).hits) {
          const count = splitWords(corpus.unicode(found)).length;
          for (const reason of reasons) {
            if (reason.how === 'translation') continue;
            expect(reason.words.length).toBeGreaterThan(0);
            expect(reason.words.toSorted((a, b) => a - b)).toEqual(reason.words);
            expect(reason.words.at(-1)).toBeLessThan(count);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('results', () => {
  it('have short lines first, headings last and equal lines together', () => {
    const { total } = find('firstLettersAnywhere', 'mp');
    const { lines } = engine.search(
      { kind: 'firstLettersAnywhere', text: 'mp' },
      { offset: 0, limit: total },
    );
    const isHeading = lines.map((line) => corpus.line(line).type === 'sirlekh');
    expect(isHeading).toContain(true);
    expect(isHeading.lastIndexOf(false)).toBeLessThan(isHeading.indexOf(true));
    const verses = lines
      .filter((_, position) => !isHeading[position])
      .map((line) => bareText(corpus.unicode(line)));
    // Lines of one work that are neither rahao nor in a bani are ordered by length alone.
    const inBani = new Set(corpus.catalogue.banis.flatMap((bani) => bani.lines.map(({ line }) => line)));
    const isPlain = (line: number): boolean =>
      corpus.line(line).sourceId === 'G' && corpus.line(line).type === 'pankti' && !inBani.has(line);
    const isOnce = (line: number): boolean =>
      verses.indexOf(bareText(corpus.unicode(line))) === verses.lastIndexOf(bareText(corpus.unicode(line)));
    const lengths = lines
      .filter((line) => isPlain(line) && isOnce(line))
      .map((line) => splitWords(bareText(corpus.unicode(line))).length);
    expect(lengths.length).toBeGreaterThan(10);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    const groups = verses.filter((text, position) => text !== verses[position - 1]);
    expect(groups).toHaveLength(new Set(groups).size);
  });

  it('have a rahao of the Granth before a line of the Dasam Granth that is as long or slightly shorter [Q28]', () => {
    const { total } = find('firstLettersAnywhere', 'mp');
    const query = { kind: 'firstLettersAnywhere', text: 'mp' } as const;
    const { lines } = engine.search(query, { offset: 0, limit: total });
    const wordsOf = (line: number): number => splitWords(bareText(corpus.unicode(line))).length;
    const positionOf = (source: string, type: string, words: number): number[] =>
      lines.flatMap((line, position) => {
        const each = corpus.line(line);
        return each.sourceId === source && each.type === type && wordsOf(line) === words ? [position] : [];
      });
    // 7 × 0.8 is less than 6 × 1.5, and 3 × 1.5 is less than 7 × 0.8: length still counts most.
    const rahaos = positionOf('G', 'rahao', 7);
    expect(Math.max(...rahaos)).toBeLessThan(Math.min(...positionOf('D', 'pankti', 6)));
    expect(Math.min(...rahaos)).toBeGreaterThan(Math.max(...positionOf('D', 'pankti', 3)));
    expect(engine.search({ ...query, order: 'corpus' }, { offset: 0, limit: total }).lines).not.toEqual(
      lines,
    );
  });

  it('have whole words before parts of words', () => {
    const { hits } = find('gurmukhiWord', 'ਰਾਮਦਾਸ');
    for (const { line } of hits) expect(splitWords(corpus.unicode(line))).toContain('ਰਾਮਦਾਸ');
  });

  it('are in corpus order on request', () => {
    for (const [kind, text] of [
      ['firstLetters', 'hhh'],
      ['gurmukhiWord', 'ਠਾਕੁਰ'],
      ['romanized', 'har naam'],
      ['mainLetters', 'ਹਰ ਨਮ'],
      ['romanizedFirstLetters', 'hnj'],
    ] as const) {
      const { lines } = find(kind, text, 'corpus');
      expect(lines.length).toBeGreaterThan(2);
      expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    }
  });

  it('are the same in pages as in whole, typos included', () => {
    for (const text of ['DDgrj', 'hhnjp', 'ਸ਼ਸ']) {
      const { total } = find('firstLettersAnywhere', text);
      const query = { kind: 'firstLettersAnywhere', text } as const;
      const whole = engine.search(query, { offset: 0, limit: total });
      const pages: number[] = [];
      for (let offset = 0; offset < total; offset += 7)
        pages.push(...engine.search(query, { offset, limit: 7 }).lines);
      expect(pages).toEqual(whole.lines);
      expect(new Set(pages).size).toBe(total);
    }
  });
});

describe('operators', () => {
  const all = (text: string, kind: SearchKind = 'gurmukhiWord'): number[] => [
    ...engine.search({ kind, text, order: 'corpus' }, { offset: 0, limit: corpus.lineCount }).lines,
  ];
  const having = (text: string): Set<number> => new Set(all(text));

  it('+ requires both parts, - excludes one', () => {
    const [first, second] = [having('"ਰਾਮਦਾਸ"'), having('"ਗੁਰੁ"')];
    expect(all('"ਰਾਮਦਾਸ" + "ਗੁਰੁ"')).toEqual([...first].filter((line) => second.has(line)));
    expect(all('"ਰਾਮਦਾਸ" -"ਗੁਰੁ"')).toEqual([...first].filter((line) => !second.has(line)));
  });

  it('* allows a gap between parts in order', () => {
    const lines = all('ਧੰਨੁ*ਸਿਰਿਆ');
    expect(textsOf(lines)).toContain(DHAN);
    for (const text of textsOf(lines)) expect(text).toMatch(/ਧੰਨੁ.*ਸਿਰਿਆ/);
    expect(textsOf(all('ਸਿਰਿਆ*ਧੰਨੁ'))).not.toContain(DHAN);
  });

  it('quotes require exact words', () => {
    for (const text of textsOf(all('"ਪ੍ਰਭ ਜੀਉ"'))) expect(` ${text} `).toContain(' ਪ੍ਰਭ ਜੀਉ ');
    expect(all('"ਪਰਭ ਜੀਉ"')).toEqual([]);
    expect(textsOf(all('"dhan dhan raamadaas"', 'romanized'))).toContain(DHAN);
    expect(all('"dhan dhan ramdas"', 'romanized')).toEqual([]);
  });

  it('a single run of letters stays at the start of the line', () => {
    expect(textsOf(all('DD*js', 'firstLetters'))).toContain(DHAN);
    expect(textsOf(all('rg*s', 'firstLetters'))).not.toContain(DHAN);
    expect(textsOf(all('rg+D', 'firstLetters'))).toContain(DHAN);
  });
});

describe('arbitrary text', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'+-*"\' ਕਖਿ੍a1\u0000\ud800\udc00'), maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.string({ unit: fc.constantFrom(...'+-*"“” '), minLength: 1, maxLength: 10_000 }),
    fc.string({
      unit: fc.constantFrom('\u0000', '\u0007', '\u001b', '\u007f', '\u2028', '\u202e', 'k', 'ਕ'),
      maxLength: 300,
    }),
    fc.string({
      unit: fc.constantFrom('\ud800', '\udbff', '\udc00', '\udfff', 'ਕ', 'k', '*'),
      maxLength: 300,
    }),
    fc.string({ unit: 'binary', minLength: 9_000, maxLength: 10_000, size: 'max' }),
  );

  it('gets consistent results from every kind of search', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SEARCH_KINDS), odd, fc.boolean(), (kind, text, isCorpus) => {
        const { total, lines, hits } = find(kind, text, isCorpus ? 'corpus' : 'rank');
        expect(lines).toHaveLength(Math.min(total, 20));
        expect(hits.map(({ line }) => line)).toEqual(lines);
        expect(new Set(lines).size).toBe(lines.length);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never breaks auto-detection, questions or nearby queries', () => {
    fc.assert(
      fc.property(odd, fc.option(fc.boolean()), (text, choice) => {
        const query = choice === null ? { text } : { text, isGurmukhi: choice };
        const { total, lines } = engine.searchAny(query, FIRST);
        expect(lines).toHaveLength(Math.min(total, 20));
        expect(engine.ask({ text }, FIRST).total).toBeGreaterThanOrEqual(0);
        expect(engine.nearby(query).every((each) => each.total > 0)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['k', 'ਕ', ' a', '*k', '+k', '-k', '"', '\ud800', 'ਿ', 'k i '])(
    'may be 10,000 characters of %j',
    (text) => {
      for (const kind of SEARCH_KINDS) {
        const { total, lines } = find(kind, text.repeat(10_000 / text.length));
        expect(lines).toHaveLength(Math.min(total, 20));
      }
    },
  );
});

/** A small sample of `npm run eval:search`, with floors a few points lower because fewer questions vary more. */
describe('the evaluation', () => {
  const rows = evaluate(corpus, engine, {
    half: 'reported',
    queries: 100,
    isWanted: (name) => !/[68], /.test(name) && !name.includes('anywhere'),
  });
  it.each([
    ['first letters 4, start', 'twenty', 90],
    ['first letters 5, start, one typo', 'ten', 58],
    ['first letters 7, start, one typo', 'ten', 92],
    ['phrase of 2-3 words, one vowel sign missing', 'ten', 85],
    ['main letters, 3-5 words', 'ten', 92],
    ['romanized, other scheme, 4-6 words', 'first', 92],
    ['romanized, other scheme, informal', 'first', 88],
    ['romanized, other scheme, informal', 'ten', 94],
  ] as const)('finds for “%s” in the %s at least %i of 100', (name, column, least) => {
    expect(rows.find(({ set }) => set === name)?.[column]).toBeGreaterThanOrEqual(least);
  });
});
