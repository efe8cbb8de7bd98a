import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { describe, expect, it } from 'vitest';
import { hasStoredChoices } from './hasStoredChoices.ts';
import { makeStore } from './makeStore.ts';
import { angRead, selectPreferences } from './settingsSlice.ts';
import { takeOverPreferences } from './takeOverPreferences.ts';

/** A browser's storage as far as it is asked, which notes whatever is written. */
function browserWith(texts: Record<string, string>) {
  const written: string[] = [];
  const localStorage = {
    length: Object.keys(texts).length,
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string) => written.push(key),
    removeItem: (key: string) => written.push(key),
    clear: () => written.push('all'),
  } as unknown as Storage;
  return { localStorage, written, document: { cookie: '' } };
}

function storeWithCookie() {
  const cookies: string[] = [];
  const store = makeStore({
    preferences: DEFAULT_PREFERENCES,
    writeCookie: (cookie) => cookies.push(cookie),
  });
  return { store, cookies };
}

describe('choices of the site of before', () => {
  it('are ours from the first visit on, and are left where they are', () => {
    const { store, cookies } = storeWithCookie();
    const browser = browserWith({ larivaarAssist: 'true', fontSize: '2.8', multipleShabads: '[]' });
    expect(hasStoredChoices(browser)).toBe(true);
    takeOverPreferences(store, browser);
    expect(selectPreferences(store.getState())).toEqual({
      ...DEFAULT_PREFERENCES,
      isLarivaar: true,
      hasAssist: true,
      fontSize: 2.8,
    });
    expect(cookies).toHaveLength(1);
    expect(browser.written).toEqual([]);
  });

  it('do not come before what was chosen since the page came', () => {
    const { store } = storeWithCookie();
    store.dispatch(angRead(5));
    takeOverPreferences(store, browserWith({ previouslyReadAng: '512', visraams: 'true' }));
    expect(selectPreferences(store.getState())).toMatchObject({ lastAng: 5, hasVisraams: true });
  });

  it('are none in a browser that keeps nothing, or other things', () => {
    const { store, cookies } = storeWithCookie();
    takeOverPreferences(store, browserWith({ theirs: 'true' }));
    expect(cookies).toEqual([]);
    expect(hasStoredChoices(browserWith({}))).toBe(false);
    const known = { ...browserWith({ larivaar: 'true' }), document: { cookie: 'other=1; naad=2' } };
    expect(hasStoredChoices(known)).toBe(false);
    const forbidden = {
      document: { cookie: 'not-naad=2' },
      get localStorage(): Storage {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    expect(hasStoredChoices(forbidden)).toBe(false);
  });
});
