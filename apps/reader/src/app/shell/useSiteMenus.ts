import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '@naad/ui-kit';
import { usePaathLinks } from '../../shared/usePaathLinks.ts';
import { useSite } from '../../shared/SiteContext.tsx';

interface SiteLink {
  readonly label: MessageDescriptor;
  readonly href: string;
  /** True for links outside of the reader, which load a new document. */
  readonly isExternal?: true;
}

/** A group of the menu. */
export interface SiteMenu {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

const MENUS: readonly (readonly [MessageDescriptor, readonly SiteLink[]])[] = [
  [
    msg`Read`,
    [
      { label: msg`Hukamnama`, href: '/hukamnama' },
      { label: msg`Sundar Gutka`, href: '/sundar-gutka' },
      { label: msg`Sri Guru Granth Sahib Ji`, href: '/index/sri-guru-granth-sahib' },
      { label: msg`Sri Dasam Granth`, href: '/index/sri-dasam-granth-sahib' },
      { label: msg`Bhai Nand Lal Vaaran`, href: '/index/bhai-nand-lal-vaaran' },
      { label: msg`Amrit Keertan`, href: '/index/amrit-keertan' },
      { label: msg`Rehat Maryadha`, href: '/rehat-maryadha' },
    ],
  ],
  [
    msg`Find`,
    [
      { label: msg`Search`, href: '/' },
      { label: msg`Bani Index`, href: '/index' },
      { label: msg`Random`, href: '/random' },
      { label: msg`Check a quotation`, href: '/quotes' },
    ],
  ],
  [
    msg`In the hall`,
    [
      { label: msg`Big screen`, href: '/display', isExternal: true },
      { label: msg`Bani Controller`, href: '/control', isExternal: true },
      { label: msg`Sangat Sync`, href: '/sync' },
    ],
  ],
  [
    msg`You`,
    [
      { label: msg`On this device`, href: '/device' },
      { label: msg`Help`, href: '/help' },
      { label: msg`About Us`, href: '/about' },
      { label: msg`Legal`, href: '/terms-of-service' },
    ],
  ],
];

/** The menu in its groups; the account's links are added to the last one. */
export function useSiteMenus(): readonly SiteMenu[] {
  const { t, i18n } = useLingui();
  const { links } = useSite();
  const menus = MENUS.map(([label, items]) => ({
    label: i18n._(label),
    items: items.map((item): MenuItem => ({ ...item, label: i18n._(item.label) })),
  }));
  const paaths = usePaathLinks().map(({ name, place, href }) => ({
    label: `${name} · ${place}`,
    href,
    isExternal: true,
  }));
  menus[0]?.items.splice(2, 0, ...paaths);
  menus.at(-1)?.items.push({ label: t`Donate`, href: links.donate });
  return menus;
}
