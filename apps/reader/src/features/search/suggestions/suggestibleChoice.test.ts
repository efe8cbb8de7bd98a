import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CHOICE } from '../searchChoice.ts';
import { suggestibleChoice } from './suggestibleChoice.ts';

const asked = (query: string, type: SearchType) => suggestibleChoice({ ...DEFAULT_CHOICE, query, type });

describe('what is asked while somebody types (behaviour 30)', () => {
  const ofTwoLetters = Object.values(SEARCH_TYPES).filter(
    (type) => type !== SEARCH_TYPES.romanized && type !== SEARCH_TYPES.ang,
  );

  it.each(ofTwoLetters)('is two letters or more in type %i', (type) => {
    expect(asked('d', type)).toBeNull();
    expect(asked(' d ', type)).toBeNull();
    expect(asked('dd', type)?.query).toBe('dd');
  });

  it('is four words or more of romanized Gurmukhi', () => {
    expect(asked('dhan dhan raamdaas', SEARCH_TYPES.romanized)).toBeNull();
    expect(asked('dhan dhan raamdaas gur', SEARCH_TYPES.romanized)).not.toBeNull();
  });

  it('is never a page', () => {
    expect(asked('917', SEARCH_TYPES.ang)).toBeNull();
  });

  it('is the text as a search would send it, and everything else as chosen', () => {
    const choice = { ...DEFAULT_CHOICE, query: ' ਧਧ ', source: 'G', writer: 4 } as const;
    expect(suggestibleChoice(choice)).toEqual({ ...choice, query: 'ਧਧ' });
  });
});
