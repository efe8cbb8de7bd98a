import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, THEME_CHOICES } from './preferences.ts';
import { decodePreferences, preferencesOfCookies } from './decodePreferences.ts';
import { encodePreferences, preferencesCookie } from './preferencesCookie.ts';
import { anyPreferences } from './testing/anyPreferences.ts';

describe('the preferences cookie', () => {
  it('brings every choice back', () => {
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        expect(decodePreferences(encodePreferences(preferences))).toEqual(preferences);
      }),
    );
  });

  it('holds only what differs from the defaults', () => {
    expect(encodePreferences(DEFAULT_PREFERENCES)).toBe('2');
    expect(encodePreferences({ ...DEFAULT_PREFERENCES, theme: 'dark' })).toBe('2~theme:dark');
    const { translations } = DEFAULT_PREFERENCES;
    expect(
      encodePreferences({
        ...DEFAULT_PREFERENCES,
        translations: { ...translations, english: [], punjabi: ['ss', 'ms'] },
        transliterations: ['en', 'ur'],
        fontSize: 2.4,
      }),
    ).toBe('2~fontSize:2.4~translations.english:~translations.punjabi:ss.ms~transliterations:en.ur');
  });

  it('is small enough to be kept, whatever is chosen (RFC 6265, 6.1: 4096 bytes)', () => {
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        expect(preferencesCookie(preferences).length).toBeLessThan(2500);
      }),
    );
  });

  // As browsers hold them since the first release; never change a line here, only add.
  it.each([
    ['1', 'system'],
    ['1~theme:light', 'light'],
    ['1~theme:dark', 'dark'],
    ['1~theme:sepia', 'sepia'],
    ['1~theme:contrast', 'contrast'],
    ['2', 'system'],
    ['2~theme:sepia', 'sepia'],
  ])('of every release is still read: %s', (cookie, theme) => {
    expect(decodePreferences(cookie)).toEqual({ ...DEFAULT_PREFERENCES, theme });
  });

  it('of a reader holds where they were', () => {
    expect(decodePreferences('1~lastAng:1430')).toEqual({ ...DEFAULT_PREFERENCES, lastAng: 1430 });
  });

  it('of a searcher holds how they search', () => {
    expect(decodePreferences('1~searchType:2~searchSource:D~searchWriter:47~isSearchGurmukhi:true')).toEqual({
      ...DEFAULT_PREFERENCES,
      searchType: 2,
      searchSource: 'D',
      searchWriter: 47,
      isSearchGurmukhi: true,
    });
  });

  it('uses only characters a cookie value may hold (RFC 6265, 4.1.1)', () => {
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        expect(encodePreferences(preferences)).toMatch(/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/);
      }),
    );
  });

  // A whole cookie as version 1 wrote it.
  it('of version 1 says what it said', () => {
    const cookie =
      '1~theme:sepia~language:pa~hasDrawings:true~hasShortcuts:false~hasAcceptedNotice:true~lastAng:917' +
      '~searchType:3~searchSource:G~searchWriter:4~isSearchGurmukhi:true';
    expect(decodePreferences(cookie)).toEqual({
      ...DEFAULT_PREFERENCES,
      theme: 'sepia',
      language: 'pa',
      hasDrawings: true,
      hasShortcuts: false,
      hasAcceptedNotice: true,
      lastAng: 917,
      searchType: 3,
      searchSource: 'G',
      searchWriter: 4,
      isSearchGurmukhi: true,
    });
    expect(decodePreferences('1~isLarivaar:true')).toEqual(DEFAULT_PREFERENCES);
  });

  it('is read as the defaults when it is of another version', () => {
    expect(decodePreferences('3~theme:dark')).toEqual(DEFAULT_PREFERENCES);
    expect(decodePreferences('constructor~theme:dark')).toEqual(DEFAULT_PREFERENCES);
    expect(decodePreferences('~theme:dark')).toEqual(DEFAULT_PREFERENCES);
  });

  it('is read without throwing, whatever it holds', () => {
    fc.assert(
      fc.property(fc.constantFrom('1', '2'), fc.string(), (version, rest) => {
        const { theme } = decodePreferences(`${version}~${rest}`);
        expect(THEME_CHOICES).toContain(theme);
      }),
    );
    expect(decodePreferences(undefined)).toEqual(DEFAULT_PREFERENCES);
    expect(decodePreferences('1~__proto__:x~theme:dark')).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark' });
  });

  it('comes before the one by which the site of before was dark', () => {
    expect(preferencesOfCookies({ darkmode: '1' })).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark' });
    expect(preferencesOfCookies({ darkmode: '0' })).toEqual(DEFAULT_PREFERENCES);
    expect(preferencesOfCookies({ naad: '2~theme:sepia', darkmode: '1' }).theme).toBe('sepia');
    expect(preferencesOfCookies({ naad: '2', darkmode: '1' })).toEqual(DEFAULT_PREFERENCES);
  });
});
