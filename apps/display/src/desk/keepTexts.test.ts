import { TransportError } from '@naad/api-client';
import type { ApiTransport } from '@naad/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { keepTexts } from './keepTexts.ts';

/** Cache Storage in memory, as far as texts are kept in it. */
function memoryStorage(): CacheStorage {
  const entries = new Map<string, string>();
  const withoutSearch = (key: string) => key.replace(/\?.*/, '');
  const cache = {
    put: async (key: string, response: Response) => {
      entries.set(key, await response.text());
    },
    delete: (key: string | Request) =>
      Promise.resolve(entries.delete(typeof key === 'string' ? key : key.url)),
    keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
    match: (key: string, { ignoreSearch = false } = {}) => {
      const found = [...entries].findLast(([each]) =>
        ignoreSearch ? withoutSearch(each) === withoutSearch(key) : each === key,
      );
      return Promise.resolve(found && new Response(found[1]));
    },
  };
  return { open: () => Promise.resolve(cache) } as unknown as CacheStorage;
}

const away: ApiTransport = (path) => Promise.reject(new TransportError('network', path));
const answering = (body: unknown): ApiTransport => vi.fn(() => Promise.resolve({ status: 200, body }));
const SHABAD = '/v2/shabads/3590?translations=en.ssk';

describe('texts of the desk', () => {
  it('open again without the server, also with other translations [O60]', async () => {
    const storage = memoryStorage();
    await keepTexts(answering({ id: 3590 }), { storage })(SHABAD);
    const offline = keepTexts(away, { storage });
    expect(await offline(SHABAD)).toEqual({ status: 200, body: { id: 3590 } });
    expect(await offline('/v2/shabads/3590?translations=es.sn')).toMatchObject({ body: { id: 3590 } });
    await expect(offline('/v2/shabads/1')).rejects.toThrow(TransportError);
  });

  it('open when the server has no answer for a while, or only a failure [O60]', async () => {
    const storage = memoryStorage();
    await keepTexts(answering('kept'), { storage })(SHABAD);
    const silent = keepTexts(() => new Promise(() => undefined), { storage, patienceMs: 1 });
    expect(await silent(SHABAD)).toMatchObject({ body: 'kept' });
    const failing = keepTexts(() => Promise.resolve({ status: 502, body: '' }), { storage });
    expect(await failing(SHABAD)).toMatchObject({ body: 'kept' });
  });

  it('come from the server as long as it answers, and a refusal is no failure', async () => {
    const storage = memoryStorage();
    await keepTexts(answering('old'), { storage })(SHABAD);
    expect(await keepTexts(answering('new'), { storage })(SHABAD)).toMatchObject({ body: 'new' });
    const refusing = keepTexts(() => Promise.resolve({ status: 404, body: 'none' }), { storage });
    expect(await refusing(SHABAD)).toEqual({ status: 404, body: 'none' });
  });

  it('are kept for the last hundred', async () => {
    const storage = memoryStorage();
    const online = keepTexts(answering('text'), { storage });
    for (let id = 1; id <= 101; id += 1) await online(`/v2/shabads/${String(id)}`);
    const offline = keepTexts(away, { storage });
    expect(await offline('/v2/shabads/2')).toMatchObject({ body: 'text' });
    await expect(offline('/v2/shabads/1')).rejects.toThrow(TransportError);
  });

  it('are not kept without storage, and no search is', async () => {
    await expect(keepTexts(away, { storage: undefined })(SHABAD)).rejects.toThrow(TransportError);
    const storage = memoryStorage();
    await keepTexts(answering('found'), { storage })('/v2/search/x');
    await expect(keepTexts(away, { storage })('/v2/search/x')).rejects.toThrow(TransportError);
  });
});
