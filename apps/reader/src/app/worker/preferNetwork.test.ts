import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferNetwork } from './preferNetwork.ts';

const HOUR_MS = 3_600_000;

const page = (text: string, status = 200) => new Response(text, { status });
const kept = () => Promise.resolve(page('kept'));
const nothing = () => Promise.resolve(null);
/** The page that says that the device is offline. */
const saysOffline = () => Promise.resolve(page('offline', 503));
const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const after = (ms: number, text: string, status = 200) =>
  new Promise<Response>((resolve) => {
    setTimeout(() => resolve(page(text, status)), ms);
  });
const never = () => new Promise<Response>(() => undefined);

const textOf = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a request of a page', () => {
  it('is answered by the network, and this device is not asked', async () => {
    const device = vi.fn(kept);
    expect(await textOf(preferNetwork(Promise.resolve(page('new')), device))).toBe('new');
    expect(await textOf(preferNetwork(Promise.resolve(page('unknown', 404)), device))).toBe('unknown');
    expect(await textOf(preferNetwork(Promise.resolve(page('error', 500)), device))).toBe('error');
    expect(device).not.toHaveBeenCalled();
  });

  it('is answered by this device if the network fails, if only to say so', async () => {
    expect(await textOf(preferNetwork(lost(), kept))).toBe('kept');
    expect(await textOf(preferNetwork(lost(), saysOffline))).toBe('offline');
    await expect(preferNetwork(lost(), nothing)).rejects.toThrow('Failed to fetch');
  });

  it('is answered by this device after some seconds if a connection hangs [O48]', async () => {
    const answer = textOf(preferNetwork(never(), kept));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe('kept');
  });

  it('waits for a slow network if this device has nothing but a message [O48]', async () => {
    for (const device of [nothing, saysOffline, lost]) {
      const answer = textOf(preferNetwork(after(HOUR_MS, 'late'), device));
      await vi.advanceTimersByTimeAsync(HOUR_MS);
      expect(await answer).toBe('late');
    }
  });

  it('says that the device is offline if a slow network fails in the end', async () => {
    const failing = new Promise<Response>((_resolve, reject) => {
      setTimeout(() => reject(new TypeError('Failed to fetch')), HOUR_MS);
    });
    const answer = textOf(preferNetwork(failing, saysOffline));
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(await answer).toBe('offline');
  });

  it.each([502, 503, 504])(
    'is answered by this device if a proxy answers %i, and else shows its page [O48]',
    async (status) => {
      expect(await textOf(preferNetwork(Promise.resolve(page('proxy', status)), kept))).toBe('kept');
      expect(await textOf(preferNetwork(Promise.resolve(page('proxy', status)), saysOffline))).toBe('proxy');
      expect(await textOf(preferNetwork(Promise.resolve(page('proxy', status)), nothing))).toBe('proxy');
    },
  );
});
