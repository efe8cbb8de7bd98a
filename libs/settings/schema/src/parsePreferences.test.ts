import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePreferences } from './parsePreferences.ts';
import { DEFAULT_PREFERENCES } from './preferences.ts';
import { anyPreferences } from './testing/anyPreferences.ts';

describe('parsePreferences [S9.20]', () => {
  it('uses defaults for missing or unknown values', () => {
    expect(parsePreferences({})).toEqual(DEFAULT_PREFERENCES);
    expect(parsePreferences({ theme: 'plaid' })).toEqual(DEFAULT_PREFERENCES);
    expect(parsePreferences({ theme: 7 })).toEqual(DEFAULT_PREFERENCES);
  });

  it.each([-1, 1431, 1.5, Number.NaN, '', ' 7', '1e3', '-0', '1431', null, true])(
    'rejects %j as the last ang',
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
])('parsePreferences rejects the search %j', (stored) => {
  expect(parsePreferences(stored)).toEqual(DEFAULT_PREFERENCES);
});

it.each([
  ['en.ssk.pu.ss.en.jodhSingh', ['en.ssk', 'pu.ss', 'en.jodhSingh']],
  [
    ['pu.ss', 'en.ssk', 'pu.ss'],
    ['pu.ss', 'en.ssk'],
  ],
  ['ssk', DEFAULT_PREFERENCES.translationOrder],
  [7, DEFAULT_PREFERENCES.translationOrder],
])('parsePreferences reads the order of translations %j as %j', (translationOrder, expected) => {
  expect(parsePreferences({ translationOrder }).translationOrder).toEqual(expected);
});

describe('stored preferences', () => {
  const chosen = (stored: Record<string, unknown>) => {
    const parsed = Object.entries(parsePreferences(stored));
    return Object.fromEntries(
      parsed.filter(
        ([field, value]) => value !== DEFAULT_PREFERENCES[field as keyof typeof DEFAULT_PREFERENCES],
      ),
    );
  };

  it.each([
    [1.6, 1.6],
    ['2.4', 2.4],
    // A sum of tenths in a browser.
    [1.2 + 0.4 + 0.4 + 0.4, 2.4],
    [3.2000000000000006, 3.2],
    [1.1, 1.2],
    [0.4, 2],
    [4, 2],
    [32, 2],
    [Number.NaN, 2],
    ['-2', 2],
    ['2px', 2],
    [{}, 2],
  ])('round the size %j to the step %j', (fontSize, size) => {
    expect(parsePreferences({ fontSize }).fontSize).toBe(size);
  });

  it.each([
    [{ readingMode: 'sideways' }],
    [{ font: 'comic_sans' }],
    [{ assistStrength: 9 }],
    [{ autoScrollSpeed: 0 }],
    [{ autoScrollSpeed: 101 }],
    [{ lastVerse: 1.5 }],
    [{ lastVerse: -1 }],
    [{ baniLength: 'xxl' }],
    [{ transliterations: 7 }],
    [{ translations: 'english' }],
  ])('fall back to defaults for %j', (stored) => {
    expect(parsePreferences(stored)).toEqual(DEFAULT_PREFERENCES);
  });

  it('keep the valid members of lists, once and in the order of the choices', () => {
    expect(chosen({ transliterations: ['ur', 'en', 'ur', 'tlh', 3] })['transliterations']).toEqual([
      'en',
      'ur',
    ]);
    expect(parsePreferences({ transliterations: '' }).transliterations).toEqual([]);
    expect(
      parsePreferences({ translations: { english: ['ms', 'ms', '../x', ''], punjabi: null } }).translations,
    ).toEqual({
      english: ['ms'],
      punjabi: [],
      spanish: [],
      hindi: [],
    });
    expect(
      parsePreferences({ 'translations.spanish': 'sn', 'translations.english': '' }).translations,
    ).toEqual({
      english: [],
      punjabi: [],
      spanish: ['sn'],
      hindi: [],
    });
  });

  it('are corrected if they conflict', () => {
    expect(parsePreferences({ hasAssist: true, isLarivaar: false })).toMatchObject({
      hasAssist: true,
      isLarivaar: true,
    });
    expect(parsePreferences({ font: 'unicode_font', isUnicode: false }).isUnicode).toBe(true);
    expect(parsePreferences({ font: 'prabhki', isUnicode: true })).toMatchObject({
      font: 'prabhki',
      isUnicode: true,
    });
  });

  it('are unchanged by parsing again', () => {
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        expect(parsePreferences({ ...preferences })).toEqual(preferences);
      }),
    );
  });

  it('always parse to every field without throwing', () => {
    const names = fc.constantFrom(...Object.keys(DEFAULT_PREFERENCES), 'translations.english', '__proto__');
    fc.assert(
      fc.property(fc.dictionary(names, fc.anything()), (stored) => {
        const parsed = parsePreferences(stored);
        expect(Object.keys(parsed)).toEqual(Object.keys(DEFAULT_PREFERENCES));
        expect(parsePreferences({ ...parsed })).toEqual(parsed);
      }),
    );
  });
});
