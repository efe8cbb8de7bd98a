import { Trans, useLingui } from '@lingui/react/macro';
import type { Shabad } from '@naad/gurbani-model';
import type { CalendarDate } from '@naad/api-client';
import { useMemo } from 'react';
import { hiddenClass } from '@naad/ui-kit';
import { AudioSlot } from '../../features/audio/AudioSlot.tsx';
import { dayName, dayOfYearName } from '../../features/hukamnama/dayNames.ts';
import { DayPicker } from '../../features/hukamnama/DayPicker/DayPicker.tsx';
import {
  dayHref,
  isoDay,
  neighboursOf,
  compareDays,
  type DayNeighbours,
} from '../../features/hukamnama/hukamnamaDay.ts';
import { useToday } from '../../features/hukamnama/useToday.ts';
import { Credits } from '../../features/reading/Credits.tsx';
import { Folio } from '../../features/reading/Folio/Folio.tsx';
import { pageName } from '../../features/reading/pageName.ts';
import { ReadingHead } from '../../features/reading/ReadingHead/ReadingHead.tsx';
import { useReadingView } from '../../features/reading/readingView.ts';
import { ShabadNames } from '../../features/reading/ShabadText/ShabadNames.tsx';
import { useStepping } from '../../features/reading/StepLinks/useStepping.ts';
import { VerseArea } from '../../features/reading/VerseArea/VerseArea.tsx';
import { VersesView } from '../../features/reading/VersesView/VersesView.tsx';
import { RelatedShabads } from '../../features/related/RelatedShabads/RelatedShabads.tsx';
import { useNavigation } from '../../shared/navigation/NavigationContext.tsx';
import { PageTools } from '../PageTools.tsx';
import readingStyles from '../ReadingPage.module.css';
import type { HukamnamaContent } from './content.ts';
import styles from './HukamnamaPage.module.css';
import { Step, StepNav } from '../../features/reading/StepLinks/StepNav.tsx';

/** The hukamnama of a day: one or several shabads, rendered as one text [B77]. */
export function HukamnamaPage({ content }: { content: HukamnamaContent }) {
  const { t, i18n } = useLingui();
  const { go } = useNavigation();
  const { hukamnama, isAskedFor, today: todayAtLoad, credits, hasAudio } = content;
  const { date, shabads } = hukamnama;
  const today = useToday(todayAtLoad);
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
      <ReadingHead
        title={<Trans>Hukamnama of {dayName(i18n, date)}</Trans>}
        short={`${t`Hukamnama`} · ${dayOfYearName(i18n, date)}`}
        folio={first && <Folio source={first.source.id} ang={first.ang} hasMargin={view.mode !== 'split'} />}
      >
        {first && (
          <div className={styles['names']}>
            <p lang="pa-Guru" className={styles['raag']}>
              {(first.raag ?? first.source).unicode}
            </p>
            <ShabadNames shabad={first} hasEnglish={view.hasEnglish} />
          </div>
        )}
        <div className={styles['choices']}>
          <DayPicker key={isoDay(date)} day={date} today={today} onGo={go} />
          <a href={shabadHref(shabads)} className={styles['open']}>
            <Trans>Go to Shabad</Trans>
          </a>
          {hasAudio && (
            <AudioSlot key={isoDay(date)} heard={{ kind: 'hukamnama', date, day: dayName(i18n, date) }} />
          )}
        </div>
      </ReadingHead>
      {!isAskedFor && <LateNotice date={date} today={today} />}
      <PageTools text={text} />
      <VerseArea view={view} credits={credits}>
        <VersesView verses={verses} mode={view.mode} isLarivaar={view.isLarivaar} headingLevel={2} />
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

interface LateNoticeProps {
  /** Day of the latest hukamnama. */
  date: CalendarDate;
  today: CalendarDate;
}

/** Notes that today's hukamnama isn't available yet and an older one is shown. */
function LateNotice({ date, today }: LateNoticeProps) {
  const { i18n } = useLingui();
  if (compareDays(date, today) >= 0) return null;
  return (
    <p role="note" className={styles['late']}>
      <Trans>Today's hukamnama is not available yet. This is the latest, from {dayName(i18n, date)}.</Trans>
    </p>
  );
}

/** Links to the previous and next day, if they have a hukamnama [B75]. */
function DaySteps({ previous, next }: DayNeighbours) {
  const { t, i18n } = useLingui();
  return (
    <StepNav label={t`Previous and next day`}>
      {previous && (
        <Step href={dayHref(previous)} rel="prev">
          <span className={hiddenClass}>
            <Trans>Previous hukamnama:</Trans>{' '}
          </span>
          {dayOfYearName(i18n, previous)}
        </Step>
      )}
      {next && (
        <Step href={dayHref(next)} rel="next">
          <span className={hiddenClass}>
            <Trans>Next hukamnama:</Trans>{' '}
          </span>
          {dayOfYearName(i18n, next)}
        </Step>
      )}
    </StepNav>
  );
}
