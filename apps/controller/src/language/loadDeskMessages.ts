import type { I18n, Messages } from '@lingui/core';

const CATALOGS: Readonly<Record<string, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./catalogs/en/desk.po'),
  pa: () => import('./catalogs/pa/desk.po'),
  hi: () => import('./catalogs/hi/desk.po'),
  es: () => import('./catalogs/es/desk.po'),
  'pa-Arab': () => import('./catalogs/pa-Arab/desk.po'),
  'en-XA': () => import('./catalogs/en-XA/desk.po'),
};

/** Adds the desk's messages to those of the connect screen, in the same language. */
export async function loadDeskMessages(i18n: I18n): Promise<void> {
  const catalog = await CATALOGS[i18n.locale]?.();
  if (catalog) i18n.load(i18n.locale, catalog.messages);
}
