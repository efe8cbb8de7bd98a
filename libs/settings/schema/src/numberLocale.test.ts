import { describe, expect, it } from 'vitest';
import { numberLocale } from './numberLocale.ts';

describe('numbers', () => {
  it('are in Gurmukhi numerals in Punjabi, until the visitor chooses Latin ones [P8]', () => {
    expect(numberLocale('pa', 'language')).toBe('pa-u-nu-guru');
    expect(numberLocale('pa', 'latin')).toBeUndefined();
    expect(new Intl.NumberFormat(numberLocale('pa', 'language')).format(917)).toBe('੯੧੭');
  });

  it('are in Gurmukhi numerals in every language that the visitor chooses them in [P8]', () => {
    for (const language of ['en', 'hi', 'es', 'pa-Arab', 'en-XA'] as const) {
      expect(numberLocale(language, 'language')).toBeUndefined();
      expect(new Intl.NumberFormat(numberLocale(language, 'gurmukhi')).format(917)).toBe('੯੧੭');
    }
  });
});
