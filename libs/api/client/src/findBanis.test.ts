import type { BaniId } from '@naad/gurbani-model';
import { describe, expect, it, vi } from 'vitest';
import type { ApiClient } from './createApiClient.ts';
import { findBanis, matchBanis } from './findBanis.ts';
import type { BaniName, NamedPlace } from './scripture.ts';

const bani = (id: number, transliteration: string): BaniName => ({
  id: id as BaniId,
  slug: transliteration,
  unicode: `ਬਾਣੀ ${String(id)}`,
  transliteration,
  transliterations: { en: transliteration, hi: '', ur: '', ipa: '' },
  hasLengths: false,
  shelf: 'nitnem',
});
const BANIS = [bani(2, 'jap jee saahib'), bani(4, 'jaap saahib'), bani(10, 'ana(n)dh saahib')];
const place = (id: number): NamedPlace => ({
  type: 'bani',
  id: id as BaniId,
  unicode: '',
  transliteration: '',
  part: null,
});

const clientOf = (places: readonly NamedPlace[]) => {
  const search = vi.fn(() => Promise.resolve({ places }));
  return { search } as unknown as Pick<ApiClient, 'search'> & { search: typeof search };
};

describe('finding a bani', () => {
  it('asks the search of the site, and keeps its order', async () => {
    const client = clientOf([{ type: 'hukamnama', date: null }, place(4), place(2), place(999)]);
    expect(await findBanis(client, BANIS, ' japji ')).toEqual([BANIS[1], BANIS[0]]);
    expect(client.search.mock.calls).toMatchObject([[{ query: 'japji', type: 8, isUnfinished: true }, {}]]);
  });

  it('asks nothing for a single letter', async () => {
    const client = clientOf([place(2)]);
    expect(await findBanis(client, BANIS, 'j')).toEqual([]);
    expect(client.search).not.toHaveBeenCalled();
  });

  it('lists named banis first, each once, and then those with the text in their name', () => {
    expect(matchBanis(BANIS, 'Saahib', [BANIS[2] as BaniName])).toEqual([BANIS[2], BANIS[0], BANIS[1]]);
  });
});
