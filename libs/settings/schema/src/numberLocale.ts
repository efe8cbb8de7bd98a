import type { InterfaceLanguage } from './interfaceLanguages.ts';
import type { Numerals } from './readingChoices.ts';

/**
 * The locale in which numbers are formatted, if they are in Gurmukhi numerals: by choice, and in Punjabi by default.
 * Undefined for the numerals of the interface's language.
 */
export function numberLocale(language: InterfaceLanguage, numerals: Numerals): string | undefined {
  const isGurmukhi = numerals === 'language' ? language === 'pa' : numerals === 'gurmukhi';
  return isGurmukhi ? `${language}-u-nu-guru` : undefined;
}
