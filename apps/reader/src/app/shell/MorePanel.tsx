import { useLingui } from '@lingui/react/macro';
import {
  ArrowUpIcon,
  BookIcon,
  BookmarkIcon,
  CalendarIcon,
  CheckIcon,
  DownloadIcon,
  ExitFullscreenIcon,
  FullscreenIcon,
  GutkaIcon,
  HeartIcon,
  HelpIcon,
  InfoIcon,
  ListIcon,
  MoonIcon,
  PageIcon,
  Panel,
  PictureIcon,
  RemoteIcon,
  SearchIcon,
  ShuffleIcon,
  SyncIcon,
  UserIcon,
} from '@naad/ui-kit';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useAccountParts } from '../../features/account/useAccountParts.ts';
import { provideToolsSlot } from '../../features/shabad-tools/toolsSlot.ts';
import type { Action } from '../../shared/actions/action.ts';
import { usePlace } from '../../shared/actions/PlaceContext.tsx';
import { SITE_ACTIONS } from '../../shared/actions/siteActions.ts';
import { useActionContext } from '../../shared/actions/useActionContext.ts';
import { useCurrentHref } from '../../shared/navigation/useRoute.ts';
import { useSite } from '../../shared/SiteContext.tsx';
import { useLoginHref } from '../../shared/useLoginHref.ts';
import styles from './MorePanel.module.css';
import { LanguageSwitch } from './SiteFooter.tsx';
import { type SiteMenu, useSiteMenus } from './useSiteMenus.ts';
import { useFullscreen } from './useFullscreen.ts';

/** Icons by address; account links share one. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  '/hukamnama': <CalendarIcon />,
  '/sundar-gutka': <GutkaIcon />,
  '/index/sri-guru-granth-sahib': <BookIcon />,
  '/index/sri-dasam-granth-sahib': <BookIcon />,
  '/index/bhai-nand-lal-vaaran': <BookIcon />,
  '/index/amrit-keertan': <BookIcon />,
  '/rehat-maryadha': <PageIcon />,
  '/': <SearchIcon />,
  '/index': <ListIcon />,
  '/random': <ShuffleIcon />,
  '/quotes': <CheckIcon />,
  '/display': <PictureIcon />,
  '/control': <RemoteIcon />,
  '/sync': <SyncIcon />,
  '/device': <DownloadIcon />,
  '/help': <HelpIcon />,
  '/about': <InfoIcon />,
  '/terms-of-service': <PageIcon />,
  '/user/favourite-shabads': <BookmarkIcon />,
};

/** Everything that isn't in the bar: the language, on phones the tools of the text, and the menu. */
export function MorePanel() {
  const { t } = useLingui();
  const { dispatchPanels } = useActionContext();
  const href = useCurrentHref();
  const openedAt = useRef(href);
  useEffect(() => {
    if (openedAt.current !== href) dispatchPanels({ type: 'closed' });
  }, [href, dispatchPanels]);
  return (
    <Panel
      title={t`More`}
      closeLabel={t`Close`}
      isOpen
      onClose={() => {
        dispatchPanels({ type: 'closed' });
      }}
    >
      <div className={styles['more']}>
        <LanguageSwitch href={href} label={t`Language of this site`} />
        <div ref={provideToolsSlot} className={styles['tools']} />
        <PageActions />
        <MenuGroups />
      </div>
    </Panel>
  );
}

/** Actions of every page that have no place in a phone's bar. */
function PageActions() {
  const { t, i18n } = useLingui();
  const context = useActionContext();
  const fullscreen = useFullscreen();
  const { asked } = usePlace();
  const button = (action: Action, icon: ReactNode, isPressed?: boolean) => (
    <button
      type="button"
      aria-pressed={isPressed}
      className={styles['row']}
      onClick={() => {
        action.run(context);
        // It is done then; switches show their state.
        if (action === SITE_ACTIONS.scrollToTop) context.dispatchPanels({ type: 'closed' });
      }}
    >
      {icon}
      {i18n._(action.label)}
    </button>
  );
  return (
    <div role="group" aria-label={t`Quick actions`} className={styles['actions']}>
      {window.scrollY > window.innerHeight / 2 && button(SITE_ACTIONS.scrollToTop, <ArrowUpIcon />)}
      {button(SITE_ACTIONS.darkMode, <MoonIcon />, context.theme === 'dark')}
      {fullscreen.isSupported &&
        button(
          SITE_ACTIONS.fullscreen,
          fullscreen.isOn ? <ExitFullscreenIcon /> : <FullscreenIcon />,
          fullscreen.isOn,
        )}
      {asked && button(SITE_ACTIONS.assistant, <HelpIcon />)}
    </div>
  );
}

/** The menu in its groups, with the account's links in the last. */
function MenuGroups() {
  const { t, i18n } = useLingui();
  const { login } = useSite();
  const loginHref = useLoginHref();
  const parts = useAccountParts();
  const menus = useSiteMenus();
  const account = login
    ? (parts?.accountItems(i18n) ?? [{ label: t`Login`, href: loginHref, isExternal: true }])
    : [];
  return (
    <nav aria-label={t`Menu`} className={styles['groups']}>
      {menus.map((menu, place) => (
        <MenuGroup
          key={menu.label}
          {...menu}
          items={place === menus.length - 1 ? [...account, ...menu.items] : menu.items}
        />
      ))}
    </nav>
  );
}

function iconOf(href: string, donate: string): ReactNode {
  if (href === donate) return <HeartIcon />;
  // The links of a paath lead to the last ang.
  return ICONS[href] ?? (href.startsWith('/preferences') ? <BookIcon /> : <UserIcon />);
}

function MenuGroup({ label, items }: SiteMenu) {
  const id = useId();
  const { links } = useSite();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['heading']}>
        {label}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <a href={item.href} rel={item.isExternal ? 'external' : undefined} className={styles['row']}>
              {iconOf(item.href ?? '', links.donate)}
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
