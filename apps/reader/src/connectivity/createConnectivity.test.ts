// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnectivity } from './createConnectivity.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A site that answers as told, asked by a connectivity that someone listens to. */
function watched(isReachable = true) {
  const site = { isReachable };
  const probe = vi.fn(() => Promise.resolve(site.isReachable));
  const connectivity = createConnectivity({ probe });
  const listener = vi.fn();
  const leave = connectivity.subscribe(listener);
  return { site, probe, connectivity, listener, leave };
}

const fire = async (type: 'offline' | 'online') => {
  window.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
};

describe('whether the site can be reached', () => {
  it('is not asked as long as nothing speaks against it', async () => {
    const { probe, connectivity } = watched();
    await vi.advanceTimersByTimeAsync(600_000);
    await fire('online');
    expect(probe).not.toHaveBeenCalled();
    expect(connectivity.isOnline()).toBe(true);
  });

  it('is not believed to an offline event: a site that answers is online (behaviour 115)', async () => {
    const { probe, connectivity, listener } = watched(true);
    await fire('offline');
    expect(probe).toHaveBeenCalledOnce();
    expect(connectivity.isOnline()).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(probe).toHaveBeenCalledOnce();
    expect(listener).not.toHaveBeenCalled();
  });

  it('is over when it does not answer either', async () => {
    const { connectivity, listener } = watched(false);
    await fire('offline');
    expect(connectivity.isOnline()).toBe(false);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is asked at once where the device is offline from the start', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { probe, connectivity } = watched(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(probe).toHaveBeenCalledOnce();
    expect(connectivity.isOnline()).toBe(false);
  });

  it('is asked again while the device says it is offline: the first answer may be from before', async () => {
    const { site, probe, connectivity } = watched(true);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fire('offline');
    expect(connectivity.isOnline()).toBe(true);
    site.isReachable = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(probe).toHaveBeenCalledTimes(2);
    expect(connectivity.isOnline()).toBe(false);
  });

  it('is asked again after 2, 4, 8 … 60 seconds, until it answers', async () => {
    const { site, probe, connectivity, listener } = watched(false);
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

  it('is asked at once when the device says it is online', async () => {
    const { site, connectivity } = watched(false);
    await fire('offline');
    site.isReachable = true;
    await fire('online');
    expect(connectivity.isOnline()).toBe(true);
  });

  it('is what the latest answer says, not the last to come', async () => {
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

  it('can be asked by hand', async () => {
    const { site, connectivity } = watched(false);
    await fire('offline');
    site.isReachable = true;
    await connectivity.check();
    expect(connectivity.isOnline()).toBe(true);
  });

  it('is nobody’s business when nobody listens, and asked again for who comes next', async () => {
    const { site, probe, connectivity, leave } = watched(false);
    await fire('offline');
    leave();
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
