/**
 * Languages the interface speaks, as BCP 47 tags: English and Punjabi wholly, Hindi, Spanish and Punjabi in Shahmukhi
 * as far as their catalogs go. `en-XA` is English with every letter accented, in which tests find what is untranslated;
 * it is offered to nobody.
 */
export const INTERFACE_LANGUAGES = ['en', 'pa', 'hi', 'es', 'pa-Arab', 'en-XA'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** What a visitor can choose; `system` is the first language of their browser that the interface speaks. */
export const LANGUAGE_CHOICES = ['system', ...INTERFACE_LANGUAGES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/**
 * The language to speak to a visitor.
 *
 * @param acceptLanguage the header of that name (RFC 9110, 12.5.4), whatever it holds
 */
export function chosenLanguage(choice: LanguageChoice, acceptLanguage: string): InterfaceLanguage {
  if (choice !== 'system') return choice;
  for (const tag of preferredTags(acceptLanguage)) {
    const language = languageOf(tag);
    if (language !== null) return language;
  }
  return 'en';
}

/** Language tags of the header, the most wanted first; those that are refused (`q=0`) left out. */
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

/** Punjabi is written in Shahmukhi in Pakistan, and has a code of its own there (`pnb`, Western Punjabi). */
function languageOf(tag: string): InterfaceLanguage | null {
  if (/^(pa-arab|pa-pk|pnb)\b/.test(tag)) return 'pa-Arab';
  const primary = tag.split('-')[0];
  return (['en', 'pa', 'hi', 'es'] as const).find((language) => language === primary) ?? null;
}
