import type { Messages } from '@lingui/core';
import type { InterfaceLanguage } from '@naad/settings-schema';
import { messages as en } from '../shared/language/catalogs/en/head.po';
import { messages as pa } from '../shared/language/catalogs/pa/head.po';
import { messages as hi } from '../shared/language/catalogs/hi/head.po';
import { messages as es } from '../shared/language/catalogs/es/head.po';
import { messages as paArab } from '../shared/language/catalogs/pa-Arab/head.po';
import { messages as enXA } from '../shared/language/catalogs/en-XA/head.po';

/** Messages of titles and descriptions, which only the server renders. */
export const HEAD_CATALOGS: Readonly<Record<InterfaceLanguage, Messages>> = {
  en,
  pa,
  hi,
  es,
  'pa-Arab': paArab,
  'en-XA': enXA,
};
