import fc from 'fast-check';
import { LANGUAGE_CHOICES } from '../interfaceLanguages.ts';
import { type Preferences, THEME_CHOICES } from '../preferences.ts';
import { TRANSLITERATION_SCRIPTS, VISRAAM_SOURCES } from '@naad/gurbani-model';
import {
  BANI_LENGTH_CODES,
  ASSIST_STRENGTHS,
  FONT_SIZES,
  GURMUKHI_FONTS,
  LINE_HEIGHTS,
  READING_MODES,
  TRANSLATION_SIZES,
  TRANSLITERATION_SIZES,
  VISRAAM_STYLES,
} from '../readingChoices.ts';

const translators = fc.uniqueArray(fc.stringMatching(/^[A-Za-z]\w{0,15}$/), { maxLength: 12 });

/** Arbitrary valid preferences, without conflicting choices. */
export const anyPreferences: fc.Arbitrary<Preferences> = fc
  .record({
    theme: fc.constantFrom(...THEME_CHOICES),
    language: fc.constantFrom(...LANGUAGE_CHOICES),
    hasDrawings: fc.boolean(),
    hasShortcuts: fc.boolean(),
    hasAcceptedNotice: fc.boolean(),
    lastAng: fc.integer({ min: 0, max: 1430 }),
    lastVerse: fc.maxSafeNat(),
    searchType: fc.integer({ min: 0, max: 9 }),
    searchSource: fc.constantFrom('all', 'G', 'D', 'K'),
    searchWriter: fc.integer({ min: 0, max: 9999 }),
    isSearchGurmukhi: fc.boolean(),
    readingMode: fc.constantFrom(...READING_MODES),
    isParagraph: fc.boolean(),
    isCentred: fc.boolean(),
    isLarivaar: fc.boolean(),
    hasAssist: fc.boolean(),
    assistStrength: fc.constantFrom(...ASSIST_STRENGTHS),
    hasVisraams: fc.boolean(),
    visraamSource: fc.constantFrom(...VISRAAM_SOURCES),
    visraamStyle: fc.constantFrom(...VISRAAM_STYLES),
    font: fc.constantFrom(...GURMUKHI_FONTS),
    isUnicode: fc.boolean(),
    fontSize: fc.constantFrom(...FONT_SIZES),
    lineHeight: fc.constantFrom(...LINE_HEIGHTS),
    translationSize: fc.constantFrom(...TRANSLATION_SIZES),
    transliterationSize: fc.constantFrom(...TRANSLITERATION_SIZES),
    translations: fc.record({
      english: translators,
      punjabi: translators,
      spanish: translators,
      hindi: translators,
    }),
    transliterations: fc.subarray([...TRANSLITERATION_SCRIPTS]),
    hasGloss: fc.boolean(),
    hasAutoScroll: fc.boolean(),
    autoScrollSpeed: fc.integer({ min: 1, max: 100 }),
    isAutoScrollLoop: fc.boolean(),
    baniLength: fc.constantFrom(...BANI_LENGTH_CODES),
    hasAudioPlayer: fc.boolean(),
  })
  .map((chosen) => ({
    ...chosen,
    isLarivaar: chosen.isLarivaar || chosen.hasAssist,
    isUnicode: chosen.isUnicode || chosen.font === 'unicode_font',
  }));
