import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@naad/api-contract';
import { parseShabadId } from '@naad/gurbani-corpus';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import { createHttpTransport, type HttpFetch } from './httpTransport.ts';
import { TransportError } from './TransportError.ts';

const asked: string[] = [];
afterEach(() => {
  asked.length = 0;
});

/** A client of a real server on this machine that answers as told. */
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

describe('what goes wrong', () => {
  it('is an ApiError with the id and text of the body when the API refuses', async () => {
    const client = await clientOf(
      json(404, { error: true, data: { error: 'No shabad 3590 here.', id: 'shabadNotFound' } }),
    );
    const error = await client.getShabads([shabad], nothing).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ id: 'shabadNotFound', status: 404, message: 'No shabad 3590 here.' });
  });

  it('is tooManyRequests for a limiter that answers in plain text', async () => {
    const client = await clientOf((_request, response) => response.writeHead(429).end('slow down'));
    await expect(client.getWriters()).rejects.toMatchObject({ name: 'ApiError', id: 'tooManyRequests' });
  });

  it('is a time-out when the answer does not come in time', async () => {
    const client = await clientOf(() => undefined, 50);
    await expect(client.getWriters()).rejects.toMatchObject({ name: 'TransportError', reason: 'timeout' });
  });

  it('is a time-out after ten seconds unless told, and not before', async () => {
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

  it('is a time-out when the answer begins in time but does not end', async () => {
    const client = await clientOf((_request, response) => response.writeHead(200).write('{"rows":'), 50);
    await expect(client.getWriters()).rejects.toMatchObject({ name: 'TransportError', reason: 'timeout' });
  });

  it('is a network failure when nobody listens', async () => {
    const client = createApiClient(createHttpTransport({ base: 'http://127.0.0.1:1' }));
    await expect(client.getWriters()).rejects.toMatchObject({ name: 'TransportError', reason: 'network' });
  });

  it('is a network failure when its caller ends it, before or while it waits', async () => {
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

  it('is a malformed answer when the contract does not know it', async () => {
    const client = await clientOf(json(200, { rows: [{ WriterID: 'one' }] }));
    await expect(client.getWriters()).rejects.toBeInstanceOf(TransportError);
    const other = await clientOf((_request, response) => response.writeHead(502).end('<html>Bad gateway'));
    await expect(other.getWriters()).rejects.toMatchObject({ reason: 'malformed' });
  });
});

describe('writers', () => {
  const rows = [
    { WriterID: 0, WriterEnglish: 'Unknown', WriterGurmukhi: '', WriterUnicode: '' },
    { WriterID: 4, WriterEnglish: 'Guru Raam Daas Ji', WriterGurmukhi: '', WriterUnicode: '' },
  ];

  it('are asked for once, and nobody is left out', async () => {
    const client = await clientOf(json(200, { rows }));
    expect(await client.getWriters()).toEqual([{ id: 4, english: 'Guru Raam Daas Ji' }]);
    await client.getWriters();
    expect(asked).toEqual(['/api/v2/writers']);
  });

  it('are asked for again after a failure', async () => {
    let isUp = false;
    const client = await clientOf((request, response) => {
      json(isUp ? 200 : 500, isUp ? { rows } : {})(request, response);
    });
    await expect(client.getWriters()).rejects.toThrow();
    isUp = true;
    expect(await client.getWriters()).toHaveLength(1);
  });
});

describe('a search', () => {
  const none = {
    resultsInfo: { totalResults: 0, pageResults: 0, pages: { page: 0, resultsPerPage: 20, totalPages: 0 } },
    verses: [],
  };
  const request = { type: 0, source: null, writer: null, page: 1 } as const;

  it('asks for no more than is shown', async () => {
    const client = await clientOf(json(200, none));
    await client.search(
      { ...request, query: 'ਧਧਰਗਜ', source: 'G', writer: 4, page: 2 },
      { translations: ['en.ssk', 'en.rj'], transliterations: ['en'] },
    );
    expect(asked).toEqual([
      `/api/v2/search/${encodeURIComponent('ਧਧਰਗਜ')}?searchtype=0&source=G&writer=4&page=2&translations=en.ssk%2Cen.rj&transliterations=en`,
    ]);
  });

  it.each(['a/b?c#d&e', '100%', '..', '.', '%2e%2e', '../../health'])('sends %s as it is', async (query) => {
    const client = await clientOf(json(200, none));
    await client.search({ ...request, query }, nothing);
    const segment = /^\/api\/v2\/search\/([^/?]*)\?/.exec(asked[0] ?? '')?.[1];
    expect(decodeURIComponent(segment ?? '').trim()).toBe(query);
  });

  it('gives no results as a page of nothing', async () => {
    const client = await clientOf(json(200, none));
    expect(await client.search({ ...request, query: 'xx' }, nothing)).toEqual({
      total: 0,
      page: 0,
      pageCount: 0,
      verses: [],
      searchedAs: [],
      nearby: [],
    });
  });

  it.each([
    [true, '&isGurmukhi=1'],
    [false, '&isGurmukhi=0'],
    [undefined, ''],
  ])('says whether Latin letters are keys of Gurmukhi (%j)', async (isGurmukhi, sent) => {
    const client = await clientOf(json(200, none));
    const choice = isGurmukhi === undefined ? {} : { isGurmukhi };
    await client.search({ ...request, type: 8, query: 'hir', ...choice }, nothing);
    expect(asked).toEqual([`/api/v2/search/hir?searchtype=8&page=1${sent}&translations=&transliterations=`]);
  });

  it('is told what a text was taken for, and queries near one that found nothing', async () => {
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

  it('is malformed where a query near it names a work or type that there is not', async () => {
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
