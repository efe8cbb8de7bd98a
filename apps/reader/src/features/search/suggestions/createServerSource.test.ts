import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CHOICE, type SearchChoice } from '../searchChoice.ts';
import { createServerSource } from './createServerSource.ts';

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

function ask(choice: Partial<SearchChoice>, { signal } = new AbortController()) {
  return createServerSource('/api').ask({ ...DEFAULT_CHOICE, query: 'dd', ...choice }, signal);
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
    expect(asked).toHaveLength(1);
    const url = new URL(asked[0] ?? '', 'http://naad.invalid');
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
    expect(new URL(asked[0] ?? '', 'http://naad.invalid').searchParams.get('transliterations')).toBe('en');
  });

  it('name the translators of translations [B36]', async () => {
    serve();
    const { translators } = await ask({ type: 3 });
    expect(translators).toEqual([expect.objectContaining({ key: 'en.ssk', name: 'Dr. Sant Singh Khalsa' })]);
    serve({});
    expect(await ask({ type: 3 })).toEqual({ verses: [], translators: [] });
  });

  it('are aborted when the caller aborts', async () => {
    const ended: string[] = [];
    vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          ended.push(url);
          reject(new Error('aborted'));
        });
      });
    });
    const controller = new AbortController();
    const waiting = ask({}, controller);
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ reason: 'network' });
    expect(ended).toHaveLength(1);
  });
});
