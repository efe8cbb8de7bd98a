import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CHOICES } from './interfaceLanguages.ts';
import { DEFAULT_PREFERENCES, parsePreferences, THEME_CHOICES } from './preferences.ts';
import { decodePreferences, encodePreferences } from './preferencesCookie.ts';

describe('preferences', () => {
  it('take the default for what is missing or unknown', () => {
    expect(parsePreferences({})).toEqual(DEFAULT_PREFERENCES);
    expect(parsePreferences({ theme: 'plaid' })).toEqual(DEFAULT_PREFERENCES);
    expect(parsePreferences({ theme: 7 })).toEqual(DEFAULT_PREFERENCES);
  });

  it.each([-1, 1431, 1.5, Number.NaN, '', ' 7', '1e3', '-0', '1431', null, true])(
    'know no ang %j to go on from',
    (lastAng) => {
      expect(parsePreferences({ lastAng })).toEqual(DEFAULT_PREFERENCES);
    },
  );
});

it.each([
  { searchType: 10 },
  { searchType: '-1' },
  { searchSource: 'Z9' },
  { searchSource: 'g' },
  { searchSource: ['G'] },
  { searchWriter: 10_000 },
  { searchWriter: 'all' },
  { isSearchGurmukhi: 'yes' },
])('a search of %j is none that was chosen', (stored) => {
  expect(parsePreferences(stored)).toEqual(DEFAULT_PREFERENCES);
});

describe('the preferences cookie', () => {
  const anyPreferences = fc.record({
    theme: fc.constantFrom(...THEME_CHOICES),
    language: fc.constantFrom(...LANGUAGE_CHOICES),
    hasDrawings: fc.boolean(),
    hasShortcuts: fc.boolean(),
    hasAcceptedNotice: fc.boolean(),
    lastAng: fc.integer({ min: 0, max: 1430 }),
    searchType: fc.integer({ min: 0, max: 9 }),
    searchSource: fc.constantFrom('all', 'G', 'D', 'K'),
    searchWriter: fc.integer({ min: 0, max: 9999 }),
    isSearchGurmukhi: fc.boolean(),
  });

  it('brings every choice back', () => {
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        expect(decodePreferences(encodePreferences(preferences))).toEqual(preferences);
      }),
    );
  });

  it('holds only what differs from the defaults', () => {
    expect(encodePreferences(DEFAULT_PREFERENCES)).toBe('1');
    expect(encodePreferences({ ...DEFAULT_PREFERENCES, theme: 'dark' })).toBe('1~theme:dark');
  });

  // As browsers hold them since the first release; never change a line here, only add.
  it.each([
    ['1', 'system'],
    ['1~theme:light', 'light'],
    ['1~theme:dark', 'dark'],
    ['1~theme:sepia', 'sepia'],
    ['1~theme:contrast', 'contrast'],
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

  it('is read as the defaults when it is of another version', () => {
    expect(decodePreferences('2~theme:dark')).toEqual(DEFAULT_PREFERENCES);
    expect(decodePreferences('~theme:dark')).toEqual(DEFAULT_PREFERENCES);
  });

  it('is read without throwing, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        const { theme } = decodePreferences(`1~${rest}`);
        expect(THEME_CHOICES).toContain(theme);
      }),
    );
    expect(decodePreferences(undefined)).toEqual(DEFAULT_PREFERENCES);
    expect(decodePreferences('1~__proto__:x~theme:dark')).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark' });
  });
});
