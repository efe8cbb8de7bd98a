/**
 * Interface languages as BCP 47 tags: English and Punjabi complete; Hindi, Spanish and Punjabi in Shahmukhi as far as
 * their catalogs go. `en-XA` is English with accented letters, for finding untranslated messages in tests; it is never
 * offered.
 */
export const INTERFACE_LANGUAGES = ['en', 'pa', 'hi', 'es', 'pa-Arab', 'en-XA'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** Language choices; `system` is the browser's first preferred language that the interface supports. */
export const LANGUAGE_CHOICES = ['system', ...INTERFACE_LANGUAGES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/**
 * Resolves a visitor's choice to a language.
 *
 * @param acceptLanguage the Accept-Language header (RFC 9110, 12.5.4), possibly malformed
 */
export function resolveLanguage(choice: LanguageChoice, acceptLanguage: string): InterfaceLanguage {
  if (choice !== 'system') return choice;
  for (const tag of preferredTags(acceptLanguage)) {
    const language = languageOf(tag);
    if (language !== null) return language;
  }
  return 'en';
}

/** The interface language of a locale; English for others. */
export function interfaceLanguage(locale: string): InterfaceLanguage {
  return INTERFACE_LANGUAGES.find((each) => each === locale) ?? 'en';
}

/** Language tags of the header by descending weight, without those refused (`q=0`). */
function preferredTags(header: string): string[] {
  return header
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight), position };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || one.position - other.position)
    .map(({ tag }) => tag);
}

/** Punjabi in Pakistan is written in Shahmukhi and has the code `pnb` (Western Punjabi). */
function languageOf(tag: string): InterfaceLanguage | null {
  if (/^(pa-arab|pa-pk|pnb)\b/.test(tag)) return 'pa-Arab';
  const primary = tag.split('-')[0];
  return (['en', 'pa', 'hi', 'es'] as const).find((language) => language === primary) ?? null;
}

/** Display properties of an interface language. */
export interface Language {
  /** The language's name for itself. */
  readonly name: string;
  /** For `lang` attributes. Punjabi includes the script, which selects the font and line height of Gurmukhi. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

export const LANGUAGES: Readonly<Record<InterfaceLanguage, Language>> = {
  en: { name: 'English', tag: 'en', direction: 'ltr' },
  pa: { name: 'ਪੰਜਾਬੀ', tag: 'pa-Guru', direction: 'ltr' },
  hi: { name: 'हिन्दी', tag: 'hi', direction: 'ltr' },
  es: { name: 'Español', tag: 'es', direction: 'ltr' },
  'pa-Arab': { name: 'پنجابی', tag: 'pa-Arab', direction: 'rtl' },
  'en-XA': { name: 'Pseudo', tag: 'en-XA', direction: 'ltr' },
};

/** Languages offered to visitors, in display order. */
export const OFFERED_LANGUAGES = ['en', 'pa', 'hi', 'es', 'pa-Arab'] as const satisfies InterfaceLanguage[];
