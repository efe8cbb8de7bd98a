import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, THEME_CHOICES, withLanguageDefaults } from './preferences.ts';
import { decodePreferences, preferencesFromCookies } from './decodePreferences.ts';
import { encodePreferences, preferencesCookie } from './preferencesCookie.ts';
import { anyPreferences } from './testing/anyPreferences.ts';

describe('the preferences cookie', () => {
  it('round-trips every choice [S3.33, S3.34, S3.35, S3.36, S3.37, S3.38]', () => {
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        const { translations, transliterations } = DEFAULT_PREFERENCES;
        const unchosen = preferences.hasChosenTexts ? {} : { translations, transliterations };
        expect(decodePreferences(encodePreferences(preferences))).toEqual({ ...preferences, ...unchosen });
      }),
    );
  });

  it('stores no texts that follow the language of the interface', () => {
    const punjabi = withLanguageDefaults(DEFAULT_PREFERENCES, 'pa');
    expect(encodePreferences(punjabi)).toBe('2');
    expect(withLanguageDefaults(decodePreferences('2'), 'es').translations).toMatchObject({
      english: [],
      spanish: ['sn'],
    });
  });

  it('of an earlier release that names texts keeps them in every language', () => {
    const stored = decodePreferences('2~translations.english:~translations.punjabi:ms');
    expect(stored.hasChosenTexts).toBe(true);
    expect(withLanguageDefaults(stored, 'es')).toEqual(stored);
  });

  it('contains only non-default values', () => {
    expect(encodePreferences(DEFAULT_PREFERENCES)).toBe('2');
    expect(encodePreferences({ ...DEFAULT_PREFERENCES, theme: 'dark' })).toBe('2~theme:dark');
    const { translations } = DEFAULT_PREFERENCES;
    expect(
      encodePreferences({
        ...DEFAULT_PREFERENCES,
        hasChosenTexts: true,
        translations: { ...translations, english: [], punjabi: ['ss', 'ms'] },
        transliterations: ['en', 'ur'],
        fontSize: 2.4,
      }),
    ).toBe(
      '2~fontSize:2.4~hasChosenTexts:true~translations.english:~translations.punjabi:ss.ms~transliterations:en.ur',
    );
  });

  it('stays below 2500 characters for any choices (RFC 6265, 6.1 allows 4096 bytes)', () => {
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        expect(preferencesCookie(preferences).length).toBeLessThan(2500);
      }),
    );
  });

  // Cookies that browsers have stored since the first release; add lines, never change one.
  it.each([
    ['1', 'system'],
    ['1~theme:light', 'light'],
    ['1~theme:dark', 'dark'],
    ['1~theme:sepia', 'sepia'],
    ['1~theme:contrast', 'contrast'],
    ['2', 'system'],
    ['2~theme:sepia', 'sepia'],
  ])('of an earlier release is still read: %s', (cookie, theme) => {
    expect(decodePreferences(cookie)).toEqual({ ...DEFAULT_PREFERENCES, theme });
  });

  it('contains the last ang', () => {
    expect(decodePreferences('1~lastAng:1430')).toEqual({ ...DEFAULT_PREFERENCES, lastAng: 1430 });
  });

  it('contains the last search settings', () => {
    expect(decodePreferences('1~searchType:2~searchSource:D~searchWriter:47~isSearchGurmukhi:true')).toEqual({
      ...DEFAULT_PREFERENCES,
      searchType: 2,
      searchSource: 'D',
      searchWriter: 47,
      isSearchGurmukhi: true,
    });
  });

  it.each(['1~theme:sepia', '2~theme:sepia'])(
    'without a search type has the one box, and one with type 0 keeps it: %s [Q40]',
    (cookie) => {
      expect(decodePreferences(cookie).searchType).toBe(8);
      expect(decodePreferences(`${cookie}~searchType:0`).searchType).toBe(0);
      expect(encodePreferences({ ...DEFAULT_PREFERENCES, searchType: 0 })).toContain('searchType:0');
    },
  );

  it('uses only characters allowed in a cookie value (RFC 6265, 4.1.1)', () => {
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        expect(encodePreferences(preferences)).toMatch(/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/);
      }),
    );
  });

  // A complete cookie of version 1.
  it('of version 1 is migrated', () => {
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

  it('of an unknown version is ignored', () => {
    expect(decodePreferences('3~theme:dark')).toEqual(DEFAULT_PREFERENCES);
    expect(decodePreferences('constructor~theme:dark')).toEqual(DEFAULT_PREFERENCES);
    expect(decodePreferences('~theme:dark')).toEqual(DEFAULT_PREFERENCES);
  });

  it('is decoded without throwing for any content', () => {
    fc.assert(
      fc.property(fc.constantFrom('1', '2'), fc.string(), (version, rest) => {
        const { theme } = decodePreferences(`${version}~${rest}`);
        expect(THEME_CHOICES).toContain(theme);
      }),
    );
    expect(decodePreferences(undefined)).toEqual(DEFAULT_PREFERENCES);
    expect(decodePreferences('1~__proto__:x~theme:dark')).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark' });
  });

  it("takes precedence over the legacy site's dark mode cookie", () => {
    expect(preferencesFromCookies({ darkmode: '1' })).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark' });
    expect(preferencesFromCookies({ darkmode: '0' })).toEqual(DEFAULT_PREFERENCES);
    expect(preferencesFromCookies({ naad: '2~theme:sepia', darkmode: '1' }).theme).toBe('sepia');
    expect(preferencesFromCookies({ naad: '2', darkmode: '1' })).toEqual(DEFAULT_PREFERENCES);
  });
});
