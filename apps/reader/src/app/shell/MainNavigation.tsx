import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Menu, type MenuItem, MenuIcon } from '@naad/ui-kit';
import { AccountSlot } from '../../features/account/AccountSlot.tsx';
import { useSite } from '../../shared/SiteContext.tsx';
import { useLoginHref } from '../../shared/useLoginHref.ts';
import { useAccountParts } from '../../features/account/useAccountParts.ts';
import styles from './MainNavigation.module.css';
import { ThemeToggle } from './ThemeToggle.tsx';

interface SiteLink {
  readonly label: MessageDescriptor;
  readonly href: string;
  /** True for links outside of the reader, which load a new document. */
  readonly isExternal?: true;
}

interface SiteMenu {
  readonly label: MessageDescriptor;
  readonly links: readonly SiteLink[];
}

const HUKAMNAMA: SiteLink = { label: msg`Hukamnama`, href: '/hukamnama' };

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
const SITE_MENUS: readonly SiteMenu[] = [INDEX_MENU, INFORMATION_MENU, SYNC_MENU];

/** The main menu: side by side on wide screens, behind one button on phones. */
export function MainNavigation() {
  const { t, i18n } = useLingui();
  const { links, login } = useSite();
  const loginHref = useLoginHref();
  const parts = useAccountParts();
  const itemOf = ({ label, href, isExternal }: SiteLink): MenuItem => ({
    label: i18n._(label),
    href,
    ...(isExternal && { isExternal }),
  });
  const donate: MenuItem = { label: t`Donate`, href: links.donate };
  const accountItems = parts?.accountItems(i18n) ?? [{ label: t`Login`, href: loginHref, isExternal: true }];
  const allItems = [
    itemOf(HUKAMNAMA),
    ...SITE_MENUS.flatMap((menu) => menu.links.map(itemOf)),
    donate,
    ...(login ? accountItems : []),
  ];
  return (
    <nav aria-label={t`Main`} className={styles['nav']}>
      <div className={styles['wide']}>
        <a href={HUKAMNAMA.href}>{i18n._(HUKAMNAMA.label)}</a>
        {SITE_MENUS.map((menu) => (
          <Menu key={menu.label.id} label={i18n._(menu.label)} items={menu.links.map(itemOf)} />
        ))}
        <a href={donate.href}>{donate.label}</a>
        <AccountSlot />
      </div>
      <ThemeToggle />
      <Menu className={styles['narrow']} label={t`Menu`} icon={<MenuIcon />} items={allItems} />
    </nav>
  );
}
