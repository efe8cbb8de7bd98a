import { Trans, useLingui } from '@lingui/react/macro';
import type { Shabad } from '@naad/api-client';
import { useMemo } from 'react';
import { AudioSlot } from '../../features/audio/AudioSlot.tsx';
import { dayName } from '../../features/hukamnama/dayNames.ts';
import { DayPicker } from '../../features/hukamnama/DayPicker/DayPicker.tsx';
import { dayHref, isoDay, neighboursOf } from '../../features/hukamnama/hukamnamaDay.ts';
import { useToday } from '../../features/hukamnama/useToday.ts';
import { Credits } from '../../features/reading/Credits.tsx';
import { pageName } from '../../features/reading/pageName.ts';
import { useReadingView } from '../../features/reading/readingView.ts';
import { ShabadHead } from '../../features/reading/ShabadText/ShabadHead.tsx';
import { useStepping } from '../../features/reading/StepLinks/useStepping.ts';
import { VerseArea } from '../../features/reading/VerseArea/VerseArea.tsx';
import { VersesView } from '../../features/reading/VersesView/VersesView.tsx';
import { RelatedShabads } from '../../features/related/RelatedShabads/RelatedShabads.tsx';
import { useNavigation } from '../../navigation/NavigationContext.tsx';
import { PageTools } from '../PageTools.tsx';
import readingStyles from '../ReadingPage.module.css';
import type { HukamnamaContent } from '../routeResult.ts';
import { DaySteps } from './DaySteps.tsx';
import styles from './HukamnamaPage.module.css';
import { LateNotice } from './LateNotice.tsx';

/** What was read as the order of a day: one shabad or several, which are read as one (behaviour 77). */
export function HukamnamaPage({ content }: { content: HukamnamaContent }) {
  const { i18n } = useLingui();
  const { go } = useNavigation();
  const { hukamnama, isAskedFor, today: ofPage, credits, hasAudio } = content;
  const { date, shabads } = hukamnama;
  const today = useToday(ofPage);
  const view = useReadingView('shabad');
  const verses = useMemo(() => shabads.flatMap((shabad) => shabad.verses), [shabads]);
  const text = useMemo(
    () => ({ kind: 'shabads', shabads, credits, day: isoDay(date) }) as const,
    [shabads, credits, date],
  );
  const neighbours = neighboursOf(date, today);
  useStepping({
    previous: neighbours.previous && dayHref(neighbours.previous),
    next: neighbours.next && dayHref(neighbours.next),
  });
  const [first] = shabads;
  return (
    <div className={readingStyles['page']}>
      <header className={styles['head']}>
        <h1 tabIndex={-1} className={styles['title']}>
          <Trans>Hukamnama of {dayName(i18n, date)}</Trans>
        </h1>
        <div className={styles['choices']}>
          <DayPicker key={isoDay(date)} day={date} today={today} onGo={go} />
          <a href={shabadHref(shabads)} className={styles['open']}>
            <Trans>Go to Shabad</Trans>
          </a>
          {hasAudio && (
            <AudioSlot key={isoDay(date)} heard={{ kind: 'hukamnama', date, day: dayName(i18n, date) }} />
          )}
        </div>
        {!isAskedFor && <LateNotice date={date} today={today} />}
      </header>
      <PageTools text={text} />
      <VerseArea view={view}>
        {first && <ShabadHead shabad={first} headingLevel={2} hasEnglish={view.hasEnglish} />}
        <VersesView verses={verses} mode={view.mode} isLarivaar={view.isLarivaar} />
      </VerseArea>
      <Credits credits={credits} />
      <DaySteps {...neighbours} />
      {first && (
        <RelatedShabads key={first.id} shabadId={first.id} pageName={({ id }) => pageName(i18n, id)} />
      )}
    </div>
  );
}

function shabadHref(shabads: readonly Shabad[]): string {
  return `/shabad?id=${shabads.map(({ id }) => String(id)).join(',')}`;
}
