import { loadSite, type SiteResult } from '@naad/api-client';
import { parseSiteText, SITE_CONFIG_META } from '@naad/api-contract';

/** Reads the site's addresses, which Naad's server writes into the document; on a static host, loads them. */
export async function readSite(): Promise<SiteResult> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${SITE_CONFIG_META}]`);
  return meta ? parseSiteText(meta.content, location.href) : loadSite(location.href);
}

/** The desk and its windows. */
export type DisplayPage = 'desk' | 'screen' | 'overlay';

const WINDOWS = ['screen', 'overlay'] as const;

/**
 * Selects the page by URL: `?screen` and `?overlay` on any host, `/display/screen` and `/display/overlay` on Naad's server,
 * otherwise the desk.
 */
export function selectPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): DisplayPage {
  const last = pathname.replace(/\/+$/, '').split('/').at(-1);
  const query = new URLSearchParams(search);
  return WINDOWS.find((each) => each === last || query.has(each)) ?? 'desk';
}

/** Path of a page, seen from another page of this display. */
export function pagePath(page: DisplayPage, { pathname }: Pick<Location, 'pathname'>): string {
  const desk = pathname.replace(/\/(screen|overlay)\/*$/, '');
  return page === 'desk' ? desk : `${desk}?${page}`;
}
