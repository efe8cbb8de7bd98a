import { INTERFACE_LANGUAGES, numberLocale } from '@naad/settings-schema';
import { makeI18n } from '@naad/ui-i18n';
import { describe, expect, it } from 'vitest';
import { formatAng } from './formatAng.ts';

describe('the number of an ang', () => {
  it('is in Gurmukhi numerals without separators, if the visitor reads these [P8]', () => {
    expect(formatAng(makeI18n('pa', {}, numberLocale('pa', 'language')), 1430)).toBe('੧੪੩੦');
    expect(formatAng(makeI18n('en', {}, numberLocale('en', 'gurmukhi')), 917)).toBe('੯੧੭');
  });

  it('is in Latin numerals otherwise', () => {
    for (const language of INTERFACE_LANGUAGES) {
      expect(formatAng(makeI18n(language, {}, numberLocale(language, 'latin')), 1430)).toBe('1430');
    }
  });
});
