import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { describe, expect, it } from 'vitest';
import { mayHaveLegacyPreferences } from './mayHaveLegacyPreferences.ts';
import { makeStore } from './makeStore.ts';
import { preferencesChosen, selectPreferences } from './settingsSlice.ts';
import { importLegacyPreferences } from './importLegacyPreferences.ts';

/** A browser's storage that records all writes. */
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

describe('settings of the legacy site', () => {
  it('are imported on the first visit and stay in storage', () => {
    const { store, cookies } = storeWithCookie();
    const browser = browserWith({ larivaarAssist: 'true', fontSize: '2.8', multipleShabads: '[]' });
    expect(mayHaveLegacyPreferences(browser)).toBe(true);
    importLegacyPreferences(store, browser);
    expect(selectPreferences(store.getState())).toEqual({
      ...DEFAULT_PREFERENCES,
      isLarivaar: true,
      hasAssist: true,
      fontSize: 2.8,
    });
    expect(cookies).toHaveLength(1);
    expect(browser.written).toEqual([]);
  });

  it('do not override choices made since the page loaded', () => {
    const { store } = storeWithCookie();
    store.dispatch(preferencesChosen({ lastAng: 5 }));
    importLegacyPreferences(store, browserWith({ previouslyReadAng: '512', visraams: 'true' }));
    expect(selectPreferences(store.getState())).toMatchObject({ lastAng: 5, hasVisraams: true });
  });

  it('are absent without storage or with unrelated keys', () => {
    const { store, cookies } = storeWithCookie();
    importLegacyPreferences(store, browserWith({ theirs: 'true' }));
    expect(cookies).toEqual([]);
    expect(mayHaveLegacyPreferences(browserWith({}))).toBe(false);
    const known = { ...browserWith({ larivaar: 'true' }), document: { cookie: 'other=1; naad=2' } };
    expect(mayHaveLegacyPreferences(known)).toBe(false);
    const forbidden = {
      document: { cookie: 'not-naad=2' },
      get localStorage(): Storage {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    expect(mayHaveLegacyPreferences(forbidden)).toBe(false);
  });
});
