import type { PathRoute } from '../pageRoute.ts';

/** Addresses of the old site that redirect to pages of this one. */
export const oldAddresses: readonly PathRoute[] = [
  { path: '/search.asp', loader: () => import('./oldAddresses.ts').then(({ searchAsp }) => searchAsp) },
  { path: '/page.asp', loader: () => import('./oldAddresses.ts').then(({ pageAsp }) => pageAsp) },
];
