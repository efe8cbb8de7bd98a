import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './loadChunk.ts';

describe('a part of the program', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is asked for once where it comes', async () => {
    const load = vi.fn(() => Promise.resolve('here'));
    expect(await loadChunk(load)).toBe('here');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is asked for once more where it does not', async () => {
    const load = vi.fn(() => Promise.resolve('here')).mockRejectedValueOnce(new Error('gone'));
    expect(await loadChunk(load)).toBe('here');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is given up after that, with the reason', async () => {
    const cause = new Error('gone');
    const load = vi.fn(() => Promise.reject(cause));
    const error: unknown = await loadChunk(load).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ name: 'ChunkLoadError', cause });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('may take 120 seconds, and not longer', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    void loadChunk(() => new Promise(() => undefined)).catch(settled);
    await vi.advanceTimersByTimeAsync(239_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  });
});
