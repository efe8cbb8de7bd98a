import { describe, expect, it } from 'vitest';
import { DEFAULT_CHOICE, searchHref } from '../searchChoice.ts';
import { fullResultsHref } from './fullResultsHref.ts';

const choice = { ...DEFAULT_CHOICE, query: 'a b&c', type: 3, source: 'G' } as const;
const href = searchHref(choice);

describe('where the full results are (behaviour 31)', () => {
  it.each(['/', '/shabad?id=1&q=a+b%26c&type=3&source=G', '/search', '/search?q=a+b&type=3&source=G'])(
    'is the search page, seen from %s',
    (here) => {
      expect(fullResultsHref(choice, here)).toBe(href);
    },
  );

  it.each([href, `${href}&offset=2`, '/search?type=3&source=G&q=a%2520b%2526c'])('is here on %s', (here) => {
    expect(fullResultsHref(choice, here)).toBeNull();
  });
});
