import type { InterfaceLanguage } from './interfaceLanguages.ts';

/** How a language of the interface presents itself. */
export interface Language {
  /** In its own words and script. */
  readonly name: string;
  /** For `lang` attributes. Punjabi names its script, by which text in Gurmukhi gets its face and its line height. */
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

/** Those a visitor is offered, in the order of the switch. */
export const OFFERED_LANGUAGES = ['en', 'pa', 'hi', 'es', 'pa-Arab'] as const satisfies InterfaceLanguage[];
