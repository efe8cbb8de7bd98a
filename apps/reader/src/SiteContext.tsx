import { createContext, use } from 'react';

/** What the operator of this deployment decides, and which version it is. */
export interface Site {
  readonly siteName: string;
  readonly version: string;
  /** Where the API answers. */
  readonly apiPrefix: string;
}

const SiteContext = createContext<Site>({ siteName: '', version: '', apiPrefix: '' });

export const SiteProvider = SiteContext;

export function useSite(): Site {
  return use(SiteContext);
}
