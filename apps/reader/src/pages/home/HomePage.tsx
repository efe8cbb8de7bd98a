import { Trans, useLingui } from '@lingui/react/macro';
import { isSourceId, SEARCH_TYPES } from '@naad/gurbani-model';
import { hiddenClass } from '@naad/ui-kit';
import { useId } from 'react';
import { UnlessOffline } from '../message/UnlessOffline.tsx';
import { ASK_HREF, useAskDialog } from '../../features/assistant/AskDialog/useAskDialog.tsx';
import { GoOn } from './GoOn/GoOn.tsx';
import { HomeBrand } from '../../features/home/HomeBrand/HomeBrand.tsx';
import { HukamnamaCard } from './HukamnamaCard/HukamnamaCard.tsx';
import { HomeTiles } from '../../features/home/HomeTiles/HomeTiles.tsx';
import { useTimedBani } from '../../features/home/useTimedBani.ts';
import { loadTypedExample } from '../../features/search/SearchForm/loadTypedExample.ts';
import { SearchFilters } from '../../features/search/SearchForm/SearchFilters.tsx';
import { DEFAULT_CHOICE, searchHref } from '../../features/search/searchChoice.ts';
import { sourceOptions } from '../../features/search/sourceOptions.ts';
import { Examples } from '../../features/search/Examples.tsx';
import { useNavigation } from '../../shared/navigation/NavigationContext.tsx';
import { SiteSearchForm } from '../site-search/SiteSearchForm.tsx';
import { usePanels, usePanelsDispatch } from '../../shared/panels/PanelsContext.tsx';
import { usePaathLinks } from '../../shared/usePaathLinks.ts';
import { useSite } from '../../shared/SiteContext.tsx';
import type { HomeContent } from './content.ts';
import styles from './HomePage.module.css';
import { useLastPlace } from './useLastPlace.ts';

export interface HomePageProps {
  content: HomeContent;
  /** The visitor's clock; stories and tests set another time. */
  now?: () => Date;
}

/** Home: the search field, the hukamnama, where to go on reading, then links to the rest of the site. */
export function HomePage({ content: { options, doodle, hukamnama }, now }: HomePageProps) {
  const { i18n } = useLingui();
  const { siteName } = useSite();
  const { go } = useNavigation();
  const panels = usePanels();
  const dispatchPanels = usePanelsDispatch();
  const last = useLastPlace();
  const paaths = usePaathLinks();
  const timedBani = useTimedBani(now);
  const headingId = useId();
  const { handleAsk, dialog } = useAskDialog({
    sources: sourceOptions(i18n, options.sources, false),
    // A question searches all writers, without changing the form's writer [B25].
    hrefOf: (query, source) =>
      searchHref({
        query,
        type: SEARCH_TYPES.question,
        source: isSourceId(source) ? source : null,
        writer: null,
      }),
  });
  return (
    <UnlessOffline>
      <div className={styles['home']}>
        <HomeBrand siteName={siteName} doodle={doodle} />
        <p className={styles['purpose']}>
          <Trans>
            Search and read Gurbani, or{' '}
            <a href={ASK_HREF} onClick={handleAsk}>
              ask a question
            </a>
          </Trans>
        </p>
        <SiteSearchForm
          initial={DEFAULT_CHOICE}
          options={options}
          place="page"
          Filters={SearchFilters}
          loadTypedExample={loadTypedExample}
          onGo={go}
        />
        {hukamnama && <HukamnamaCard hukamnama={hukamnama === 'unavailable' ? null : hukamnama} />}
        <section className={styles['tiles']} aria-labelledby={headingId}>
          <h2 id={headingId} className={hiddenClass}>
            <Trans>Shortcuts</Trans>
          </h2>
          <GoOn timedBani={timedBani} last={last} paaths={paaths} />
          <HomeTiles
            labelledBy={headingId}
            onAsk={handleAsk}
            isMultiViewOpen={panels.open === 'multiView'}
            onMultiView={() => {
              dispatchPanels({ type: 'toggled', panel: 'multiView' });
            }}
          />
        </section>
        <Examples hrefOf={searchHref} />
        {dialog}
      </div>
    </UnlessOffline>
  );
}
