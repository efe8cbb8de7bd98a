import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePreferences } from './parsePreferences.ts';
import { DEFAULT_PREFERENCES } from './preferences.ts';
import { LEGACY_KEYS, legacyPreferences } from './legacyPreferences.ts';

/** localStorage of a browser that used every setting of the legacy site. */
const STORED = {
  gdpr_notice: 'true',
  searchSource: 'G',
  searchType: '2',
  searchWriter: '4',
  autoDetectGurmukhi: 'true',
  translationLanguages: '["punjabi","english","spanish"]',
  englishTranslationLanguages: '["BaniDB","Manmohan Singh"]',
  hindiTranslationLanguages: '[]',
  steekLanguages: '["Faridkot Teeka","Prof. Sahib Singh"]',
  transliterationLanguages: '["english","shahmukhi"]',
  larivaar: 'true',
  larivaarAssist: 'true',
  larivaarAssistStrength: '3',
  unicode: 'false',
  splitView: 'true',
  fontSize: '2.4000000000000004',
  translationFontSize: '1.6',
  transliterationFontSize: '2.8',
  lineHeight: '1.5999999999999999',
  fontFamily: 'anmol_bold',
  darkMode: 'true',
  mahaanKoshTooltip: 'false',
  autoScrollMode: 'true',
  visraams: 'true',
  visraamSource: 'igurbani',
  visraamStyle: 'gradient-bg',
  previouslyReadAng: '512',
  centerAlignView: 'true',
  'previous-sync': 'ABC-XYZ',
  paragraphMode: 'true',
  readingMode: 'false',
  sehajPaathMode: 'false',
  sgBaani: 'xl',
  cartoonifiedPages: 'true',
  shabadAudioPlayer: 'false',
  multipleShabads: '',
  pendingShabadReview: 'x',
  __khalis_auth_token__: 'secret',
};

describe('the preferences of the legacy site', () => {
  it('are imported key by key', () => {
    expect(legacyPreferences(STORED)).toEqual({
      hasAcceptedNotice: true,
      searchSource: 'G',
      searchType: 2,
      searchWriter: 4,
      isSearchGurmukhi: true,
      translations: { english: ['ssk', 'ms'], punjabi: ['ft', 'ss'], spanish: ['sn'], hindi: [] },
      transliterations: ['en', 'ur'],
      isLarivaar: true,
      hasAssist: true,
      assistStrength: 3,
      isUnicode: false,
      readingMode: 'split',
      fontSize: 2.4,
      translationSize: 1.6,
      transliterationSize: 2.8,
      lineHeight: 1.6,
      font: 'anmol_bold',
      theme: 'dark',
      hasGloss: false,
      hasAutoScroll: true,
      hasVisraams: true,
      visraamSource: 'igurbani',
      visraamStyle: 'gradient-bg',
      lastAng: 512,
      isCentred: true,
      isParagraph: true,
      baniLength: 'xl',
      hasDrawings: true,
      hasAudioPlayer: false,
    });
  });

  it('are empty if nothing was stored', () => {
    expect(legacyPreferences({})).toEqual({});
  });

  it.each([
    [{ sehajPaathMode: 'true', splitView: 'true' }, 'akhand'],
    [{ readingMode: 'true' }, 'reading'],
    [{ readingMode: 'yes' }, undefined],
  ])('have one layout for %j', (stored, mode) => {
    expect(legacyPreferences(stored).readingMode).toBe(mode);
  });

  it.each([
    [{ translationLanguages: 'english,punjabi' }, { english: ['ssk'], punjabi: ['ss'] }],
    [{ translationLanguages: '["punjabi"]', steekLanguages: '' }, { punjabi: ['ss'] }],
    [
      { translationLanguages: '["hindi"]', hindiTranslationLanguages: '["Sant Teja Singh"]' },
      { hindi: ['sts'] },
    ],
    [{ translationLanguages: '[]', steekLanguages: '["BaniDB"]' }, {}],
    [{ englishTranslationLanguages: '["Sant Singh Khalsa"]' }, { english: ['ssk'] }],
    [{ translationLanguages: '["klingon", 7]' }, {}],
    [{ translationLanguages: '' }, {}],
  ])('have the translators of %j', (stored, translations) => {
    const none = { english: [], punjabi: [], spanish: [], hindi: [] };
    expect(legacyPreferences(stored).translations).toEqual({ ...none, ...translations });
  });

  it('are corrected if inconsistent: assist turns larivaar on', () => {
    expect(legacyPreferences({ larivaarAssist: 'true', larivaar: 'false' })).toEqual({
      hasAssist: true,
      isLarivaar: true,
    });
    expect(legacyPreferences({ fontFamily: '"unicode_font"' })).toEqual({
      font: 'unicode_font',
      isUnicode: true,
    });
  });

  it('may have the sizes of presets', () => {
    expect(legacyPreferences({ fontSize: '28', translationFontSize: '12' })).toEqual({
      fontSize: 2.8,
      translationSize: 1.2,
    });
  });

  it.each(LEGACY_KEYS)('fall back to defaults for nonsense under %s', (key) => {
    for (const text of ['', 'null', 'undefined', 'NaN', '{}', '[null]', '"', '🙏', '-1', '1e9']) {
      const imported = { ...DEFAULT_PREFERENCES, ...legacyPreferences({ [key]: text }) };
      const { hasAcceptedNotice, translations, transliterations } = imported;
      expect(imported).toEqual({
        ...DEFAULT_PREFERENCES,
        hasAcceptedNotice,
        translations,
        transliterations,
      });
    }
  });

  it('are valid for any stored texts', () => {
    const text = fc.oneof(fc.string(), fc.json(), fc.constantFrom(...Object.values(STORED)));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...LEGACY_KEYS), text), (stored) => {
        const imported = { ...DEFAULT_PREFERENCES, ...legacyPreferences(stored) };
        expect(parsePreferences(imported)).toEqual(imported);
      }),
    );
  });

  it('are read only from keys of settings, never from secrets', () => {
    const others = ['previous-sync', 'multipleShabads', 'pendingShabadReview', '__khalis_auth_token__'];
    expect(LEGACY_KEYS.toSorted()).toEqual(
      Object.keys(STORED)
        .filter((key) => !others.includes(key))
        .toSorted(),
    );
  });
});
