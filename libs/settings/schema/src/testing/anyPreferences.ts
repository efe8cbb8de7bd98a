import {
  SEARCH_TYPE_LIST,
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
  TRANSLITERATION_SCRIPTS,
} from '@naad/gurbani-model';
import fc from 'fast-check';
import { FIELD_NAMES, type PreferenceField, PREFERENCES, type Preferences } from '../preferences.ts';

const translators = fc.uniqueArray(fc.stringMatching(/^[A-Za-z]\w{0,15}$/), { maxLength: 12 });

/** Arbitrary valid values of a field. */
function anyValue(field: PreferenceField): fc.Arbitrary<unknown> {
  const spec = PREFERENCES[field];
  switch (spec.kind) {
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom<string>(...spec.choices);
    case 'size':
      return fc.constantFrom<number>(...spec.sizes);
    case 'wholeNumber':
      return fc.maxSafeNat().map((number) => spec.min + (number % (spec.max - spec.min + 1)));
    case 'searchType':
      return fc.constantFrom(...SEARCH_TYPE_LIST.map(({ type }) => type));
    case 'sourceLetter':
      return fc.constantFrom('all', 'G', 'D', 'K');
    case 'translators':
      return fc.record(
        Object.fromEntries(TRANSLATION_LANGUAGES.map((each) => [each, translators])) as Record<
          TranslationLanguage,
          typeof translators
        >,
      );
    case 'translatorKeys':
      return fc.uniqueArray(fc.stringMatching(/^(?:en|pu|es|hi)\.[A-Za-z]\w{0,15}$/), { maxLength: 48 });
    case 'scripts':
      return fc.subarray([...TRANSLITERATION_SCRIPTS]);
  }
}

/** Arbitrary valid preferences, without conflicting choices. */
export const anyPreferences: fc.Arbitrary<Preferences> = fc
  .record(Object.fromEntries(FIELD_NAMES.map((field) => [field, anyValue(field)])))
  .map((values) => {
    const chosen = values as unknown as Preferences;
    return {
      ...chosen,
      isLarivaar: chosen.isLarivaar || chosen.hasAssist,
      isUnicode: chosen.isUnicode || chosen.font === 'unicode_font',
    };
  });
