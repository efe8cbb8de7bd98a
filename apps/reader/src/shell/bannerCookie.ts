/** The cookie that holds the id of the news a visitor has dismissed, for as long as their browser is open. */
export const BANNER_COOKIE = 'naad-banner';

const pair = (id: string): string => `${BANNER_COOKIE}=${id}`;

/** It, as `document.cookie` takes it. */
export const bannerCookie = (id: string): string => `${pair(id)}; path=/; samesite=lax`;

export const isBannerDismissed = (id: string): boolean => document.cookie.split('; ').includes(pair(id));
