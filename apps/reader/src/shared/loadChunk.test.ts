// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './loadChunk.ts';

describe('loadChunk', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('requests a chunk once if it loads', async () => {
    const load = vi.fn(() => Promise.resolve('here'));
    expect(await loadChunk(load)).toBe('here');
    expect(load).toHaveBeenCalledOnce();
  });

  it('retries once if a chunk fails to load', async () => {
    const load = vi.fn(() => Promise.resolve('here')).mockRejectedValueOnce(new Error('gone'));
    expect(await loadChunk(load)).toBe('here');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('rejects with the cause after the second failure [S8.22]', async () => {
    const cause = new Error('gone');
    const load = vi.fn(() => Promise.reject(cause));
    const error: unknown = await loadChunk(load).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ name: 'ChunkLoadError', cause });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('times out after 120 seconds per attempt [S7.24, S9.14]', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    void loadChunk(() => new Promise(() => undefined)).catch(settled);
    await vi.advanceTimersByTimeAsync(239_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  });
});

const links = () => [...document.head.querySelectorAll('link')];

describe('the full stylesheet', () => {
  /** Fresh modules, as in a document that was just loaded. */
  function loadModules() {
    vi.resetModules();
    return import('./loadChunk.ts');
  }
  afterEach(() => {
    document.head.replaceChildren();
  });

  it('is not awaited by the chunks of the first page', async () => {
    const { loadChunk } = await loadModules();
    expect(await loadChunk(() => Promise.resolve('view'))).toBe('view');
    expect(links()).toEqual([]);
  });

  it('is linked once, with the first later chunk, which waits for it', async () => {
    const { loadChunk, setStylesheetHref, loadFullStylesheet } = await loadModules();
    setStylesheetHref('/assets/style-1.css');
    const settled = vi.fn();
    const both = Promise.all(['one', 'other'].map((each) => loadChunk(() => Promise.resolve(each))));
    void both.then(settled);
    await new Promise((resolve) => setTimeout(resolve));
    expect(settled).not.toHaveBeenCalled();
    expect(links().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
      ['stylesheet', '/assets/style-1.css'],
    ]);
    links()[0]?.dispatchEvent(new Event('load'));
    expect(await both).toEqual(['one', 'other']);
    await loadFullStylesheet();
    expect(links()).toHaveLength(1);
  });

  it('is requested again after a failure', async () => {
    const { loadChunk, setStylesheetHref } = await loadModules();
    setStylesheetHref('/assets/style-1.css');
    const loading = loadChunk(() => Promise.resolve('view'));
    links()[0]?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => {
      expect(links()).toHaveLength(1);
    });
    links()[0]?.dispatchEvent(new Event('load'));
    expect(await loading).toBe('view');
  });
});
