import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CHOICE, type SearchChoice } from '../searchChoice.ts';
import { createServerSource, type IncludesFor } from './createServerSource.ts';

const NOTHING = {
  resultsInfo: {
    totalResults: 0,
    pageResults: 0,
    pages: { page: 0, resultsPerPage: 20, totalPages: 0 },
  },
  verses: [],
};
const CAPABILITIES = {
  name: 'Naad',
  version: '1.18.3',
  corpus: { builtFrom: '', hash: '', updated: '', lines: 0, shabads: 0 },
  transliterations: [],
  visraamSources: [],
  absent: {},
  features: {},
  searchTypes: [0, 3],
  sources: [],
  translations: [{ key: 'en.ssk', language: 'en', translator: 'Dr. Sant Singh Khalsa', sources: ['G'] }],
};

/** Answers like the server, and records the requests. */
function serve(capabilities: object = CAPABILITIES) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const body = url.includes('/search/') ? NOTHING : capabilities;
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  return asked;
}

function ask(choice: Partial<SearchChoice>, { signal } = new AbortController(), includesFor?: IncludesFor) {
  const source = createServerSource('/api', includesFor);
  return source.ask({ ...DEFAULT_CHOICE, type: 0, query: 'dd', ...choice }, signal);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('suggestions of the server', () => {
  it('wait 400 ms for the next key [B30, S9.6]', () => {
    expect(createServerSource('/api').waitMs(DEFAULT_CHOICE)).toBe(400);
  });

  it("are requested with all options, and without texts that aren't shown", async () => {
    const asked = serve();
    await ask({ query: 'ਧਧ', source: 'G', writer: 4 });
    const searches = asked.filter((each) => each.includes('/search/'));
    expect(searches).toHaveLength(1);
    const url = new URL(searches[0] ?? '', 'http://naad.invalid');
    expect(decodeURIComponent(url.pathname)).toBe('/api/v2/search/ਧਧ');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      searchtype: '0',
      source: 'G',
      writer: '4',
      translations: '',
      transliterations: '',
    });
  });

  it('request transliterations for romanized queries [B37, S7.3]', async () => {
    const asked = serve();
    await ask({ type: 7 });
    expect(new URL(asked.at(-1) ?? '', 'http://naad.invalid').searchParams.get('transliterations')).toBe(
      'en',
    );
  });

  it('request the text to show below each line [Q54]', async () => {
    const asked = serve();
    const includesFor: IncludesFor = ({ translators }) => ({
      translations: translators.map(({ key }) => key),
      transliterations: [],
    });
    await ask({}, new AbortController(), includesFor);
    expect(new URL(asked.at(-1) ?? '', 'http://naad.invalid').searchParams.get('translations')).toBe(
      'en.ssk',
    );
  });

  it.each([
    [{ isGurmukhi: true }, '1'],
    [{}, '0'],
  ] as const)('of the one box are told which script was chosen: %j [Q42]', async (script, sent) => {
    const asked = serve();
    await ask({ type: 8, query: 'ਧਧ', ...script });
    expect(new URL(asked.at(-1) ?? '', 'http://naad.invalid').searchParams.get('isGurmukhi')).toBe(sent);
  });

  it('count the lines of translations for Latin letters in the one box only [Q54]', async () => {
    const found = { ...NOTHING, resultsInfo: { ...NOTHING.resultsInfo, totalResults: 7 } };
    const counted = async (choice: Partial<SearchChoice>, searchedAs = [4]) => {
      vi.stubGlobal('fetch', (url: string) => {
        const resultsInfo = { ...found.resultsInfo, ...(url.includes('searchtype=8') && { searchedAs }) };
        const body = url.includes('/search/') ? { ...found, resultsInfo } : CAPABILITIES;
        return Promise.resolve(new Response(JSON.stringify(body)));
      });
      return (await ask(choice)).translationCount;
    };
    expect(await counted({ type: 8, query: 'anand' })).toBe(7);
    expect(await counted({ type: 8, query: 'anand' }, [3])).toBeUndefined();
    expect(await counted({ type: 8, query: 'ਅਨੰਦ' })).toBeUndefined();
    expect(await counted({ type: 4, query: 'anand' })).toBeUndefined();
  });

  it('name the translators of translations [B36]', async () => {
    serve();
    const { translators } = await ask({ type: 3 });
    expect(translators).toEqual([expect.objectContaining({ key: 'en.ssk', name: 'Dr. Sant Singh Khalsa' })]);
    serve({});
    expect(await ask({ type: 3 })).toMatchObject({ verses: [], translators: [] });
  });

  it('are aborted when the caller aborts', async () => {
    const ended: string[] = [];
    const answer = vi.fn((url: string, { signal }: { signal: AbortSignal }) => {
      if (!url.includes('/search/')) return Promise.resolve(new Response(JSON.stringify(CAPABILITIES)));
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          ended.push(url);
          reject(new Error('aborted'));
        });
      });
    });
    vi.stubGlobal('fetch', answer);
    const controller = new AbortController();
    const waiting = ask({}, controller);
    await vi.waitFor(() => {
      expect(answer).toHaveBeenCalledTimes(2);
    });
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ reason: 'network' });
    expect(ended).toHaveLength(1);
  });
});
