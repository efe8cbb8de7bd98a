// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

const links = () => [...document.head.querySelectorAll('link')];

describe('the styles of the whole site', () => {
  /** As in a document that was just loaded. */
  async function begin() {
    vi.resetModules();
    return { ...(await import('./wholeStyles.ts')), ...(await import('./loadChunk.ts')) };
  }
  afterEach(() => {
    document.head.replaceChildren();
  });

  it('are not waited for by what draws the first page', async () => {
    const { loadChunk } = await begin();
    expect(await loadChunk(() => Promise.resolve('view'))).toBe('view');
    expect(links()).toEqual([]);
  });

  it('come with the first part that is loaded later, once, before it is drawn', async () => {
    const { loadChunk, offerStyles, wholeStyles } = await begin();
    offerStyles('/assets/style-1.css');
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
    await wholeStyles();
    expect(links()).toHaveLength(1);
  });

  it('are asked for again where they did not come', async () => {
    const { loadChunk, offerStyles } = await begin();
    offerStyles('/assets/style-1.css');
    const loading = loadChunk(() => Promise.resolve('view'));
    links()[0]?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => {
      expect(links()).toHaveLength(1);
    });
    links()[0]?.dispatchEvent(new Event('load'));
    expect(await loading).toBe('view');
  });
});
