/** Where a login begins: it ends at Home of this site. */
export const loginHref = (apiPrefix: string): string => `${apiPrefix}/login/sso?redirect_url=/`;
