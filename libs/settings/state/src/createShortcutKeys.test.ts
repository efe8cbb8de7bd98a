import { describe, expect, it, vi } from 'vitest';
import { createShortcutKeys, type ShortcutKeysKeeper } from './createShortcutKeys.ts';

/** A browser's storage, and what tells of another tab. */
function browserWith(texts: Map<string, string>) {
  const listeners: ((event: StorageEvent) => void)[] = [];
  const keeper = {
    localStorage: {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => texts.set(key, text),
      removeItem: (key: string) => texts.delete(key),
    },
    addEventListener: (_type: string, listener: (event: StorageEvent) => void) => listeners.push(listener),
  } as unknown as ShortcutKeysKeeper;
  return {
    keeper,
    tell: (key: string | null) => {
      for (const listener of listeners) listener({ key } as StorageEvent);
    },
  };
}

describe('keys of a visitor’s own', () => {
  it('are kept until they are given back', () => {
    const texts = new Map<string, string>();
    const keys = createShortcutKeys(browserWith(texts).keeper);
    const listener = vi.fn();
    const unsubscribe = keys.subscribe(listener);
    keys.give('larivaar', 'k');
    keys.give('darkMode', '');
    expect(keys.get()).toEqual({ larivaar: 'k', darkMode: '' });
    expect(createShortcutKeys(browserWith(texts).keeper).get()).toEqual({ larivaar: 'k', darkMode: '' });
    unsubscribe();
    keys.reset();
    expect(keys.get()).toEqual({});
    expect(texts.size).toBe(0);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('are in step with other tabs', () => {
    const texts = new Map<string, string>();
    const { keeper, tell } = browserWith(texts);
    const keys = createShortcutKeys(keeper);
    createShortcutKeys(browserWith(texts).keeper).give('larivaar', 'k');
    tell('theirs');
    expect(keys.get()).toEqual({});
    tell('naad.shortcuts');
    expect(keys.get()).toEqual({ larivaar: 'k' });
  });

  it('last as long as the page where nothing can be kept', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const keys = createShortcutKeys({
      localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage,
      addEventListener: () => undefined,
    });
    keys.give('larivaar', 'k');
    expect(keys.get()).toEqual({ larivaar: 'k' });
    keys.reset();
    expect(keys.get()).toEqual({});
  });
});
