import { describe, expect, it } from 'vitest';
import { SEARCH_TYPES, type SearchType } from '@naad/gurbani-model';
import { DEFAULT_CHOICE, searchHref } from '../searchChoice.ts';
import { fullResultsHref, suggestibleChoice } from './suggestions.ts';

const choice = { ...DEFAULT_CHOICE, query: 'a b&c', type: 3, source: 'G' } as const;
const href = searchHref(choice);

describe('the address of the full results [B31]', () => {
  it.each(['/', '/shabad?id=1&q=a+b%26c&type=3&source=G', '/search', '/search?q=a+b&type=3&source=G'])(
    'is the search page on %s',
    (here) => {
      expect(fullResultsHref(choice, here)).toBe(href);
    },
  );

  it.each([href, `${href}&offset=2`, '/search?type=3&source=G&q=a%2520b%2526c'])('is null on %s', (here) => {
    expect(fullResultsHref(choice, here)).toBeNull();
  });
});

const asked = (query: string, type: SearchType) => suggestibleChoice({ ...DEFAULT_CHOICE, query, type });

describe('the search to suggest for [B30, S5.11]', () => {
  const ofTwoLetters = Object.values(SEARCH_TYPES).filter(
    (type) => type !== SEARCH_TYPES.romanized && type !== SEARCH_TYPES.ang,
  );

  it.each(ofTwoLetters)('needs two letters in type %i', (type) => {
    expect(asked('d', type)).toBeNull();
    expect(asked(' d ', type)).toBeNull();
    expect(asked('dd', type)?.query).toBe('dd');
  });

  it('needs four words of romanized Gurmukhi', () => {
    expect(asked('dhan dhan raamdaas', SEARCH_TYPES.romanized)).toBeNull();
    expect(asked('dhan dhan raamdaas gur', SEARCH_TYPES.romanized)).not.toBeNull();
  });

  it('is never a page number', () => {
    expect(asked('917', SEARCH_TYPES.ang)).toBeNull();
  });

  it('has the trimmed text and all other options', () => {
    const choice = { ...DEFAULT_CHOICE, query: ' ਧਧ ', source: 'G', writer: 4 } as const;
    expect(suggestibleChoice(choice)).toEqual({ ...choice, query: 'ਧਧ' });
  });
});
