import { loadSite, type SiteResult } from '@naad/api-client';
import type { SiteAddresses } from '@naad/api-contract';
import { LAN_ORIGINS_META, parseSiteText, SITE_CONFIG_META } from '@naad/api-contract';

/** Reads the site's addresses, which Naad's server writes into the document; on a static host, loads them. */
export async function readSite(): Promise<SiteResult> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${SITE_CONFIG_META}]`);
  return meta ? parseSiteText(meta.content, location.href) : loadSite(location.href);
}

/** Reads this computer's origins in its network, which Naad's server writes into the document; empty if unknown. */
export function readLanOrigins(): readonly string[] {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${LAN_ORIGINS_META}]`);
  try {
    const origins: unknown = JSON.parse(meta?.content ?? '[]');
    return Array.isArray(origins) ? origins.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Hosts that only this computer can open. */
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** The site as phones reach it: not by an address that only this computer can open, if there is another one. */
export function phoneSite<Site extends Pick<SiteAddresses, 'readerUrl' | 'controllerUrl'>>(
  site: Site,
  lanOrigin: string | null,
): Site & { readonly isLocal: boolean } {
  const isLocal = LOOPBACK.test(new URL(site.readerUrl).hostname);
  if (!isLocal || lanOrigin === null) return { ...site, isLocal };
  return { ...site, readerUrl: `${lanOrigin}/`, isLocal: false };
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
