import { describe, expect, it, vi } from 'vitest';
import { createShortcutKeys, type ShortcutKeysStorage } from './createShortcutKeys.ts';

/** A browser's storage, with a function that simulates a storage event. */
function browserWith(texts: Map<string, string>) {
  const listeners: ((event: StorageEvent) => void)[] = [];
  const keeper = {
    localStorage: {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => texts.set(key, text),
      removeItem: (key: string) => texts.delete(key),
    },
    addEventListener: (_type: string, listener: (event: StorageEvent) => void) => listeners.push(listener),
  } as unknown as ShortcutKeysStorage;
  return {
    keeper,
    notify: (key: string | null) => {
      for (const listener of listeners) listener({ key } as StorageEvent);
    },
  };
}

describe('createShortcutKeys', () => {
  it('persists keys until they are reset', () => {
    const texts = new Map<string, string>();
    const keys = createShortcutKeys(browserWith(texts).keeper);
    const listener = vi.fn();
    const unsubscribe = keys.subscribe(listener);
    keys.assign('larivaar', 'k');
    keys.assign('darkMode', '');
    expect(keys.get()).toEqual({ larivaar: 'k', darkMode: '' });
    expect(createShortcutKeys(browserWith(texts).keeper).get()).toEqual({ larivaar: 'k', darkMode: '' });
    unsubscribe();
    keys.reset();
    expect(keys.get()).toEqual({});
    expect(texts.size).toBe(0);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('follows changes in other tabs', () => {
    const texts = new Map<string, string>();
    const { keeper, notify } = browserWith(texts);
    const keys = createShortcutKeys(keeper);
    createShortcutKeys(browserWith(texts).keeper).assign('larivaar', 'k');
    notify('theirs');
    expect(keys.get()).toEqual({});
    notify('naad.shortcuts');
    expect(keys.get()).toEqual({ larivaar: 'k' });
  });

  it('keeps keys for the page if storage is denied', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const keys = createShortcutKeys({
      localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage,
      addEventListener: () => undefined,
    });
    keys.assign('larivaar', 'k');
    expect(keys.get()).toEqual({ larivaar: 'k' });
    keys.reset();
    expect(keys.get()).toEqual({});
  });
});
