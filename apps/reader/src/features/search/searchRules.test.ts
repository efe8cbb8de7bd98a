import { parseVerseId } from '@naad/gurbani-corpus';
import { toWords } from '@naad/gurbani-text';
import { describe, expect, it } from 'vitest';
import { editDraft, type GurmukhiDraft, startDraft } from './gurmukhiDraft.ts';
import { matchedWords } from './matchedWords.ts';
import { queryProblem } from './queryProblem.ts';
import { DEFAULT_CHOICE, foundHref, parseOffset, parseSearchChoice, searchHref } from './searchChoice.ts';
import { SEARCH_TYPES } from '@naad/api-contract';
import { OFFERED_TYPES } from './searchTypes.ts';
import { writerOptions } from './writerOptions.ts';
import { english } from '../../testing/english.ts';

const read = (query: string) => parseSearchChoice(new URLSearchParams(query));

describe('the choice in an address', () => {
  it('is that of a first visit where there is none', () => {
    expect(read('')).toEqual(DEFAULT_CHOICE);
    expect(read('type=77&source=Z&writer=x')).toEqual(DEFAULT_CHOICE);
  });

  it('comes back from its own address', () => {
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

  it('reads a query that an old link encoded twice, and one that only looks so', () => {
    expect(read('q=a%2520b%2526c').query).toBe('a b&c');
    expect(read('q=100%25').query).toBe('100%');
    expect(read('q=100%25zz').query).toBe('100%zz');
  });

  it('trims the query (behaviour 28)', () => {
    expect(read('q=+abc+').query).toBe('abc');
    expect(searchHref({ ...DEFAULT_CHOICE, query: ' abc ' })).toBe(
      '/search?q=abc&type=0&source=all&writer=all',
    );
  });

  it('goes to the page for a number (behaviour 4)', () => {
    expect(searchHref({ ...DEFAULT_CHOICE, type: 5, query: '123', source: 'D' })).toBe(
      '/ang?ang=123&source=D',
    );
    expect(searchHref({ ...DEFAULT_CHOICE, type: 5, query: '917' })).toBe('/ang?ang=917&source=G');
  });

  it('goes along to the shabad of a found line', () => {
    const id = parseVerseId(12) ?? expect.unreachable();
    expect(foundHref({ ...DEFAULT_CHOICE, query: 'ab' }, { shabadId: 3590, id })).toBe(
      '/shabad?id=3590&q=ab&type=0&source=all&highlight=12',
    );
  });
});

it('the types are offered in their order (behaviour 12)', () => {
  expect(OFFERED_TYPES.map(({ type }) => type)).toEqual([0, 1, 2, 3, 5]);
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
  ] as const)('of %j in type %i: %s', (query, type, problem) => {
    expect(queryProblem(query, type)?.message ?? null).toBe(problem);
  });
});

describe('the writers of a work (behaviour 1.13, 23)', () => {
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
  ] as const)('of %s are %j', (source, ids) => {
    expect(writerOptions(english, writers, source).map(({ id }) => id)).toEqual(ids);
  });
});

describe('what a search found in a line', () => {
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
  ] as const)('in type %i for %s', (type, query, expected) => {
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

  it('puts a sihari behind the letter that is typed after it', () => {
    expect(type('kiq').shown).toBe('ਕਤਿ');
    expect(type('siq nwmu').shown).toBe('ਸਤਿ ਨਾਮੁ');
  });

  it('takes Unicode as it is', () => {
    expect(type('ਧਧ').shown).toBe('ਧਧ');
    expect(editDraft(startDraft(''), 'ਧੰਨੁ').shown).toBe('ਧੰਨੁ');
  });

  it('goes on after a letter was taken back, put in between or pasted', () => {
    const draft = type('siqnwm');
    expect(editDraft(draft, draft.shown.slice(0, -1)).shown).toBe('ਸਤਿਨਾ');
    expect(type('m', editDraft(draft, draft.shown.slice(0, -1))).shown).toBe('ਸਤਿਨਾਮ');
    expect(editDraft(startDraft('ਧਰਗ'), 'ਧDਰਗ').shown).toBe('ਧਧਰਗ');
    expect(editDraft(draft, '').shown).toBe('');
  });
});
