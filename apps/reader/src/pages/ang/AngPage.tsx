import { Trans, useLingui } from '@lingui/react/macro';
import type { Verse } from '@naad/gurbani-model';
import { preferencesChosen, useSettingsDispatch } from '@naad/settings-state';
import { useEffect, useMemo } from 'react';
import { angHref } from '../../shared/angHref.ts';
import { Credits } from '../../features/reading/Credits.tsx';
import { Folio } from '../../features/reading/Folio/Folio.tsx';
import { pageName } from '../../features/reading/pageName.ts';
import { ReadingHead } from '../../features/reading/ReadingHead/ReadingHead.tsx';
import { useReadingView } from '../../features/reading/readingView.ts';
import { StepLinks } from '../../features/reading/StepLinks/StepLinks.tsx';
import { VerseArea } from '../../features/reading/VerseArea/VerseArea.tsx';
import { VersesView } from '../../features/reading/VersesView/VersesView.tsx';
import { SearchWithin } from '../../features/search/SearchWithin/SearchWithin.tsx';
import { Headpiece } from '../../shared/Headpiece/Headpiece.tsx';
import { localizedName } from '../../shared/language/localizedName.ts';
import type { AngContent } from './content.ts';
import styles from '../ReadingPage.module.css';
import { PageTools } from '../PageTools.tsx';
import { useLineKeys } from './useLineKeys.ts';

/** An ang of a work, with a link to each shabad on it. */
export function AngPage({ content }: { content: AngContent }) {
  const { i18n } = useLingui();
  const { ang: page, credits, notes } = content;
  const { source, neighbours } = page;
  const dispatch = useSettingsDispatch();
  const isGuruGranth = source.id === 'G';
  useEffect(() => {
    if (isGuruGranth) dispatch(preferencesChosen({ lastAng: page.ang }));
  }, [dispatch, isGuruGranth, page.ang]);
  const highlights = useLineKeys(content);
  const view = useReadingView('ang');
  const shabads = useMemo(() => groupByShabad(page.verses), [page.verses]);
  const text = useMemo(() => ({ kind: 'ang', ang: page, credits }) as const, [page, credits]);
  const name = pageName(i18n, source.id);
  const sourceName = localizedName(i18n, source);
  const hrefOf = (ang: number | null) => (ang === null ? null : angHref(source.id, ang));
  return (
    <div className={styles['page']}>
      <ReadingHead
        title={`${name} ${String(page.ang)}`}
        short={sourceName}
        folio={
          <Folio
            source={source.id}
            ang={page.ang}
            neighbours={neighbours}
            hasMargin={view.mode !== 'split'}
          />
        }
      >
        <p className={styles['source']}>{sourceName}</p>
      </ReadingHead>
      <PageTools text={text} />
      <Headpiece />
      <VerseArea view={view} credits={credits} notes={notes}>
        {shabads.map((verses) => (
          <div key={verses[0].id} className={styles['shabad']}>
            <a href={`/shabad?id=${String(verses[0].shabadId)}`} className={styles['open']}>
              <Trans>Open shabad</Trans>
            </a>
            <VersesView
              verses={verses}
              mode={view.mode}
              isLarivaar={view.isLarivaar}
              marks={{ highlights }}
            />
          </div>
        ))}
      </VerseArea>
      <Credits credits={credits} />
      <SearchWithin within={{ type: 'ang', id: page.ang }} source={source.id} />
      <StepLinks
        unit={name.toLowerCase()}
        previous={hrefOf(neighbours.previous)}
        next={hrefOf(neighbours.next)}
      />
    </div>
  );
}

/** Groups adjacent lines by shabad. */
function groupByShabad(verses: readonly Verse[]): [Verse, ...Verse[]][] {
  const groups: [Verse, ...Verse[]][] = [];
  for (const verse of verses) {
    const group = groups.at(-1);
    if (group?.[0].shabadId === verse.shabadId) group.push(verse);
    else groups.push([verse]);
  }
  return groups;
}
