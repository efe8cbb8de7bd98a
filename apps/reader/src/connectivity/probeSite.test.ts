import { TransportError } from '@naad/api-client';
import type { ApiTransport } from '@naad/api-contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { probeSite, probeTransport } from './probeSite.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answering =
  (status: number, body: unknown): ApiTransport =>
  () =>
    Promise.resolve({ status, body });

describe('the probe', () => {
  it.each([
    ['the site that says so', answering(200, { ok: true }), true],
    ['a page in between', answering(200, '<!doctype html>'), false],
    ['a server that has no site', answering(502, 'Bad gateway'), false],
    ['something else', answering(200, { ok: 'true' }), false],
    ['nothing', answering(200, null), false],
    ['no connection', () => Promise.reject(new TransportError('network', 'none')), false],
  ])('of %s', async (_name, transport, isThere) => {
    expect(await probeSite(transport)).toBe(isThere);
  });

  it('asks under the prefix of the API, past every cache', async () => {
    const fetch = vi.fn(() => Promise.resolve({ status: 200, text: () => Promise.resolve('{"ok":true}') }));
    vi.stubGlobal('fetch', fetch);
    expect(await probeSite(probeTransport('/verses'))).toBe(true);
    expect(fetch.mock.calls).toMatchObject([['/verses/v2/health', { cache: 'no-store' }]]);
  });

  it('waits for five seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('aborted'));
          });
        }),
    );
    const handle = vi.fn();
    void probeSite(probeTransport('/api')).then(handle);
    await vi.advanceTimersByTimeAsync(4999);
    expect(handle).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(handle).toHaveBeenCalledExactlyOnceWith(false);
  });
});
