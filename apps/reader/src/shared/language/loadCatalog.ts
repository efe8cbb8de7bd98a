import type { Messages } from '@lingui/core';
import type { InterfaceLanguage } from '@naad/settings-schema';
import { loadChunk } from '../loadChunk.ts';

/**
 * A message catalog: `site` is on every page, `pages` on pages other than reading ones and during navigation, `tools` in
 * tools and panels, and `seldom` on pages that few visitors open. The server loads a fifth one, `head`, by itself.
 */
export type CatalogPart = 'site' | 'pages' | 'tools' | 'seldom';

type Load = () => Promise<{ messages: Messages }>;

/** Catalogs of each language; a visitor loads those of one language. */
const CATALOGS: Readonly<Record<InterfaceLanguage, Readonly<Record<CatalogPart, Load>>>> = {
  en: {
    site: () => import('./catalogs/en/site.po'),
    pages: () => import('./catalogs/en/pages.po'),
    tools: () => import('./catalogs/en/tools.po'),
    seldom: () => import('./catalogs/en/seldom.po'),
  },
  pa: {
    site: () => import('./catalogs/pa/site.po'),
    pages: () => import('./catalogs/pa/pages.po'),
    tools: () => import('./catalogs/pa/tools.po'),
    seldom: () => import('./catalogs/pa/seldom.po'),
  },
  hi: {
    site: () => import('./catalogs/hi/site.po'),
    pages: () => import('./catalogs/hi/pages.po'),
    tools: () => import('./catalogs/hi/tools.po'),
    seldom: () => import('./catalogs/hi/seldom.po'),
  },
  es: {
    site: () => import('./catalogs/es/site.po'),
    pages: () => import('./catalogs/es/pages.po'),
    tools: () => import('./catalogs/es/tools.po'),
    seldom: () => import('./catalogs/es/seldom.po'),
  },
  'pa-Arab': {
    site: () => import('./catalogs/pa-Arab/site.po'),
    pages: () => import('./catalogs/pa-Arab/pages.po'),
    tools: () => import('./catalogs/pa-Arab/tools.po'),
    seldom: () => import('./catalogs/pa-Arab/seldom.po'),
  },
  'en-XA': {
    site: () => import('./catalogs/en-XA/site.po'),
    pages: () => import('./catalogs/en-XA/pages.po'),
    tools: () => import('./catalogs/en-XA/tools.po'),
    seldom: () => import('./catalogs/en-XA/seldom.po'),
  },
};

/**
 * Loads catalogs and merges their messages.
 *
 * @throws {ChunkLoadError} when one of them can't be loaded
 */
export async function loadCatalog(
  language: InterfaceLanguage,
  parts: readonly CatalogPart[],
): Promise<Messages> {
  const loaded = await Promise.all(parts.map((part) => loadChunk(CATALOGS[language][part])));
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages;
}

/** Source path of a catalog, by which the server finds the chunk to preload. */
export const catalogSource = (language: InterfaceLanguage, part: CatalogPart): string =>
  `src/shared/language/catalogs/${language}/${part}.po`;
