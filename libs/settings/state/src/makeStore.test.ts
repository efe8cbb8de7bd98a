import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { describe, expect, it } from 'vitest';
import { makeStore } from './makeStore.ts';
import {
  preferencesChosen,
  selectLastAng,
  selectPreferences,
  selectTheme,
  settingsReset,
} from './settingsSlice.ts';

describe('the settings store', () => {
  it('starts with the given preferences', () => {
    const store = makeStore({ preferences: { ...DEFAULT_PREFERENCES, theme: 'dark' } });
    expect(selectPreferences(store.getState())).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark' });
  });

  it('saves every choice in a cookie for a year and the whole site [S3.32, B113]', () => {
    const cookies: string[] = [];
    const store = makeStore({
      preferences: DEFAULT_PREFERENCES,
      writeCookie: (cookie) => cookies.push(cookie),
    });
    store.dispatch(preferencesChosen({ theme: 'dark' }));
    expect(selectTheme(store.getState())).toBe('dark');
    expect(cookies).toEqual(['naad=2~theme:dark; path=/; max-age=31536000; samesite=lax']);
  });

  it('saves the last ang, and keeps it on a reset', () => {
    const cookies: string[] = [];
    const store = makeStore({
      preferences: DEFAULT_PREFERENCES,
      writeCookie: (cookie) => cookies.push(cookie),
    });
    store.dispatch(preferencesChosen({ lastAng: 512 }));
    store.dispatch(settingsReset('en'));
    expect(selectLastAng(store.getState())).toBe(512);
    expect(cookies.at(-1)).toContain('naad=2~lastAng:512;');
  });

  it('saves the search settings [B22], and keeps them on a reset', () => {
    const cookies: string[] = [];
    const store = makeStore({
      preferences: DEFAULT_PREFERENCES,
      writeCookie: (cookie) => cookies.push(cookie),
    });
    const search = { searchType: 3, searchSource: 'G', searchWriter: 4, isSearchGurmukhi: true } as const;
    store.dispatch(preferencesChosen(search));
    store.dispatch(settingsReset('en'));
    expect(selectPreferences(store.getState())).toEqual({ ...DEFAULT_PREFERENCES, ...search });
    expect(cookies.at(-1)).toContain(
      'naad=2~searchType:3~searchSource:G~searchWriter:4~isSearchGurmukhi:true;',
    );
  });

  it('resets display settings but not the language', () => {
    const cookies: string[] = [];
    const store = makeStore({
      preferences: { ...DEFAULT_PREFERENCES, theme: 'light', language: 'pa', hasDrawings: true },
      writeCookie: (cookie) => cookies.push(cookie),
    });
    store.dispatch(settingsReset('en'));
    expect(selectPreferences(store.getState())).toEqual({ ...DEFAULT_PREFERENCES, language: 'pa' });
    expect(cookies).toEqual(['naad=2~language:pa; path=/; max-age=31536000; samesite=lax']);
  });

  it('works without a cookie writer', () => {
    const store = makeStore({ preferences: DEFAULT_PREFERENCES });
    store.dispatch(preferencesChosen({ theme: 'light' }));
    expect(selectTheme(store.getState())).toBe('light');
  });
});
