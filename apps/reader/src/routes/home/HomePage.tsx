import { Trans } from '@lingui/react/macro';
import { selectLastAng, useSettingsSelector } from '@naad/settings-state';
import { useId } from 'react';
import { UnlessOffline } from '../../connectivity/UnlessOffline.tsx';
import { GoOn } from '../../features/home/GoOn/GoOn.tsx';
import { HomeBrand } from '../../features/home/HomeBrand/HomeBrand.tsx';
import { HomeTiles } from '../../features/home/HomeTiles/HomeTiles.tsx';
import { useTimedBani } from '../../features/home/useTimedBani.ts';
import { angHref } from '../../features/reading/angHref.ts';
import { DEFAULT_CHOICE, searchHref } from '../../features/search/searchChoice.ts';
import { Examples } from '../../features/search/Examples.tsx';
import { useNavigation } from '../../navigation/NavigationContext.tsx';
import { SiteSearchForm } from '../../shell/SiteSearchForm.tsx';
import { usePanels, usePanelsDispatch } from '../../panels/PanelsContext.tsx';
import { useSite } from '../../SiteContext.tsx';
import type { HomeContent } from '../routeResult.ts';
import styles from './HomePage.module.css';

export interface HomePageProps {
  content: HomeContent;
  /** The visitor's clock; given where a time is to be shown that is not now. */
  now?: () => Date;
}

/** Home: the search field first, then where else one can go. */
export function HomePage({ content: { options, doodle }, now }: HomePageProps) {
  const { siteName } = useSite();
  const { go } = useNavigation();
  const panels = usePanels();
  const dispatchPanels = usePanelsDispatch();
  const lastAng = useSettingsSelector(selectLastAng);
  const timedBani = useTimedBani(now);
  const headingId = useId();
  return (
    <UnlessOffline>
      <div className={styles['home']}>
        <HomeBrand siteName={siteName} doodle={doodle} />
        <p className={styles['purpose']}>
          <Trans>
            Search and read Gurbani, or <a href="/search?type=9">ask a question</a>
          </Trans>
        </p>
        <SiteSearchForm initial={DEFAULT_CHOICE} options={options} place="page" onGo={go} />
        <section className={styles['tiles']} aria-labelledby={headingId}>
          <GoOn
            headingId={headingId}
            resume={lastAng === 0 ? null : { ang: lastAng, href: angHref('G', lastAng) }}
            timedBani={timedBani}
          />
          <HomeTiles
            labelledBy={headingId}
            isMultiViewOpen={panels.open === 'multiView'}
            onMultiView={() => {
              dispatchPanels({ type: 'toggled', panel: 'multiView' });
            }}
          />
        </section>
        <Examples hrefOf={searchHref} />
      </div>
    </UnlessOffline>
  );
}
