import { createContext, use } from 'react';

/** What the operator of this deployment decides, and which version it is. */
export interface Site {
  readonly siteName: string;
  readonly version: string;
}

const SiteContext = createContext<Site>({ siteName: '', version: '' });

export const SiteProvider = SiteContext;

export function useSite(): Site {
  return use(SiteContext);
}
