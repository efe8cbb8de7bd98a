/** Session cookie with the id of the dismissed news. */
export const BANNER_COOKIE = 'naad-banner';

const pair = (id: string): string => `${BANNER_COOKIE}=${id}`;

/** The cookie that dismisses news, for `document.cookie`. */
export const bannerCookie = (id: string): string => `${pair(id)}; path=/; samesite=lax`;

export const isBannerDismissed = (id: string): boolean => document.cookie.split('; ').includes(pair(id));
