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

/** Records the requests of a load whose n-th answer is the n-th page. */
async function loadPages(query: string, ...pages: readonly Partial<SearchPage>[]) {
  const asked: Parameters<ApiClient['search']>[0][] = [];
  const api = {
    getCapabilities: () =>
      Promise.resolve({
        searchTypes: [],
        sources: [{ id: 'G', english: 'Granth', unicode: 'ਗ੍ਰੰਥ', angCount: 1430, absent: null }],
        translators: [],
        visraamSources: [],
      } as Partial<Capabilities> as Capabilities),
    getWriters: () =>
      Promise.resolve([
        { id: 5, english: 'Guru Arjan Dev Ji' },
        { id: 1, english: 'Guru Nanak Dev Ji' },
      ]),
    getRaags: () => Promise.resolve([{ id: 4, english: 'Raag Asa', unicode: 'ਆਸਾ' }]),
    getBanis: () => Promise.resolve([{ id: 2, transliteration: 'Japji Sahib', unicode: 'ਜਪੁ' }]),
    search: (request: Parameters<ApiClient['search']>[0]) => {
      asked.push(request);
      return Promise.resolve({ ...whole, ...pages[asked.length - 1] });
    },
  } as unknown as ApiClient;
  const url = new URL(`http://naad.test/search?${query}`);
  const result = await loadSearch({
    url,
    api,
    language: 'en',
    i18n: english,
    preferences: DEFAULT_PREFERENCES,
  });
  return { asked, result };
}

const HUKAMNAMA = { type: 'hukamnama', date: null } as const;
const single = (matches: (typeof first)['matches'], page: Partial<SearchPage> = {}) => ({
  total: 1,
  page: 1,
  pageCount: 1,
  verses: [{ ...first, matches }],
  ...page,
});

describe('a query that names a page', () => {
  const page = { page: 1, places: [HUKAMNAMA], opensPlace: true };

  it('and nothing else redirects to it [Q46]', async () => {
    const { result } = await loadPages('q=hukamnama', page);
    expect(result).toEqual({ kind: 'redirect', to: '/hukamnama', isCacheable: true });
  });

  it.each(['q=hukamnama&open=0', 'q=hukamnama&offset=2', 'q=hukamnama&bani=2'])(
    'shows it above the lines on the list: %s [Q45, Q46]',
    async (query) => {
      const { result } = await loadPages(query, page);
      expect(result).toMatchObject({ content: { places: [{ href: '/hukamnama' }] } });
    },
  );

  it('and more shows it above the lines, even if there are none [Q45]', async () => {
    const { result } = await loadPages('q=x', { ...page, opensPlace: false, total: 0, verses: [] });
    expect(result).toMatchObject({ content: { page: 'search', places: [{ name: "Today's Hukamnama" }] } });
  });
});

describe('a single hit', () => {
  it.each([
    ['after a typo', 'type=0&q=DDr', single([{ how: 'typo', words: [0] }])],
    [
      'in part after a typo',
      'type=0&q=DDr',
      single([
        { how: 'exact', words: [0] },
        { how: 'typo', words: [1] },
      ]),
    ],
    [
      'by a translation',
      'type=3&q=love',
      single([{ how: 'translation', by: 'exact', translator: 'en.ssk', words: [0] }]),
    ],
    ['of the one box instead', 'type=2&q=love', single([{ how: 'exact', words: [0] }], { instead: 8 })],
    ['read as keys of another script', 'q=ang', single([{ how: 'exact', words: [0] }], { searchedAs: [0] })],
    ['in a list that was asked for', 'q=ang&type=0&open=0', single([{ how: 'exact', words: [0] }])],
  ] as const)('%s is shown in a list [B38, Q44]', async (_case, query, page) => {
    expect((await loadPages(query, page)).result).toMatchObject({ content: { page: 'search', total: 1 } });
  });

  it('without some word is shown in a list [Q44]', async () => {
    const verse = { ...first, matches: [{ how: 'exact', words: [0] }], isFuzzy: true } as const;
    const { result } = await loadPages('type=0&q=DDr', { ...single([]), verses: [verse] });
    expect(result).toMatchObject({ kind: 'page' });
  });

  it.each([
    ['q=ਧਧ', 0],
    ['q=DD&autoDetectGurmukhi=true', 0],
    ['q=dd', 7],
  ] as const)(
    'that matches exactly in the script that was typed opens: %s [B38, Q44]',
    async (query, type) => {
      const { result } = await loadPages(
        query,
        single([{ how: 'exact', words: [0] }], { searchedAs: [type] }),
      );
      expect(result).toMatchObject({ kind: 'redirect' });
    },
  );
});

it.each([
  [7, true],
  [0, false],
] as const)('a single hit by its sound opens for Latin letters only: type %i [Q44]', async (type, opens) => {
  const page = single([{ how: 'sound', words: [0, 1] }]);
  const { result } = await loadPages(`q=jmqatssd&type=${String(type)}`, page);
  expect(result.kind === 'redirect').toBe(opens);
});

describe('a type that finds nothing', () => {
  it('shows what the one box finds, and says so [Q43]', async () => {
    const { asked, result } = await loadPages('type=2&q=ਰਾਮਦਾਸਾ', { instead: 8, searchedAs: [4] });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ type: 2, hasInstead: true });
    expect(result).toMatchObject({ content: { instead: { query: 'ਰਾਮਦਾਸਾ' }, choice: { type: 2 } } });
  });

  it('searches for the Latin letters that its field showed as Gurmukhi [Q41, Q43]', async () => {
    const { asked, result } = await loadPages(
      `type=2&q=${encodeURIComponent('ਲੋਵੲ')}`,
      { total: 0, verses: [] },
      {},
    );
    expect(asked[1]).toMatchObject({ query: 'love', type: 8, isGurmukhi: false });
    expect(result).toMatchObject({ title: 'love - Search', content: { instead: { query: 'love' } } });
  });
});

describe('the filters of the results', () => {
  const facets = {
    sources: [{ id: 'G', count: 41 }],
    raags: [],
    writers: [
      { id: 1, count: 30 },
      { id: 5, count: 11 },
      { id: 99, count: 1 },
    ],
  } as const;

  it('are links with counts and names; one without a choice or a name is left out [Q51]', async () => {
    const { asked, result } = await loadPages('q=x', { facets });
    expect(asked[0]).toMatchObject({ hasFacets: true });
    expect(result).toMatchObject({
      content: {
        facets: [
          {
            label: 'Writer',
            options: [
              {
                name: 'Guru Nanak Dev Ji',
                count: 30,
                href: '/search?q=x&type=8&source=all&writer=1&open=0',
              },
              { name: 'Guru Arjan Dev Ji', count: 11 },
            ],
          },
        ],
      },
    });
  });

  it('that are set are named, each with the search without it [Q51, Q52]', async () => {
    const { asked, result } = await loadPages('q=x&raag=4&writer=5&bani=2', { facets, total: 0, verses: [] });
    expect(asked[0]).toMatchObject({ raag: 4, writer: 5, within: { type: 'bani', id: 2 } });
    expect(result).toMatchObject({
      content: {
        facets: [],
        filters: [
          {
            label: 'Within',
            name: 'Japji Sahib',
            href: '/search?q=x&type=8&source=all&writer=5&raag=4&open=0',
          },
          { label: 'Raag', name: 'Raag Asa' },
          {
            label: 'Writer',
            name: 'Guru Arjan Dev Ji',
            href: '/search?q=x&type=8&source=all&writer=all&raag=4&bani=2&open=0',
          },
        ],
      },
    });
  });

  it('of an ang name it, and go with its work [Q52]', async () => {
    const { result } = await loadPages('q=x&ang=917&source=G', {});
    expect(result).toMatchObject({
      content: {
        filters: [
          { label: 'Within', name: 'Ang 917', href: '/search?q=x&type=8&source=all&writer=all&open=0' },
        ],
      },
    });
  });
});

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
