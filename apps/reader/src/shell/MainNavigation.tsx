import { useLingui } from '@lingui/react/macro';
import { Menu, type MenuItem, MenuIcon } from '@naad/ui-kit';
import { AccountSlot } from '../account/AccountSlot.tsx';
import { loginHref } from '../account/loginHref.ts';
import { useOwnParts } from '../account/useOwnParts.ts';
import { useSite } from '../SiteContext.tsx';
import styles from './MainNavigation.module.css';
import { HUKAMNAMA, SITE_MENUS, type SiteLink } from './siteMenus.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

/** Where one can go from anywhere: side by side where there is room, behind one button on a phone. */
export function MainNavigation() {
  const { t, i18n } = useLingui();
  const { links, login, apiPrefix } = useSite();
  const parts = useOwnParts();
  const itemOf = ({ label, href, isExternal }: SiteLink): MenuItem => ({
    label: i18n._(label),
    href,
    ...(isExternal && { isExternal }),
  });
  const donate: MenuItem = { label: t`Donate`, href: links.donate };
  const own = parts?.ownItems(i18n) ?? [{ label: t`Login`, href: loginHref(apiPrefix), isExternal: true }];
  const everything = [
    itemOf(HUKAMNAMA),
    ...SITE_MENUS.flatMap((menu) => menu.links.map(itemOf)),
    donate,
    ...(login ? own : []),
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
      <Menu className={styles['narrow']} label={t`Menu`} icon={<MenuIcon />} items={everything} />
    </nav>
  );
}
