// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TransportError } from '@naad/api-client';
import type { ApiTransport } from '@naad/api-contract';
import { createConnectivity, probeSite, probeTransport } from './createConnectivity.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A connectivity with a subscriber, and a fake site that it probes. */
function createSubscribed(isReachable = true) {
  const site = { isReachable };
  const probe = vi.fn(() => Promise.resolve(site.isReachable));
  const connectivity = createConnectivity({ probe });
  const listener = vi.fn();
  const unsubscribe = connectivity.subscribe(listener);
  return { site, probe, connectivity, listener, unsubscribe };
}

const fire = async (type: 'offline' | 'online') => {
  window.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
};

describe('createConnectivity', () => {
  it('sends no probe without a sign of trouble', async () => {
    const { probe, connectivity } = createSubscribed();
    await vi.advanceTimersByTimeAsync(600_000);
    await fire('online');
    expect(probe).not.toHaveBeenCalled();
    expect(connectivity.isOnline()).toBe(true);
  });

  it('stays online after an offline event if the site answers [B115]', async () => {
    const { probe, connectivity, listener } = createSubscribed(true);
    await fire('offline');
    expect(probe).toHaveBeenCalledOnce();
    expect(connectivity.isOnline()).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(probe).toHaveBeenCalledOnce();
    expect(listener).not.toHaveBeenCalled();
  });

  it('is offline if the site does not answer either', async () => {
    const { connectivity, listener } = createSubscribed(false);
    await fire('offline');
    expect(connectivity.isOnline()).toBe(false);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('probes at once if the device is offline from the start', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { probe, connectivity } = createSubscribed(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(probe).toHaveBeenCalledOnce();
    expect(connectivity.isOnline()).toBe(false);
  });

  it('probes again while the device reports offline, since the first answer may predate the loss', async () => {
    const { site, probe, connectivity } = createSubscribed(true);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fire('offline');
    expect(connectivity.isOnline()).toBe(true);
    site.isReachable = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(probe).toHaveBeenCalledTimes(2);
    expect(connectivity.isOnline()).toBe(false);
  });

  it('probes again after 2, 4, 8 … 60 seconds until the site answers', async () => {
    const { site, probe, connectivity, listener } = createSubscribed(false);
    await fire('offline');
    for (const [seconds, calls] of [
      [2, 2],
      [4, 3],
      [8, 4],
      [16, 5],
      [32, 6],
      [60, 7],
      [60, 8],
    ] as const) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(probe).toHaveBeenCalledTimes(calls - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(probe).toHaveBeenCalledTimes(calls);
    }
    site.isReachable = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connectivity.isOnline()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(probe).toHaveBeenCalledTimes(9);
  });

  it('probes at once when the device reports online', async () => {
    const { site, connectivity } = createSubscribed(false);
    await fire('offline');
    site.isReachable = true;
    await fire('online');
    expect(connectivity.isOnline()).toBe(true);
  });

  it('follows the answer to the latest probe, not the last answer to arrive', async () => {
    const answers: ((answer: boolean) => void)[] = [];
    const connectivity = createConnectivity({ probe: () => new Promise((resolve) => answers.push(resolve)) });
    connectivity.subscribe(() => undefined);
    await fire('offline');
    await fire('online');
    answers[1]?.(true);
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity.isOnline()).toBe(true);
  });

  it('probes on request', async () => {
    const { site, connectivity } = createSubscribed(false);
    await fire('offline');
    site.isReachable = true;
    await connectivity.check();
    expect(connectivity.isOnline()).toBe(true);
  });

  it('stops probing without subscribers and probes again for the next one', async () => {
    const { site, probe, connectivity, unsubscribe } = createSubscribed(false);
    await fire('offline');
    unsubscribe();
    await fire('offline');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(probe).toHaveBeenCalledOnce();
    site.isReachable = true;
    connectivity.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(probe).toHaveBeenCalledTimes(2);
    expect(connectivity.isOnline()).toBe(true);
  });
});

const answering =
  (status: number, body: unknown): ApiTransport =>
  () =>
    Promise.resolve({ status, body });

describe('probeSite', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['the answer of the site', true, answering(200, { ok: true })],
    ['the page of a captive portal', false, answering(200, '<!doctype html>')],
    ['a gateway error', false, answering(502, 'Bad gateway')],
    ['another answer', false, answering(200, { ok: 'true' })],
    ['an empty answer', false, answering(200, null)],
    ['no connection', false, () => Promise.reject(new TransportError('network', 'none'))],
  ])('for %s resolves to %s', async (_name, isReachable, transport) => {
    expect(await probeSite(transport)).toBe(isReachable);
  });

  it('requests the health endpoint below the API prefix, past every cache', async () => {
    const fetch = vi.fn(() => Promise.resolve({ status: 200, text: () => Promise.resolve('{"ok":true}') }));
    vi.stubGlobal('fetch', fetch);
    expect(await probeSite(probeTransport('/verses'))).toBe(true);
    expect(fetch.mock.calls).toMatchObject([['/verses/v2/health', { cache: 'no-store' }]]);
  });

  it('times out after five seconds', async () => {
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
