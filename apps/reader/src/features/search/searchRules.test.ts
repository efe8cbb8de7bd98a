import { type MatchReason, parseVerseId, queryProblem, SEARCH_TYPES } from '@naad/gurbani-model';
import { rejectedLetters, toWords } from '@naad/gurbani-text';
import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { describe, expect, it } from 'vitest';
import { english } from '@naad/ui-i18n/testing';
import { editDraft, type GurmukhiDraft, startDraft } from './SearchForm/useSearchForm.ts';
import { matchedWords } from './matchedWords.ts';
import { foundHref, parseFoundWords } from './foundHref.ts';
import { parseOffset, parseSearchChoice } from './parseSearchChoice.ts';
import { initialChoice, rememberedChoice } from './rememberedChoice.ts';
import { DEFAULT_CHOICE, searchHref } from './searchChoice.ts';
import { ALL_TYPES, keyboardOf, problemMessage, searchExamples } from './searchTypes.ts';
import { writerOptions } from './SearchForm/SearchFilters.tsx';

const read = (query: string) => parseSearchChoice(new URLSearchParams(query));

describe('the search in an address', () => {
  it('has the defaults of a first visit if empty', () => {
    expect(read('')).toEqual(DEFAULT_CHOICE);
    expect(read('type=77&source=Z&writer=x')).toEqual(DEFAULT_CHOICE);
  });

  it('is the same after a round trip [S2.5, S3.10]', () => {
    const choice = {
      query: 'ਧਧਰਗਜ & 100% a+b',
      type: SEARCH_TYPES.englishWord,
      source: 'G',
      writer: 4,
    } as const;
    const { search } = new URL(searchHref(choice, 3), 'http://naad');
    expect(parseSearchChoice(new URLSearchParams(search))).toEqual(choice);
    expect(parseOffset(new URLSearchParams(search))).toBe(3);
  });

  it('reads a query that an old link encoded twice, and one that only looks like it', () => {
    expect(read('q=a%2520b%2526c').query).toBe('a b&c');
    expect(read('q=100%25').query).toBe('100%');
    expect(read('q=100%25zz').query).toBe('100%zz');
  });

  it('trims the query [B28, S5.1]', () => {
    expect(read('q=+abc+').query).toBe('abc');
    expect(searchHref({ ...DEFAULT_CHOICE, query: ' abc ' })).toBe(
      '/search?q=abc&type=8&source=all&writer=all',
    );
  });

  it('has the script of auto-detect [B27, S2.6, S3.11]', () => {
    const choice = { ...DEFAULT_CHOICE, query: 'ਧਧ', type: 8, isGurmukhi: true } as const;
    expect(searchHref(choice)).toMatch(/&type=8&.*&autoDetectGurmukhi=true$/);
    expect(searchHref({ ...choice, type: 0 })).not.toContain('autoDetect');
    const { search } = new URL(searchHref(choice), 'http://naad');
    expect(parseSearchChoice(new URLSearchParams(search))).toEqual(choice);
    const id = parseVerseId(12) ?? expect.unreachable();
    expect(foundHref(choice, { shabadId: 1, id })).toMatch(/autoDetectGurmukhi=true$/);
  });

  it('has the found words of a line and of its translation', () => {
    const id = parseVerseId(12) ?? expect.unreachable();
    const wordsIn = (matches: readonly MatchReason[]) =>
      parseFoundWords(
        new URL(foundHref(DEFAULT_CHOICE, { shabadId: 1, id, matches }), 'http://naad').searchParams,
      );
    const translated = { how: 'translation', translator: 'en.ms', by: 'exact', words: [7] } as const;
    const translation = { key: 'en.ms', words: [7] };
    expect(wordsIn([{ how: 'exact', words: [0, 12] }, { how: 'typo', words: [3] }, translated])).toEqual({
      line: [0, 12, 3],
      translation,
    });
    expect(wordsIn([translated])).toEqual({ line: [], translation });
    expect(wordsIn([translated, { ...translated, translator: 'en.ssk', words: [1] }])).toEqual({
      line: [],
      translation,
    });
    expect(parseFoundWords(new URLSearchParams('words=x..1e9&in=en.ms:y'))).toEqual({
      line: [1, 9],
      translation: null,
    });
  });

  it('leads to the page for a page number [B4]', () => {
    expect(searchHref({ ...DEFAULT_CHOICE, type: 5, query: '123', source: 'D' })).toBe(
      '/ang?ang=123&source=D',
    );
    expect(searchHref({ ...DEFAULT_CHOICE, type: 5, query: '917' })).toBe('/ang?ang=917&source=G');
  });

  it('is added to the shabad link of a found line [S2.11]', () => {
    const id = parseVerseId(12) ?? expect.unreachable();
    expect(foundHref({ ...DEFAULT_CHOICE, query: 'ab' }, { shabadId: 3590, id })).toBe(
      '/shabad?id=3590&q=ab&type=8&source=all&highlight=12',
    );
  });
});

describe('the search types', () => {
  const ORDER = [0, 1, 7, 6, 2, 3, 4, 5, 8, 9];

  it('are in the specified order [B12]', () => {
    expect(ALL_TYPES.map(({ type }) => type)).toEqual(ORDER);
  });

  it.each(ALL_TYPES)('have a valid example: $example', ({ type, example }) => {
    expect(queryProblem(example, type)).toBeNull();
    if (type === SEARCH_TYPES.mainLetters) expect(rejectedLetters(example)).toBe(0);
  });

  it('have three examples for auto-detect in the chosen script, otherwise one [B26]', () => {
    expect(searchExamples(8, false)).toEqual(['ocean of peace', 'jo mange thakur apne te soi', 'jmtastssd']);
    expect(searchExamples(8, true)).toHaveLength(3);
    for (const example of searchExamples(8, true)) expect(example).toMatch(/^[ਁ-ੵ ]+$/);
    expect(searchExamples(5, false)).toEqual(['917']);
  });

  it.each([
    [0, true, { layout: 'letters', hasSpace: false }],
    [1, true, { layout: 'letters', hasSpace: false }],
    [2, true, { layout: 'words', hasSpace: true }],
    [6, true, { layout: 'letters', hasSpace: true }],
    [8, true, { layout: 'letters', hasSpace: true }],
    [8, false, null],
    [3, false, null],
    [5, false, null],
  ] as const)('have a keyboard if it helps [B29]: %i', (type, isGurmukhi, expected) => {
    expect(keyboardOf(type, isGurmukhi)).toEqual(expected);
  });
});

describe('a search by main letters [B18, B19, S5.8]', () => {
  it.each([...'WyYwOouiIUNHRM'])('rejects the key %s', (key) => {
    expect(rejectedLetters(`jmg${key}`)).toBe(1);
  });

  it.each([
    ['ਨਾਮੁ', 2],
    ['ਸਤਿ ਨਾਮੁ', 3],
    ['ਆ', 1],
    ['ਗ੍ਰੰਥ', 2],
    ['ਕ੍ਰਿਸ਼ਨ', 2],
    ['ਨੰ', 1],
  ])('rejects the same signs in Gurmukhi: %s', (text, count) => {
    expect(rejectedLetters(text)).toBe(count);
  });

  it.each(['ੳ ਅ ੲ ਸ਼ ਜ਼ ਓ ੴ', 'j mgh Tkr Apn q', 'qQdD^&\\|`', '123'])('accepts other letters: %s', (text) => {
    expect(rejectedLetters(text)).toBe(0);
  });
});

describe('the initial options of a form [B22]', () => {
  const kept = { searchType: 2, searchSource: 'D', searchWriter: 47, isSearchGurmukhi: true } as const;
  const begin = (change: Partial<Parameters<typeof initialChoice>[0]>) =>
    initialChoice({ initial: DEFAULT_CHOICE, kept, size: 'full', types: ALL_TYPES, ...change });

  it('are the remembered ones', () => {
    expect(begin({})).toEqual({ query: '', type: 2, source: 'D', writer: 47, isGurmukhi: true });
    const first = { searchType: 8, searchSource: 'all', searchWriter: 0, isSearchGurmukhi: false } as const;
    expect(begin({ kept: first })).toEqual(DEFAULT_CHOICE);
  });

  it('are those of the address if it has any', () => {
    for (const change of [{ query: 'ਧਧ' }, { type: 3 }, { source: 'G' }, { writer: 4 }] as const) {
      const initial = { ...DEFAULT_CHOICE, ...change };
      expect(begin({ initial })).toEqual(initial);
    }
  });

  it('are the one box on a first visit, and a type that was chosen is kept [B11, Q40]', () => {
    expect(begin({ kept: DEFAULT_PREFERENCES })).toEqual({ query: '', type: 8, source: null, writer: null });
    expect(begin({ kept: { ...DEFAULT_PREFERENCES, searchType: 0 } }).type).toBe(0);
  });

  it("have no filter that the form doesn't show", () => {
    expect(begin({ size: 'compact' })).toMatchObject({ type: 2, source: null, writer: null });
  });

  it("have no type or source that isn't available any more", () => {
    const types = ALL_TYPES.filter(({ type }) => type !== 7);
    expect(begin({ types, kept: { ...kept, searchType: 7 } })).toEqual(DEFAULT_CHOICE);
    expect(begin({ kept: { ...kept, searchSource: 'Z' } })).toMatchObject({ source: null });
    const initial = { ...DEFAULT_CHOICE, query: 'ਧਧ', type: 7 } as const;
    expect(begin({ types, initial })).toEqual({ ...initial, type: 8 });
  });

  it('are remembered as chosen, in a compact form only as far as it shows them', () => {
    const choice = { query: 'x', type: 8, source: 'G', writer: 4, isGurmukhi: true } as const;
    expect(rememberedChoice(choice, kept, 'full')).toEqual({
      searchType: 8,
      searchSource: 'G',
      searchWriter: 4,
      isSearchGurmukhi: true,
    });
    expect(rememberedChoice(DEFAULT_CHOICE, kept, 'compact')).toEqual({
      ...kept,
      searchType: 8,
      isSearchGurmukhi: false,
    });
    expect(rememberedChoice(DEFAULT_CHOICE, kept, 'full')).toMatchObject({
      searchSource: 'all',
      searchWriter: 0,
    });
  });
});

describe('a query', () => {
  it.each([
    ['', 0, 'Enter 2 characters minimum.'],
    ['ਧ', 0, 'Enter 2 characters minimum.'],
    [' ਧ ', 1, 'Enter 2 characters minimum.'],
    ['ਧਧ', 0, null],
    ['ab', 3, null],
    ['12a', 5, 'Enter numbers only.'],
    ['', 5, 'Enter numbers only.'],
    ['7', 5, null],
    ['jo mange thakur', 4, 'Enter 4 words minimum.'],
    ['jo mange  thakur ', 4, 'Enter 4 words minimum.'],
    [' jo mange thakur apne', 4, null],
    ['j', 7, 'Enter 2 characters minimum.'],
    ['a', 9, 'Enter 2 characters minimum.'],
    ['ਧ', 8, null],
    [' ', 8, 'Enter 1 character minimum.'],
  ] as const)('of %j in type %i: %s [S5.3, B13]', (query, type, problem) => {
    const found = queryProblem(query, type);
    expect(found && problemMessage(found, 0).message).toBe(problem);
  });
});

it.each([
  ['0', false],
  ['1', true],
  ['40', true],
  ['41', false],
] as const)('ang %s of a source with 40 is valid: %s [B16]', (query, isFine) => {
  const problem = queryProblem(query, 5, 40);
  expect(problem && english._(problemMessage(problem, 40))).toBe(
    isFine ? null : 'Enter a number from 1 to 40.',
  );
});

describe('the writers of a source [B23]', () => {
  const writers = [1, 4, 22, 47, 48, 49, 50, 53].map((id) => ({ id, english: `Writer ${String(id)}` }));
  it.each([
    [null, [null, 1, 4, 22, 47, 48, 49, 50, 53]],
    ['G', [null, 1, 4]],
    ['A', [null, 1, 4, 22, 47, 48, 49, 53]],
    ['D', [47]],
    ['B', [22]],
    ['S', [49]],
    ['N', [48]],
    ['R', [null, 47, 48, 49, 50, 53]],
  ] as const)('of %s are %j [S5.9, B23]', (source, ids) => {
    expect(writerOptions(english, writers, source).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the matched words of a line', () => {
  const words = toWords('ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥', []);
  it.each([
    [0, 'DDrgj', [0, 1, 2, 3, 4]],
    [0, 'ਧਧਰਗਜ', [0, 1, 2, 3, 4]],
    [0, 'rg', []],
    [1, 'rgj', [2, 3, 4]],
    [1, 'xyz', []],
    [2, 'rwmdws guru', [2, 3]],
    [2, 'ਦਾਸ ਗੁ', [2, 3]],
    [2, 'ਹਰਿ', []],
    [3, 'blessed', []],
  ] as const)('of type %i for %s are found', (type, query, expected) => {
    expect(matchedWords(words, { ...DEFAULT_CHOICE, type, query })).toEqual(expected);
  });
});

describe('typing Gurmukhi on a Latin keyboard', () => {
  function type(keys: string, from: GurmukhiDraft = startDraft('')): GurmukhiDraft {
    return [...keys].reduce((draft, key) => editDraft(draft, draft.shown + key), from);
  }

  it('shows Gurmukhi key by key', () => {
    expect(type('DDrgj').shown).toBe('ਧਧਰਗਜ');
  });

  it('puts a sihari after the letter that is typed next', () => {
    expect(type('kiq').shown).toBe('ਕਤਿ');
    expect(type('siq nwmu').shown).toBe('ਸਤਿ ਨਾਮੁ');
  });

  it('accepts Unicode', () => {
    expect(type('ਧਧ').shown).toBe('ਧਧ');
    expect(editDraft(startDraft(''), 'ਧੰਨੁ').shown).toBe('ਧੰਨੁ');
  });

  it('continues after a letter was deleted, inserted or pasted', () => {
    const draft = type('siqnwm');
    expect(editDraft(draft, draft.shown.slice(0, -1)).shown).toBe('ਸਤਿਨਾ');
    expect(type('m', editDraft(draft, draft.shown.slice(0, -1))).shown).toBe('ਸਤਿਨਾਮ');
    expect(editDraft(startDraft('ਧਰਗ'), 'ਧDਰਗ').shown).toBe('ਧਧਰਗ');
    expect(editDraft(draft, '').shown).toBe('');
  });
});
