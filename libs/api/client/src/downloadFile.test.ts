import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadFile, type FileFetch } from './downloadFile.ts';

/** A server whose answer arrives in these chunks; `null` never arrives. */
function serve(status: number, chunks: readonly (Uint8Array | null)[]): FileFetch {
  return (_url, { signal }) => {
    const queue = [...chunks];
    const aborted = new Promise<never>((_resolve, reject) => {
      (signal as AbortSignal).addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
    });
    const read = () => {
      const value = queue.shift();
      if (value === null) return aborted;
      return Promise.resolve(value ? { done: false, value } : { done: true });
    };
    return Promise.resolve({ status, body: { getReader: () => ({ read }) } });
  };
}

const CHUNKS = [Uint8Array.of(1, 2), Uint8Array.of(3)];

describe('a downloaded file', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is returned whole, and its progress is reported', async () => {
    const onProgress = vi.fn();
    expect(await downloadFile('/a', { fetch: serve(200, CHUNKS), onProgress })).toEqual(
      Uint8Array.of(1, 2, 3),
    );
    expect(onProgress.mock.calls).toEqual([[2], [3]]);
  });

  it('is null if there is none, and any other refusal is an error', async () => {
    expect(await downloadFile('/a', { fetch: serve(404, []) })).toBeNull();
    await expect(downloadFile('/a', { fetch: serve(503, []) })).rejects.toMatchObject({
      reason: 'malformed',
    });
  });

  it('fails without a connection, when aborted and when nothing arrives', async () => {
    await expect(
      downloadFile('/a', { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
    ).rejects.toMatchObject({ reason: 'network' });
    const controller = new AbortController();
    const stopped = downloadFile('/a', { fetch: serve(200, [...CHUNKS, null]), signal: controller.signal });
    controller.abort();
    await expect(stopped).rejects.toMatchObject({ reason: 'network' });
    vi.useFakeTimers();
    const stalled = expect(downloadFile('/a', { fetch: serve(200, [...CHUNKS, null]) })).rejects;
    const expectation = stalled.toMatchObject({ reason: 'timeout' });
    await vi.advanceTimersByTimeAsync(30_000);
    await expectation;
  });
});
