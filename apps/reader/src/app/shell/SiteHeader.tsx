import { useLingui } from '@lingui/react/macro';
import { BackIcon } from '@naad/ui-kit';
import type { MouseEvent } from 'react';
import { DEFAULT_CHOICE, type SearchChoice } from '../../features/search/searchChoice.ts';
import { SiteName } from '../../shared/SiteMark.tsx';
import { useNavigation } from '../../shared/navigation/NavigationContext.tsx';
import type { FormOptions } from '../../pages/routeResult.ts';
import { type PageContent, pageFor } from '../../pages/pages.ts';
import { loadedView } from '../navigation/views.ts';
import { useSite } from '../../shared/SiteContext.tsx';
import styles from './SiteHeader.module.css';
import { MainNavigation } from './MainNavigation.tsx';
import { SiteSearchForm } from '../../pages/site-search/SiteSearchForm.tsx';

export interface SiteHeaderProps {
  content: PageContent;
  /** True to show the search form where a page for reading hides it, on phones. */
  isSearchOpen?: boolean;
}

/** Pages that are read: on phones their title is in the header's row, and the search form hides. */
const READ: readonly PageContent['page'][] = ['shabad', 'ang', 'bani', 'hukamnama', 'amritKeertan'];

/** The header: main menu and, on every page but Home, back button, site name and search form. */
export function SiteHeader({ content, isSearchOpen = false }: SiteHeaderProps) {
  const { siteName } = useSite();
  const { go } = useNavigation();
  const form = formOf(content);
  return (
    <header
      className={styles['header']}
      data-form={form ? (form.options ? 'full' : 'compact') : 'none'}
      data-read={READ.includes(content.page) ? '' : undefined}
      data-search={isSearchOpen ? '' : undefined}
    >
      <div className={styles['bar']}>
        {form && (
          <div className={styles['ways']}>
            <BackButton />
            <a href="/" className={styles['name']}>
              <SiteName siteName={siteName} />
            </a>
          </div>
        )}
        {form && (
          <div className={styles['search']}>
            <SiteSearchForm
              key={JSON.stringify(form.choice)}
              initial={form.choice}
              options={form.options}
              place="bar"
              Filters={form.options ? loadedView(pageFor(content, 'mixed')).SearchFilters : undefined}
              onGo={go}
            />
          </div>
        )}
        <MainNavigation />
      </div>
    </header>
  );
}

interface HeaderForm {
  readonly choice: SearchChoice;
  readonly options: FormOptions | null;
}

function formOf(content: PageContent): HeaderForm | null {
  switch (content.page) {
    case 'home':
      return null;
    case 'search':
    case 'message':
      return { choice: content.choice, options: content.options };
    case 'shabad':
      return { choice: content.choice, options: null };
    case 'ang':
    case 'hukamnama':
    case 'bani':
    case 'amritKeertan':
    case 'banis':
    case 'indexes':
    case 'granthIndex':
    case 'amritKeertanIndex':
    case 'goOn':
    case 'outside':
    case 'article':
    case 'rehatMaryadha':
    case 'rehatChapter':
    case 'help':
    case 'sync':
    case 'embed':
    case 'quotes':
    case 'report':
    case 'receipt':
    case 'angReceipt':
    case 'whatIsSent':
    case 'device':
    case 'own':
      return { choice: DEFAULT_CHOICE, options: null };
  }
}

/** The router's state of a history entry. */
interface HistoryState {
  /** Index since the start of the visit. */
  readonly idx?: number;
}

/** Goes back to the previous page, or to Home on the first page of the visit. */
function BackButton() {
  const { t } = useLingui();
  const handleClick = (event: MouseEvent) => {
    const { idx = 0 } = (window.history.state ?? {}) as HistoryState;
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (idx === 0 || !isPlain) return;
    event.preventDefault();
    window.history.back();
  };
  return (
    // A link, so that it works without scripts.
    <a href="/" aria-label={t`Back`} className={styles['back']} onClick={handleClick}>
      <BackIcon />
    </a>
  );
}
