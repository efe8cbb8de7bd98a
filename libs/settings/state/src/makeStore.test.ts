import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { describe, expect, it } from 'vitest';
import { makeStore } from './makeStore.ts';
import { selectPreferences, selectTheme, settingsReset, themeChosen } from './settingsSlice.ts';

describe('the settings store', () => {
  it('starts from the preferences it is given', () => {
    const store = makeStore({ preferences: { theme: 'dark' } });
    expect(selectPreferences(store.getState())).toEqual({ theme: 'dark' });
  });

  it('keeps every choice in the cookie, for a year and the whole site', () => {
    const cookies: string[] = [];
    const store = makeStore({
      preferences: DEFAULT_PREFERENCES,
      writeCookie: (cookie) => cookies.push(cookie),
    });
    store.dispatch(themeChosen('dark'));
    expect(selectTheme(store.getState())).toBe('dark');
    expect(cookies).toEqual(['naad=1~theme:dark; path=/; max-age=31536000; samesite=lax']);
  });

  it('forgets the choices when they are reset', () => {
    const cookies: string[] = [];
    const store = makeStore({
      preferences: { theme: 'light' },
      writeCookie: (cookie) => cookies.push(cookie),
    });
    store.dispatch(settingsReset());
    expect(selectPreferences(store.getState())).toEqual(DEFAULT_PREFERENCES);
    expect(cookies).toEqual(['naad=1; path=/; max-age=31536000; samesite=lax']);
  });

  it('writes nothing where there is nowhere to write', () => {
    const store = makeStore({ preferences: DEFAULT_PREFERENCES });
    store.dispatch(themeChosen('light'));
    expect(selectTheme(store.getState())).toBe('light');
  });
});
