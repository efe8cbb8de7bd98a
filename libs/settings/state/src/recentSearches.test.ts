import { describe, expect, it } from 'vitest';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recentSearches.ts';

function browserWith(stored: Record<string, string> = {}) {
  const localStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void (stored[key] = text),
    removeItem: (key: string) => {
      Reflect.deleteProperty(stored, key);
    },
  } as Storage;
  return { localStorage };
}

describe('recent searches', () => {
  it('are the latest first, each once, at most eight [Q53]', () => {
    const browser = browserWith();
    for (let number = 1; number <= 9; number++) {
      addRecentSearch(browser, { query: ` ${String(number)} `, type: 8 });
    }
    addRecentSearch(browser, { query: '5', type: 8 });
    addRecentSearch(browser, { query: '5', type: 3 });
    expect(readRecentSearches(browser).map(({ query, type }) => `${query}/${String(type)}`)).toEqual([
      '5/3',
      '5/8',
      '9/8',
      '8/8',
      '7/8',
      '6/8',
      '4/8',
      '3/8',
    ]);
  });

  it('are gone after they are cleared [Q53]', () => {
    const browser = browserWith();
    addRecentSearch(browser, { query: 'love', type: 8 });
    clearRecentSearches(browser);
    expect(readRecentSearches(browser)).toEqual([]);
  });

  it('have no empty and no pasted text [Q53]', () => {
    const browser = browserWith();
    addRecentSearch(browser, { query: '  ', type: 8 });
    addRecentSearch(browser, { query: 'a'.repeat(201), type: 8 });
    expect(readRecentSearches(browser)).toEqual([]);
  });

  it.each(['', '{}', '[1,null,{"query":"x"},{"query":1,"type":8},{"query":"y","type":99}]', '[{'])(
    'ignore what is not theirs: %s [Q53]',
    (text) => {
      expect(readRecentSearches(browserWith({ 'naad.recentSearches': text }))).toEqual([]);
    },
  );

  it('are none in a browser that denies storage, and nothing throws [Q53]', () => {
    const deny = () => {
      throw new DOMException('denied');
    };
    const localStorage = { getItem: deny, setItem: deny, removeItem: deny } as unknown as Storage;
    addRecentSearch({ localStorage }, { query: 'love', type: 8 });
    clearRecentSearches({ localStorage });
    expect(readRecentSearches({ localStorage })).toEqual([]);
  });
});
