import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface SiteLink {
  readonly label: MessageDescriptor;
  readonly href: string;
  /** Another program, or another site: a new document is loaded. */
  readonly isExternal?: true;
}

export interface SiteMenu {
  readonly label: MessageDescriptor;
  readonly links: readonly SiteLink[];
}

export const HUKAMNAMA: SiteLink = { label: msg`Hukamnama`, href: '/hukamnama' };

const INDEX_MENU: SiteMenu = {
  label: msg`Index`,
  links: [
    { label: msg`Bani Index`, href: '/index' },
    { label: msg`Sri Guru Granth Sahib Ji`, href: '/index/sri-guru-granth-sahib' },
    { label: msg`Sri Dasam Granth`, href: '/index/sri-dasam-granth-sahib' },
    { label: msg`Bhai Nand Lal Vaaran`, href: '/index/bhai-nand-lal-vaaran' },
    { label: msg`Amrit Keertan`, href: '/index/amrit-keertan' },
    { label: msg`Sundar Gutka`, href: '/sundar-gutka' },
  ],
};

const INFORMATION_MENU: SiteMenu = {
  label: msg`Information`,
  links: [
    { label: msg`Help`, href: '/help' },
    { label: msg`About Us`, href: '/about' },
    { label: msg`Rehat Maryadha`, href: '/rehat-maryadha' },
    { label: msg`Legal`, href: '/terms-of-service' },
    { label: msg`Check a quotation`, href: '/quotes' },
  ],
};

const SYNC_MENU: SiteMenu = {
  label: msg`Sync`,
  links: [
    { label: msg`Sangat Sync`, href: '/sync' },
    { label: msg`Bani Controller`, href: '/control', isExternal: true },
  ],
};

/** In the order of the header. */
export const SITE_MENUS: readonly SiteMenu[] = [INDEX_MENU, INFORMATION_MENU, SYNC_MENU];
