import { KoshEntriesResponse } from '@naad/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { sendJson, serveLoopback, type Loopback } from '../../testing/serveLoopback.ts';
import { createUpstream, type UpstreamOptions } from './createUpstream.ts';

const row = { id: 1, word: 'Agm', wordUni: 'ਅਗਮ', definition: 'a', definitionUni: 'ਅ' };

async function upstreamOf(answer: Loopback['answer'], options: Partial<UpstreamOptions> = {}) {
  const loopback = await serveLoopback(answer);
  const clock = { ms: 0 };
  const logger = { info: vi.fn(), warn: vi.fn() };
  const upstream = createUpstream({ url: loopback.url, logger, now: () => clock.ms, ...options });
  const get = (path = '/kosh/word/a') => upstream.get(path, KoshEntriesResponse);
  return { loopback, clock, logger, get };
}

describe('createUpstream', () => {
  it('sends one request for each path, also for concurrent callers, and caches it for six hours', async () => {
    const { loopback, clock, get } = await upstreamOf((_path, response) => {
      sendJson(response, [row]);
    });
    expect(await Promise.all([get(), get(), get('/kosh/word/b')])).toEqual([[row], [row], [row]]);
    clock.ms = 6 * 3_600_000 - 1;
    await get();
    expect(loopback.requestedPaths).toEqual(['/kosh/word/a', '/kosh/word/b']);
    clock.ms += 1;
    await get();
    expect(loopback.requestedPaths).toHaveLength(3);
  });

  it('returns null if the upstream has nothing', async () => {
    const { get } = await upstreamOf((_path, response) => {
      sendJson(response, { error: true }, 404);
    });
    expect(await get()).toBeNull();
  });

  it.each<[string, string, Loopback['answer']]>([
    ['slow', 'timeout', () => undefined],
    ['slow to end', 'timeout', (_path, response) => response.writeHead(200).write('[')],
    ['down', 'network', (_path, response) => response.destroy()],
    [
      'in trouble',
      'refused',
      (_path, response) => {
        sendJson(response, {}, 502);
      },
    ],
    ['no API', 'malformed', (_path, response) => response.end('<html>')],
    [
      'wrong',
      'malformed',
      (_path, response) => {
        sendJson(response, [{ id: 'one' }]);
      },
    ],
    ['endless', 'malformed', (_path, response) => response.end('[' + ' '.repeat(20_000_000))],
  ])('fails if the upstream is %s (%s) [S7.19]', async (_what, reason, answer) => {
    const { get } = await upstreamOf(answer, { timeoutMs: reason === 'timeout' ? 300 : 60_000 });
    await expect(get()).rejects.toMatchObject({ name: 'SourceError', reason });
  });

  it('fails at once after five failures and retries later [S7.19]', async () => {
    let isUp = false;
    const { loopback, clock, logger, get } = await upstreamOf((_path, response) => {
      sendJson(response, [row], isUp ? 200 : 500);
    });
    for (let call = 0; call < 8; call += 1) await get(`/${String(call)}`).catch(() => undefined);
    expect(loopback.requestedPaths).toHaveLength(5);
    await expect(get()).rejects.toMatchObject({ reason: 'resting' });
    expect(logger.warn).toHaveBeenCalledOnce();
    isUp = true;
    clock.ms = 30_000;
    expect(await get()).toEqual([row]);
    expect(logger.info).toHaveBeenCalledOnce();
  });

  it('returns the previous response for up to a week while the upstream fails', async () => {
    let isUp = true;
    const { clock, get } = await upstreamOf((_path, response) => {
      sendJson(response, [row], isUp ? 200 : 500);
    });
    await get();
    isUp = false;
    clock.ms = 7 * 24 * 3_600_000 - 1;
    expect(await get()).toEqual([row]);
    clock.ms += 1;
    await expect(get()).rejects.toMatchObject({ reason: 'refused' });
  });

  it('caches the newest responses within its size limit', async () => {
    const long = { ...row, definition: 'x'.repeat(12_000_000) };
    const { loopback, get } = await upstreamOf((_path, response) => {
      sendJson(response, [long]);
    });
    for (const path of ['/a', '/b', '/c']) await get(path);
    await get('/b');
    await get('/c');
    expect(loopback.requestedPaths).toEqual(['/a', '/b', '/c']);
    await get('/a');
    expect(loopback.requestedPaths).toHaveLength(4);
  });
});
