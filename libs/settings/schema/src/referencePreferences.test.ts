import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePreferences } from './parsePreferences.ts';
import { DEFAULT_PREFERENCES } from './preferences.ts';
import { REFERENCE_KEYS, referencePreferences } from './referencePreferences.ts';

/** A browser that has seen all of the site of before. */
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

describe('what the site of before kept', () => {
  it('is taken over, key by key (behaviour 1.33)', () => {
    expect(referencePreferences(STORED)).toEqual({
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

  it('is nothing where nothing was kept', () => {
    expect(referencePreferences({})).toEqual({});
  });

  it.each([
    [{ sehajPaathMode: 'true', splitView: 'true' }, 'akhand'],
    [{ readingMode: 'true' }, 'reading'],
    [{ readingMode: 'yes' }, undefined],
  ])('of modes is one: %j', (stored, mode) => {
    expect(referencePreferences(stored).readingMode).toBe(mode);
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
  ])('of translations is who they are by: %j', (stored, translations) => {
    const none = { english: [], punjabi: [], spanish: [], hindi: [] };
    expect(referencePreferences(stored).translations).toEqual({ ...none, ...translations });
  });

  it('that it did not save itself is put right: assist comes with larivaar', () => {
    expect(referencePreferences({ larivaarAssist: 'true', larivaar: 'false' })).toEqual({
      hasAssist: true,
      isLarivaar: true,
    });
    expect(referencePreferences({ fontFamily: '"unicode_font"' })).toEqual({
      font: 'unicode_font',
      isUnicode: true,
    });
  });

  it('of sizes may be of its lists', () => {
    expect(referencePreferences({ fontSize: '28', translationFontSize: '12' })).toEqual({
      fontSize: 2.8,
      translationSize: 1.2,
    });
  });

  it.each(REFERENCE_KEYS)(
    'under %s may be nonsense, and gives nothing but what there is by default',
    (key) => {
      for (const text of ['', 'null', 'undefined', 'NaN', '{}', '[null]', '"', '🙏', '-1', '1e9']) {
        const taken = { ...DEFAULT_PREFERENCES, ...referencePreferences({ [key]: text }) };
        const { hasAcceptedNotice, translations, transliterations } = taken;
        expect(taken).toEqual({
          ...DEFAULT_PREFERENCES,
          hasAcceptedNotice,
          translations,
          transliterations,
        });
      }
    },
  );

  it('gives what can be kept, whatever it is', () => {
    const text = fc.oneof(fc.string(), fc.json(), fc.constantFrom(...Object.values(STORED)));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...REFERENCE_KEYS), text), (stored) => {
        const taken = { ...DEFAULT_PREFERENCES, ...referencePreferences(stored) };
        expect(parsePreferences(taken)).toEqual(taken);
      }),
    );
  });

  it('is read under the keys that are choices, and no secrets', () => {
    const others = ['previous-sync', 'multipleShabads', 'pendingShabadReview', '__khalis_auth_token__'];
    expect(REFERENCE_KEYS.toSorted()).toEqual(
      Object.keys(STORED)
        .filter((key) => !others.includes(key))
        .toSorted(),
    );
  });
});
