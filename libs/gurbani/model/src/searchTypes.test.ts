import { describe, expect, it } from 'vitest';
import { queryProblem } from './queryProblem.ts';
import {
  parseSearchType,
  SEARCH_KINDS,
  SEARCH_TYPE_LIST,
  SEARCH_TYPES,
  type SearchType,
  searchTypeRules,
} from './searchTypes.ts';

describe('the search types', () => {
  it('have a name and a number of their own', () => {
    expect(new Set(SEARCH_TYPE_LIST.map(({ name }) => name)).size).toBe(SEARCH_TYPE_LIST.length);
    expect(new Set(SEARCH_TYPE_LIST.map(({ type }) => type)).size).toBe(SEARCH_TYPE_LIST.length);
  });

  it('keep the numbers that addresses, cookies and clients use', () => {
    expect(SEARCH_TYPES).toEqual({
      firstLetters: 0,
      firstLettersAnywhere: 1,
      gurmukhiWord: 2,
      englishWord: 3,
      romanized: 4,
      ang: 5,
      mainLetters: 6,
      romanizedFirstLetters: 7,
      autoDetect: 8,
      question: 9,
    });
  });

  it('have a finder, except auto-detect and questions', () => {
    const others = SEARCH_TYPE_LIST.filter(({ answeredBy }) => answeredBy !== 'finder');
    expect(others.map(({ name }) => name)).toEqual(['autoDetect', 'question']);
    expect(SEARCH_KINDS).toHaveLength(SEARCH_TYPE_LIST.length - others.length);
  });

  it.each(SEARCH_TYPE_LIST)('parse back from a number or its text: $name', ({ name, type }) => {
    expect(parseSearchType(type)).toBe(type);
    expect(parseSearchType(String(type))).toBe(type);
    expect(searchTypeRules(type).name).toBe(name);
  });

  it.each([10, -1, 0.5, Number.NaN, '', '00', ' 0', '0x1', null, undefined, ['0']])(
    'are unknown for %j',
    (stored) => {
      expect(parseSearchType(stored)).toBeNull();
    },
  );

  it('are refused with an error if unknown', () => {
    expect(() => searchTypeRules(10 as SearchType)).toThrow(RangeError);
  });
});

describe('queryProblem', () => {
  it('names the unmet need of the type', () => {
    expect(queryProblem(' ', SEARCH_TYPES.autoDetect)).toBe('oneCharacter');
    expect(queryProblem('ਧ ', SEARCH_TYPES.firstLetters)).toBe('twoCharacters');
    expect(queryProblem('12a', SEARCH_TYPES.ang)).toBe('digits');
    expect(queryProblem('jo mange thakur', SEARCH_TYPES.romanized)).toBe('fourWords');
    expect(queryProblem('jo mange thakur apne', SEARCH_TYPES.romanized)).toBeNull();
  });

  it('compares an ang with the last one of the work, if that is known', () => {
    expect(queryProblem('41', SEARCH_TYPES.ang, 40)).toBe('existingAng');
    expect(queryProblem('0', SEARCH_TYPES.ang, 40)).toBe('existingAng');
    expect(queryProblem('40', SEARCH_TYPES.ang, 40)).toBeNull();
    expect(queryProblem('41', SEARCH_TYPES.ang, null)).toBeNull();
  });
});
