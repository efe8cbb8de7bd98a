import { describe, expect, it } from 'vitest';
import type { CachedPage } from './createPageCache.ts';
import { openPageStore } from './openPageStore.ts';

const pageOf = (text: string, size = 1_000): CachedPage => ({
  brotli: Buffer.alloc(size, text),
  etag: `W/"${text}"`,
  contentSecurityPolicy: "default-src 'none'",
});

describe('rendered pages on disk', () => {
  it('are found by their key as they were added', () => {
    const store = openPageStore(10_000);
    store.add('/shabad?id=1', pageOf('ੴ'));
    expect(store.find('/shabad?id=1')).toEqual(pageOf('ੴ'));
    expect(store.find('/shabad?id=2')).toBeNull();
    store.close();
  });

  it('take no more room than they may: the oldest go first [G3]', () => {
    const store = openPageStore(200_000);
    for (let id = 1; id <= 1_000; id++) {
      store.add(`/ang?ang=${String(id)}`, pageOf(String(id)));
      expect(store.size().bytes).toBeLessThanOrEqual(200_000);
    }
    expect(store.find('/ang?ang=1')).toBeNull();
    expect(store.find('/ang?ang=1000')).toEqual(pageOf('1000'));
    store.close();
  });

  it('count once if two requests render them at the same time', () => {
    const store = openPageStore(10_000);
    store.add('/', pageOf('one'));
    store.add('/', pageOf('two'));
    expect(store.size()).toEqual({ entries: 1, bytes: 1_000 });
    expect(store.find('/')).toEqual(pageOf('one'));
    store.close();
  });
});
