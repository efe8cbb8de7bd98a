/** The cookie that holds the id of the news a visitor has dismissed, for as long as their browser is open. */
export const BANNER_COOKIE = 'naad-banner';

export const bannerCookie = (id: string): string => `${BANNER_COOKIE}=${id}; path=/; samesite=lax`;
