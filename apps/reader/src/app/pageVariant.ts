import type { PageRequest, PageVariant } from '@naad/api-contract';
import {
  DEFAULT_PREFERENCES,
  encodePreferences,
  type Preferences,
  preferencesFromCookies,
  resolveLanguage,
} from '@naad/settings-schema';
import { fontHref } from 'virtual:built-assets';
import { FONT_COOKIE, fontFileName } from '../shared/fonts/cacheFont.ts';
import { BANNER_COOKIE } from './shell/bannerCookie.ts';

/** True if the browser has the reading font of this build in its cache. */
export const hasCachedFont = (cookies: PageRequest['cookies']): boolean =>
  cookies[FONT_COOKIE] === fontFileName(fontHref);

/** The announcement that a visitor hasn't dismissed. */
export const bannerFor = ({ banner, cookies }: Pick<PageRequest, 'banner' | 'cookies'>) =>
  banner?.id === cookies[BANNER_COOKIE] ? null : banner;

/** True if only the language and the theme are chosen. */
function isPlain({ theme, language, ...others }: Preferences): boolean {
  return (
    encodePreferences({ ...others, theme, language }) ===
    encodePreferences({ ...DEFAULT_PREFERENCES, theme, language })
  );
}

/** The variant of the pages of a request: language, preferences, announcement, and whether the font is cached. */
export const pageVariant: PageVariant = (request) => {
  const { cookies, acceptLanguage } = request;
  const preferences = preferencesFromCookies(cookies);
  const language = resolveLanguage(preferences.language, acceptLanguage);
  const banner = bannerFor(request);
  const isCached = hasCachedFont(cookies);
  return {
    key: [
      language,
      encodePreferences(preferences),
      String(preferences.hasChosenTexts),
      JSON.stringify(banner),
      isCached ? 'font' : '',
    ].join(' '),
    isShared: isPlain(preferences),
  };
};
