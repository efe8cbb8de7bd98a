/** The cookie by which a phone remembers that nobody wants the site as an app. */
export const INSTALL_COOKIE = 'naad-install';

/** It, as `document.cookie` takes it, for a year. */
export const installDeclined = (): string =>
  `${INSTALL_COOKIE}=closed; path=/; max-age=31536000; samesite=lax`;
