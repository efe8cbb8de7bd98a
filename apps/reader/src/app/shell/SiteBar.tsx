import { useLingui } from '@lingui/react/macro';
import { GutkaIcon, HomeIcon, MoreIcon, SearchIcon } from '@naad/ui-kit';
import type { MouseEvent } from 'react';
import type { PageContent } from '../../pages/pages.ts';
import { SITE_ACTIONS } from '../../shared/actions/siteActions.ts';
import { useActionContext } from '../../shared/actions/useActionContext.ts';
import { usePanels } from '../../shared/panels/PanelsContext.tsx';
import styles from './SiteBar.module.css';

export interface SiteBarProps {
  page: PageContent['page'];
  /** Shows the search form; without scripts the link leads to the one on Home. */
  onSearch: (event: MouseEvent) => void;
}

/** The five ways from every page: at the foot of a phone, within reach of the thumb, and beside the text on a desktop. */
export function SiteBar({ page, onSearch }: SiteBarProps) {
  const { t } = useLingui();
  const { open } = usePanels();
  const context = useActionContext();
  const here = (is: PageContent['page']) => (page === is ? 'page' : undefined);
  return (
    // All content is inside landmarks, so that navigating by landmarks reaches it.
    <nav aria-label={t`Site`} className={styles['bar']}>
      <div role="group" aria-label={t`Quick actions`} className={styles['ways']} data-panels="">
        <a href="/" aria-current={here('home')} className={styles['way']}>
          <HomeIcon />
          {t`Home`}
        </a>
        <a href="/" className={styles['way']} onClick={onSearch}>
          <SearchIcon />
          {t`Search`}
        </a>
        <a href="/sundar-gutka" aria-current={here('banis')} className={styles['way']}>
          <GutkaIcon />
          {t`Nitnem`}
        </a>
        <button
          type="button"
          // The visible words, then what it opens.
          aria-label={t`Text: Settings`}
          aria-expanded={open === 'settings'}
          className={styles['way']}
          onClick={() => {
            SITE_ACTIONS.settings.run(context);
          }}
        >
          <span className={styles['letters']} />
          {t`Text`}
        </button>
        <button
          type="button"
          aria-expanded={open === 'more'}
          data-more=""
          className={styles['way']}
          onClick={() => {
            context.dispatchPanels({ type: 'toggled', panel: 'more' });
          }}
        >
          <MoreIcon />
          {t`More`}
        </button>
      </div>
    </nav>
  );
}
