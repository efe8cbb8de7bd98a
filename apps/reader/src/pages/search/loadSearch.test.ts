import type { ApiClient, Capabilities, SearchPage } from '@naad/api-client';
import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { english } from '@naad/ui-i18n/testing';
import { describe, expect, it } from 'vitest';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { loadSearch } from './loadSearch.ts';

const content = contentOf(STORY_PAGES.searchFirstLetters, 'search');
const [first = expect.unreachable(), second = expect.unreachable()] = content.verses;

const whole: SearchPage = {
  total: 41,
  page: 3,
  pageCount: 3,
  verses: [first],
  searchedAs: [],
  nearby: [],
  places: [],
  opensPlace: false,
  facets: null,
  instead: null,
};

function load(query: string, page: Partial<SearchPage> = {}) {
  const api = {
    getCapabilities: () =>
      Promise.resolve({
        searchTypes: [],
        sources: [],
        translators: [],
        visraamSources: [],
      } as Partial<Capabilities> as Capabilities),
    getWriters: () => Promise.resolve([]),
    getRaags: () => Promise.resolve([]),
    search: () => Promise.resolve({ ...whole, ...page }),
  } as Partial<ApiClient> as ApiClient;
  const url = new URL(`http://naad.test/search?${query}`);
  return Promise.resolve(
    loadSearch({ url, api, language: 'en', i18n: english, preferences: DEFAULT_PREFERENCES }),
  );
}

describe('a search', () => {
  it('with a single result redirects to its shabad, with the line highlighted and its words marked [B38]', async () => {
    const verse = { ...first, matches: [{ how: 'exact', words: [0, 1, 2] }] as const };
    expect(await load('q=DDr&type=0', { total: 1, pageCount: 1, page: 1, verses: [verse] })).toEqual({
      kind: 'redirect',
      to: `/shabad?id=${String(first.shabadId)}&q=DDr&type=0&source=all&highlight=${String(first.id)}&words=0.1.2`,
      isCacheable: true,
    });
  });

  it('shows a list even if its last page has a single row', async () => {
    expect(await load('q=DDr&type=0&offset=3')).toMatchObject({
      kind: 'page',
      content: { page: 'search', total: 41, verses: [first] },
    });
  });

  it('without results suggests nearby queries [B39]', async () => {
    const nearby = [{ query: 'ਧਧ', type: 1, source: null, writer: null, total: 4 }] as const;
    expect(await load('q=DDrg&type=0', { total: 0, verses: [], nearby })).toMatchObject({
      status: 200,
      content: { message: { id: 'noResults', nearby }, choice: { query: 'DDrg' } },
    });
  });

  it('for more than 10,000 characters has no results, and the API is not called', async () => {
    expect(await load(`q=${'a'.repeat(10_001)}`)).toMatchObject({
      status: 200,
      content: { message: { id: 'noResults' }, choice: { query: 'a'.repeat(10_001) } },
    });
  });

  it('for whitespace is an empty query [B40]', async () => {
    expect(await load('q=%20&type=0')).toMatchObject({ content: { message: { id: 'emptyQuery' } } });
  });

  it('with auto-detect returns the types it was searched as', async () => {
    expect(await load('q=x&type=8', { verses: [first, second], searchedAs: [3, 4] })).toMatchObject({
      content: { choice: { type: 8 }, searchedAs: [3, 4] },
    });
  });
});
