import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@naad/api-contract';
import { parseShabadId } from '@naad/gurbani-model';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import { createHttpTransport, type HttpFetch, TransportError } from './httpTransport.ts';

const asked: string[] = [];
afterEach(() => {
  asked.length = 0;
});

/** Creates a client of a real local server with a given response. */
async function clientOf(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  timeoutMs = 5000,
) {
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return createApiClient(createHttpTransport({ base: `${origin}/api`, timeoutMs }));
}

function json(status: number, body: unknown) {
  return (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

const shabad = parseShabadId(3590) ?? expect.unreachable();
const nothing = { translations: [], transliterations: [] };

describe('a failed call', () => {
  it('throws an ApiError with the id and text of the body if the API refuses [S7.22]', async () => {
    const client = await clientOf(
      json(404, { error: true, data: { error: 'No shabad 3590 here.', id: 'shabadNotFound' } }),
    );
    const error = await client.getShabads([shabad], nothing).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ id: 'shabadNotFound', status: 404, message: 'No shabad 3590 here.' });
  });

  it('throws tooManyRequests if a rate limiter responds in plain text', async () => {
    const client = await clientOf((_request, response) => response.writeHead(429).end('slow down'));
    await expect(client.getWriters()).rejects.toMatchObject({ name: 'ApiError', id: 'tooManyRequests' });
  });

  it('times out if there is no response in time', async () => {
    const client = await clientOf(() => undefined, 50);
    await expect(client.getWriters()).rejects.toMatchObject({ name: 'TransportError', reason: 'timeout' });
  });

  it('times out after ten seconds by default, and not before [S7.23, S9.13]', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const never: HttpFetch = (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        (signal as AbortSignal).addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
      });
    const handleEnd = vi.fn();
    const client = createApiClient(createHttpTransport({ fetch: never }));
    client.getWriters().catch(handleEnd);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(handleEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(handleEnd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'timeout' }));
  });

  it("times out if the response starts in time but doesn't end", async () => {
    const client = await clientOf((_request, response) => response.writeHead(200).write('{"rows":'), 50);
    await expect(client.getWriters()).rejects.toMatchObject({ name: 'TransportError', reason: 'timeout' });
  });

  it('is a network failure if nothing listens', async () => {
    const client = createApiClient(createHttpTransport({ base: 'http://127.0.0.1:1' }));
    await expect(client.getWriters()).rejects.toMatchObject({ name: 'TransportError', reason: 'network' });
  });

  it('is a network failure if the caller aborts it, before or during the request', async () => {
    const never: HttpFetch = (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        const { aborted } = signal as AbortSignal;
        const end = () => {
          reject(new Error('aborted'));
        };
        if (aborted) end();
        (signal as AbortSignal).addEventListener('abort', end);
      });
    const controller = new AbortController();
    const { signal } = controller;
    const client = createApiClient(createHttpTransport({ fetch: never, signal }));
    const waiting = client.getWriters();
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'TransportError', reason: 'network' });
    const late = createApiClient(createHttpTransport({ fetch: never, signal }));
    await expect(late.getWriters()).rejects.toMatchObject({ reason: 'network' });
  });

  it('is a malformed response if it breaks the contract', async () => {
    const client = await clientOf(json(200, { rows: [{ WriterID: 'one' }] }));
    await expect(client.getWriters()).rejects.toBeInstanceOf(TransportError);
    const other = await clientOf((_request, response) => response.writeHead(502).end('<html>Bad gateway'));
    await expect(other.getWriters()).rejects.toMatchObject({ reason: 'malformed' });
  });
});

describe('getWriters', () => {
  const rows = [
    { WriterID: 0, WriterEnglish: 'Unknown', WriterGurmukhi: '', WriterUnicode: '' },
    { WriterID: 4, WriterEnglish: 'Guru Raam Daas Ji', WriterGurmukhi: '', WriterUnicode: '' },
  ];

  it('sends one request and drops the placeholder row [S3.12]', async () => {
    const client = await clientOf(json(200, { rows }));
    expect(await client.getWriters()).toEqual([{ id: 4, english: 'Guru Raam Daas Ji' }]);
    await client.getWriters();
    expect(asked).toEqual(['/api/v2/writers']);
  });

  it('sends another request after a failure', async () => {
    let isUp = false;
    const client = await clientOf((request, response) => {
      json(isUp ? 200 : 500, isUp ? { rows } : {})(request, response);
    });
    await expect(client.getWriters()).rejects.toThrow();
    isUp = true;
    expect(await client.getWriters()).toHaveLength(1);
  });
});

describe('search', () => {
  const none = {
    resultsInfo: { totalResults: 0, pageResults: 0, pages: { page: 0, resultsPerPage: 20, totalPages: 0 } },
    verses: [],
  };
  const request = { type: 0, source: null, writer: null, page: 1 } as const;

  it('requests only what is shown', async () => {
    const client = await clientOf(json(200, none));
    await client.search(
      { ...request, query: 'ਧਧਰਗਜ', source: 'G', writer: 4, page: 2 },
      { translations: ['en.ssk', 'en.rj'], transliterations: ['en'] },
    );
    expect(asked).toEqual([
      `/api/v2/search/${encodeURIComponent('ਧਧਰਗਜ')}?searchtype=0&source=G&writer=4&page=2&fuzzy=1&translations=en.ssk%2Cen.rj&transliterations=en&transliterationScheme=naad`,
    ]);
  });

  it.each(['a/b?c#d&e', '100%', '..', '.', '%2e%2e', '../../health'])('sends %s unchanged', async (query) => {
    const client = await clientOf(json(200, none));
    await client.search({ ...request, query }, nothing);
    const segment = /^\/api\/v2\/search\/([^/?]*)\?/.exec(asked[0] ?? '')?.[1];
    expect(decodeURIComponent(segment ?? '').trim()).toBe(query);
  });

  it('returns an empty page if nothing is found', async () => {
    const client = await clientOf(json(200, none));
    expect(await client.search({ ...request, query: 'xx' }, nothing)).toEqual({
      total: 0,
      page: 0,
      pageCount: 0,
      verses: [],
      searchedAs: [],
      nearby: [],
      places: [],
      opensPlace: false,
      facets: null,
      instead: null,
    });
  });

  it('requests filters, facets and the one box instead only if they are wanted [Q44, Q51, Q52]', async () => {
    const client = await clientOf(json(200, none));
    const within = { type: 'bani', id: 2 } as const;
    await client.search(
      { ...request, query: 'xx', raag: 4, within, results: 1, hasFacets: true, hasInstead: true },
      nothing,
    );
    expect(asked[0]).toContain('&raag=4&bani=2&results=1&facets=1&instead=1&');
  });

  it('returns the named pages, the facets and the type used instead [Q45, Q51]', async () => {
    const part = { type: 'pauri', number: 5, verseId: 7 };
    const resultsInfo = {
      ...none.resultsInfo,
      places: [
        { type: 'bani', baniId: 2, gurmukhiUni: 'ਜਪੁ', transliteration: 'japujee', part },
        { type: 'raag', raagId: 4, unicode: 'ਆਸਾ', english: 'Raag Asa', source: 'G', firstAng: 347 },
        { type: 'hukamnama', date: null },
      ],
      opensPlace: true,
      facets: {
        sources: [{ source: 'G', count: 3 }],
        raags: [{ raagId: 4, count: 2 }],
        writers: [{ writerId: 5, count: 1 }],
      },
      instead: 8,
    };
    const client = await clientOf(json(200, { resultsInfo, verses: [] }));
    expect(await client.search({ ...request, query: 'japji 5' }, nothing)).toMatchObject({
      places: [
        { type: 'bani', id: 2, unicode: 'ਜਪੁ', transliteration: 'japujee', part },
        { type: 'raag', id: 4, english: 'Raag Asa', source: 'G', firstAng: 347 },
        { type: 'hukamnama', date: null },
      ],
      opensPlace: true,
      facets: {
        sources: [{ id: 'G', count: 3 }],
        raags: [{ id: 4, count: 2 }],
        writers: [{ id: 5, count: 1 }],
      },
      instead: 8,
    });
  });

  it.each([
    [true, '&isGurmukhi=1'],
    [false, '&isGurmukhi=0'],
    [undefined, ''],
  ])('says whether Latin letters are Gurmukhi keys (%j)', async (isGurmukhi, sent) => {
    const client = await clientOf(json(200, none));
    const choice = isGurmukhi === undefined ? {} : { isGurmukhi };
    await client.search({ ...request, type: 8, query: 'hir', ...choice }, nothing);
    expect(asked).toEqual([
      `/api/v2/search/hir?searchtype=8&page=1&fuzzy=1${sent}&translations=&transliterations=`,
    ]);
  });

  it('returns the types that auto-detect assumed, and similar queries if nothing was found', async () => {
    const resultsInfo = {
      ...none.resultsInfo,
      searchedAs: [3, 4],
      nearby: [
        { q: 'peace', searchtype: 3, total: 12 },
        { q: 'ਮਨ', searchtype: 2, source: 'B', writer: 22, total: 1 },
      ],
    };
    const client = await clientOf(json(200, { resultsInfo, verses: [] }));
    expect(await client.search({ ...request, type: 8, query: 'peac' }, nothing)).toMatchObject({
      searchedAs: [3, 4],
      nearby: [
        { query: 'peace', type: 3, source: null, writer: null, total: 12 },
        { query: 'ਮਨ', type: 2, source: 'B', writer: 22, total: 1 },
      ],
    });
  });

  it('is malformed if a similar query names an unknown work or type', async () => {
    for (const near of [
      { q: 'x', searchtype: 3, source: 'Z', total: 1 },
      { q: 'x', searchtype: 12, total: 1 },
    ]) {
      const resultsInfo = { ...none.resultsInfo, nearby: [near] };
      const client = await clientOf(json(200, { resultsInfo, verses: [] }));
      await expect(client.search({ ...request, query: 'x' }, nothing)).rejects.toMatchObject({
        reason: 'malformed',
      });
    }
  });
});
