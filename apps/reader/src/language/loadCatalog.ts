import type { Messages } from '@lingui/core';
import type { InterfaceLanguage } from '@naad/settings-schema';
import { loadChunk } from '../loadChunk.ts';
import type { ViewName } from '../routes/views.ts';

/**
 * Texts that travel together: `site` is what every page shows, `pages` what the pages besides those for reading need, and
 * what is said on the way from one page to the next; `seldom` is said on pages that few visitors open.
 */
export type CatalogPart = 'site' | 'pages' | 'seldom';

type Load = () => Promise<{ messages: Messages }>;

/** The texts of each language; a visitor loads those of one. */
const CATALOGS: Readonly<Record<InterfaceLanguage, Readonly<Record<CatalogPart, Load>>>> = {
  en: {
    site: () => import('./catalogs/en/site.po'),
    pages: () => import('./catalogs/en/pages.po'),
    seldom: () => import('./catalogs/en/seldom.po'),
  },
  pa: {
    site: () => import('./catalogs/pa/site.po'),
    pages: () => import('./catalogs/pa/pages.po'),
    seldom: () => import('./catalogs/pa/seldom.po'),
  },
  hi: {
    site: () => import('./catalogs/hi/site.po'),
    pages: () => import('./catalogs/hi/pages.po'),
    seldom: () => import('./catalogs/hi/seldom.po'),
  },
  es: {
    site: () => import('./catalogs/es/site.po'),
    pages: () => import('./catalogs/es/pages.po'),
    seldom: () => import('./catalogs/es/seldom.po'),
  },
  'pa-Arab': {
    site: () => import('./catalogs/pa-Arab/site.po'),
    pages: () => import('./catalogs/pa-Arab/pages.po'),
    seldom: () => import('./catalogs/pa-Arab/seldom.po'),
  },
  'en-XA': {
    site: () => import('./catalogs/en-XA/site.po'),
    pages: () => import('./catalogs/en-XA/pages.po'),
    seldom: () => import('./catalogs/en-XA/seldom.po'),
  },
};

/** Which texts a view shows. */
export function catalogParts(view: ViewName): CatalogPart[] {
  switch (view) {
    case 'shabad':
    case 'ang':
      return ['site'];
    case 'own':
    case 'embed':
    case 'quotes':
    case 'whatIsSent':
      return ['site', 'pages', 'seldom'];
    default:
      return ['site', 'pages'];
  }
}

/** The texts of some parts in one. */
export async function loadCatalog(
  language: InterfaceLanguage,
  parts: readonly CatalogPart[],
): Promise<Messages> {
  const loaded = await Promise.all(parts.map((part) => loadChunk(CATALOGS[language][part])));
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages;
}

/** Where the build finds a catalog, by which a document names it as a file to load at once. */
export const catalogSource = (language: InterfaceLanguage, part: CatalogPart): string =>
  `src/language/catalogs/${language}/${part}.po`;
