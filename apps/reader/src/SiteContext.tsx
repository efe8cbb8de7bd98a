import type { SiteBanner, SiteLinks } from '@naad/api-contract';
import { createContext, use } from 'react';

/** What the operator of this deployment decides, and which version it is. */
export interface Site {
  readonly siteName: string;
  readonly version: string;
  /** Where the API answers. */
  readonly apiPrefix: string;
  readonly links: SiteLinks;
  /** News that this visitor has not dismissed. */
  readonly banner: SiteBanner | null;
}

/** For what is drawn on no site, as a story is. */
const NOWHERE: Site = {
  siteName: '',
  version: '',
  apiPrefix: '',
  links: { donate: '/about#support', feedback: '/about#feedback', apps: [] },
  banner: null,
};

const SiteContext = createContext<Site>(NOWHERE);

export const SiteProvider = SiteContext;

export function useSite(): Site {
  return use(SiteContext);
}
