import { describe, expect, it } from 'vitest';
import { listHref, narrowedHref, parseNarrowedSearch, requestOf } from './narrowedSearch.ts';
import { DEFAULT_CHOICE } from './searchChoice.ts';

const read = (query: string) => parseNarrowedSearch(new URLSearchParams(query));

describe('a search with filters', () => {
  it.each([
    { raag: 4 },
    { within: { type: 'shabad', id: 3590 } },
    { within: { type: 'bani', id: 2 } },
    { within: { type: 'ang', id: 917 }, source: 'G' },
    { isList: true },
  ] as const)('is the same after a round trip through an address: %j [Q51, Q52]', (filters) => {
    const search = { ...DEFAULT_CHOICE, query: 'a & b', ...filters };
    const { search: params } = new URL(narrowedHref(search), 'http://naad');
    expect(read(params)).toEqual(search);
  });

  it.each(['raag=0', 'raag=x', 'shabad=', 'bani=-1', 'ang=1e9', 'open=1'])(
    'ignores a filter that is none: %s [Q51]',
    (query) => {
      expect(read(query)).toEqual(DEFAULT_CHOICE);
    },
  );

  it('has an address of its list of lines, whatever it may open [Q46]', () => {
    expect(listHref({ ...DEFAULT_CHOICE, query: 'japji' })).toBe(
      '/search?q=japji&type=8&source=all&writer=all&open=0',
    );
  });

  it('says which script was chosen for the one box, both ways, and for no other type [Q42]', () => {
    const search = { ...DEFAULT_CHOICE, query: 'hir' };
    expect(requestOf(search)).toMatchObject({ isGurmukhi: false, page: 1 });
    expect(requestOf({ ...search, isGurmukhi: true }, 2)).toMatchObject({ isGurmukhi: true, page: 2 });
    expect(requestOf({ ...search, type: 2, isGurmukhi: true })).not.toHaveProperty('isGurmukhi');
  });
});
