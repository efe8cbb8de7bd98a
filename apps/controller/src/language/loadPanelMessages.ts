import type { I18n, Messages } from '@lingui/core';

const CATALOGS: Readonly<Record<string, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./catalogs/en/panels.po'),
  pa: () => import('./catalogs/pa/panels.po'),
  hi: () => import('./catalogs/hi/panels.po'),
  es: () => import('./catalogs/es/panels.po'),
  'pa-Arab': () => import('./catalogs/pa-Arab/panels.po'),
  'en-XA': () => import('./catalogs/en-XA/panels.po'),
};

/** Adds the messages of the desk's panels, in the same language. */
export async function loadPanelMessages(i18n: I18n): Promise<void> {
  const catalog = await CATALOGS[i18n.locale]?.();
  if (catalog) i18n.load(i18n.locale, catalog.messages);
}
