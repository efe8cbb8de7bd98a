import { KoshEntriesResponse } from '@naad/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { sendJson, serveLoopback, type Loopback } from '../../testing/index.ts';
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

describe('an upstream', () => {
  it('is asked once for each path, by many at once and again within six hours', async () => {
    const { loopback, clock, get } = await upstreamOf((_path, response) => {
      sendJson(response, [row]);
    });
    expect(await Promise.all([get(), get(), get('/kosh/word/b')])).toEqual([[row], [row], [row]]);
    clock.ms = 6 * 3_600_000 - 1;
    await get();
    expect(loopback.asked).toEqual(['/kosh/word/a', '/kosh/word/b']);
    clock.ms += 1;
    await get();
    expect(loopback.asked).toHaveLength(3);
  });

  it('has nothing where it says so', async () => {
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
  ])('that is %s gives no answer (%s)', async (_what, reason, answer) => {
    const { get } = await upstreamOf(answer, { timeoutMs: reason === 'timeout' ? 300 : 60_000 });
    await expect(get()).rejects.toMatchObject({ name: 'SourceError', reason });
  });

  it('is not waited for after five failures, and is tried again later', async () => {
    let isUp = false;
    const { loopback, clock, logger, get } = await upstreamOf((_path, response) => {
      sendJson(response, [row], isUp ? 200 : 500);
    });
    for (let call = 0; call < 8; call += 1) await get(`/${String(call)}`).catch(() => undefined);
    expect(loopback.asked).toHaveLength(5);
    await expect(get()).rejects.toMatchObject({ reason: 'resting' });
    expect(logger.warn).toHaveBeenCalledOnce();
    isUp = true;
    clock.ms = 30_000;
    expect(await get()).toEqual([row]);
    expect(logger.info).toHaveBeenCalledOnce();
  });

  it('that fails is answered for by what it said before, for a week', async () => {
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

  it('has its newest answers kept, as many as there is room for', async () => {
    const long = { ...row, definition: 'x'.repeat(12_000_000) };
    const { loopback, get } = await upstreamOf((_path, response) => {
      sendJson(response, [long]);
    });
    for (const path of ['/a', '/b', '/c']) await get(path);
    await get('/b');
    await get('/c');
    expect(loopback.asked).toEqual(['/a', '/b', '/c']);
    await get('/a');
    expect(loopback.asked).toHaveLength(4);
  });
});
