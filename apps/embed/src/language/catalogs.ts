import type { Messages } from '@lingui/core';
import type { InterfaceLanguage } from '@naad/settings-schema';
import { messages as en } from './catalogs/en/embed.po';
import { messages as pseudo } from './catalogs/en-XA/embed.po';
import { messages as es } from './catalogs/es/embed.po';
import { messages as hi } from './catalogs/hi/embed.po';
import { messages as pa } from './catalogs/pa/embed.po';
import { messages as shahmukhi } from './catalogs/pa-Arab/embed.po';

/** Messages of all languages. Only the server bundle includes this file. */
export const catalogs: Readonly<Record<InterfaceLanguage, Messages>> = {
  en,
  pa,
  hi,
  es,
  'pa-Arab': shahmukhi,
  'en-XA': pseudo,
};
