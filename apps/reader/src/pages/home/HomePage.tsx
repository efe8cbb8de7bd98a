import { Trans, useLingui } from '@lingui/react/macro';
import { isSourceId, SEARCH_TYPES } from '@naad/gurbani-model';
import { readBaniPlaces, selectLastAng, useSettingsSelector } from '@naad/settings-state';
import { hiddenClass } from '@naad/ui-kit';
import { useId, useMemo } from 'react';
import { UnlessOffline } from '../message/UnlessOffline.tsx';
import { ASK_HREF, useAskDialog } from '../../features/assistant/AskDialog/useAskDialog.tsx';
import { GoOn, type LastPlace } from './GoOn/GoOn.tsx';
import { HomeBrand } from '../../features/home/HomeBrand/HomeBrand.tsx';
import { HukamnamaCard } from './HukamnamaCard/HukamnamaCard.tsx';
import { HomeTiles } from '../../features/home/HomeTiles/HomeTiles.tsx';
import { useTimedBani } from '../../features/home/useTimedBani.ts';
import { angHref } from '../../shared/angHref.ts';
import { loadTypedExample } from '../../features/search/SearchForm/loadTypedExample.ts';
import { SearchFilters } from '../../features/search/SearchForm/SearchFilters.tsx';
import { DEFAULT_CHOICE, searchHref } from '../../features/search/searchChoice.ts';
import { sourceOptions } from '../../features/search/sourceOptions.ts';
import { Examples } from '../../features/search/Examples.tsx';
import { RESUME_HASH } from '../../shared/navigation/resumeHash.ts';
import { useIsHydrated } from '../../shared/useIsHydrated.ts';
import { useNavigation } from '../../shared/navigation/NavigationContext.tsx';
import { SiteSearchForm } from '../site-search/SiteSearchForm.tsx';
import { usePanels, usePanelsDispatch } from '../../shared/panels/PanelsContext.tsx';
import { percentOfAng, usePaathLinks } from '../../shared/usePaathLinks.ts';
import { useSite } from '../../shared/SiteContext.tsx';
import type { HomeContent } from './content.ts';
import styles from './HomePage.module.css';

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

/** Returns the last reading place: in a bani, known after hydration, or an ang; null on a first visit. */
function useLastPlace(): LastPlace | null {
  const lastAng = useSettingsSelector(selectLastAng);
  const isHydrated = useIsHydrated();
  const [bani] = useMemo(() => (isHydrated ? readBaniPlaces(window) : []), [isHydrated]);
  if (bani?.lastAng === lastAng) {
    return { kind: 'bani', unicode: bani.unicode, percent: bani.percent, href: bani.href + RESUME_HASH };
  }
  if (lastAng === 0) return null;
  return { kind: 'ang', ang: lastAng, percent: percentOfAng(lastAng), href: angHref('G', lastAng) };
}
