import type { SiteBanner, SiteEvents, SiteLinks, SiteLogin } from '@naad/api-contract';
import { createContext, use } from 'react';

/** The operator's configuration of this deployment, and its version. */
export interface Site {
  readonly siteName: string;
  readonly version: string;
  /** Prefix of API addresses: a path of this site, or an absolute address. */
  readonly apiPrefix: string;
  /** Prefix of account routes, always a path of this site. */
  readonly accountPrefix: string;
  /** Absolute origin of short links; null for the site's own. */
  readonly shareOrigin: string | null;
  /** Absolute address of `embed.js`; absent if it is on the site. */
  readonly embedUrl?: string;
  readonly links: SiteLinks;
  /** The operator's news, unless this visitor has dismissed it. */
  readonly banner: SiteBanner | null;
  /** Ways to log in; null for a site without accounts. */
  readonly login: SiteLogin | null;
  /** Settings of the visit events sent to the operator; absent if none are sent. */
  readonly events?: SiteEvents;
  /** Present if the operator has turned off pages without a connection. */
  readonly isOnlineOnly?: true;
}

/** Default for components rendered outside of a site, such as stories. */
const DEFAULT_SITE: Site = {
  siteName: '',
  version: '',
  apiPrefix: '',
  accountPrefix: '',
  shareOrigin: null,
  links: { donate: '/about#support', feedback: '/about#feedback', apps: [] },
  banner: null,
  login: null,
};

const SiteContext = createContext<Site>(DEFAULT_SITE);

export const SiteProvider = SiteContext;

export function useSite(): Site {
  return use(SiteContext);
}

/** Maximum length of an address that a login returns to; of a longer one, only the path is kept. */
const MAX_RETURN_LENGTH = 1000;

/**
 * Address that starts a login, which returns to the page where it began. From the pages of a login itself, it continues
 * the one that has begun.
 *
 * @param here path and query of the current page
 */
export function loginHref(accountPrefix: string, here: string): string {
  const start = `${accountPrefix}/login/sso`;
  if (/^\/(login|signup|logout)\b/.test(here)) return start;
  // A token must not get into the address of another request.
  const full = here.replace(/(?<=[?&])(token|logout)=[^&]*&?/g, '').replace(/[?&]$/, '');
  return `${start}?redirect_url=${encodeURIComponent(full.length > MAX_RETURN_LENGTH ? full.replace(/\?.*/, '') : full)}`;
}
