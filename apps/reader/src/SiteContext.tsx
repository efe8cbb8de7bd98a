import type { SiteBanner, SiteEvents, SiteLinks, SiteLogin } from '@naad/api-contract';
import { createContext, use } from 'react';

/** What the operator of this deployment decides, and which version it is. */
export interface Site {
  readonly siteName: string;
  readonly version: string;
  /** Where the API answers. */
  readonly apiPrefix: string;
  /** Absolute address of short links, where it is not the site's own. */
  readonly shareOrigin: string | null;
  readonly links: SiteLinks;
  /** News that this visitor has not dismissed. */
  readonly banner: SiteBanner | null;
  /** How one logs in; null where nobody can. */
  readonly login: SiteLogin | null;
  /** What the operator hears of visits; left out where that is nothing. */
  readonly events?: SiteEvents;
}

/** For what is drawn on no site, as a story is. */
const NOWHERE: Site = {
  siteName: '',
  version: '',
  apiPrefix: '',
  shareOrigin: null,
  links: { donate: '/about#support', feedback: '/about#feedback', apps: [] },
  banner: null,
  login: null,
};

const SiteContext = createContext<Site>(NOWHERE);

export const SiteProvider = SiteContext;

export function useSite(): Site {
  return use(SiteContext);
}
