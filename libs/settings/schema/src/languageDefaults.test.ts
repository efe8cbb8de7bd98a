import { describe, expect, it } from 'vitest';
import { choosePreferences } from './parsePreferences.ts';
import { DEFAULT_PREFERENCES, withLanguageDefaults } from './preferences.ts';

const NONE = { english: [], punjabi: [], spanish: [], hindi: [] };
const ENGLISH = { ...NONE, english: ['ssk'] };

describe('a visitor who chose no texts [P4]', () => {
  it.each([
    ['en', ENGLISH, ['en']],
    ['pa', { ...NONE, punjabi: ['ss'] }, []],
    ['hi', ENGLISH, ['hi']],
    ['es', { ...NONE, spanish: ['sn'] }, ['en']],
    ['pa-Arab', ENGLISH, ['ur']],
  ] as const)('reads those of the language %s', (language, translations, transliterations) => {
    const { hasChosenTexts, ...preferences } = withLanguageDefaults(DEFAULT_PREFERENCES, language);
    expect(preferences).toMatchObject({ translations, transliterations });
    expect(hasChosenTexts).toBe(false);
  });

  it('keeps a choice in every language', () => {
    const chosen = choosePreferences(withLanguageDefaults(DEFAULT_PREFERENCES, 'pa'), {
      'translations.english': 'ms',
    });
    expect(chosen.translations).toEqual({ ...NONE, punjabi: ['ss'], english: ['ms'] });
    for (const language of ['en', 'es', 'hi'] as const)
      expect(withLanguageDefaults(chosen, language)).toEqual(chosen);
  });

  it('still follows the language after another choice', () => {
    const chosen = choosePreferences(DEFAULT_PREFERENCES, { theme: 'dark' });
    expect(withLanguageDefaults(chosen, 'pa').translations.punjabi).toEqual(['ss']);
  });
});
