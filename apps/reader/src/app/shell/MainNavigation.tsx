import { useLingui } from '@lingui/react/macro';
import { Menu } from '@naad/ui-kit';
import { AccountSlot } from '../../features/account/AccountSlot.tsx';
import styles from './MainNavigation.module.css';
import { useSiteMenus } from './useSiteMenus.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The menu's groups side by side on wide screens and without scripts; elsewhere they are under More. */
export function MainNavigation() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`} className={styles['nav']}>
      <div className={styles['menus']}>
        {useSiteMenus().map((menu) => (
          <Menu key={menu.label} {...menu} />
        ))}
        <AccountSlot />
      </div>
      <ThemeToggle />
    </nav>
  );
}
