import { type InterfaceLanguage, LANGUAGE_CHOICES, resolveLanguage } from './interfaceLanguages.ts';

/**
 * The visitor's language in a browser: the one chosen on this host, or else the browser's. Reads only that from the cookie,
 * and imports nothing of it, because a page without other preferences has no room for their decoder.
 *
 * @param cookies as in `document.cookie`
 * @param languages as in `navigator.languages`
 */
export function visitorLanguage(cookies: string, languages: readonly string[]): InterfaceLanguage {
  const named = /(?:^|; )naad=[^;]*~language:([^~;]+)/.exec(cookies)?.[1];
  const choice = LANGUAGE_CHOICES.find((each) => each === named) ?? 'system';
  return resolveLanguage(choice, languages.join(','));
}
