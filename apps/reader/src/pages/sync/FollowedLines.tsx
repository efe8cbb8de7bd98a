import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@naad/ui-kit';
import { useEffect, useMemo, useRef } from 'react';
import { Credits } from '../../features/reading/Credits.tsx';
import { useReadingView } from '../../features/reading/readingView.ts';
import { ShabadText } from '../../features/reading/ShabadText/ShabadText.tsx';
import { VerseArea } from '../../features/reading/VerseArea/VerseArea.tsx';
import type { ReadVerse } from '../../features/reading/VersesView/verseChunks.ts';
import { VersesView } from '../../features/reading/VersesView/VersesView.tsx';
import { NO_MARKS } from '../../features/reading/VersesView/verseMarks.ts';
import { showCurrentRow } from '../../features/sync/showCurrentRow.ts';
import styles from './FollowPage.module.css';
import type { FollowedText } from './loadFollowed.ts';
import type { FollowFailure } from './useFollowedText.ts';

export interface FollowedLinesProps {
  text: FollowedText;
  lines: readonly ReadVerse[];
  /** The line on the display, one of `lines`. */
  current: ReadVerse | null;
}

/** The display's text in the visitor's reading preferences, with its current line marked [B95]. */
export function FollowedLines({ text: { work, credits }, lines, current }: FollowedLinesProps) {
  const view = useReadingView(work.kind === 'shabad' ? 'shabad' : 'bani');
  const area = useRef<HTMLDivElement>(null);
  const marks = useMemo(() => (current ? { highlights: [current.id], line: current } : NO_MARKS), [current]);
  useEffect(() => (current && area.current ? showCurrentRow(area.current) : undefined), [current]);
  return (
    <div ref={area}>
      <VerseArea view={view} credits={credits}>
        {work.kind === 'shabad' ? (
          <ShabadText shabad={work.shabad} view={view} isOneOfSeveral marks={marks} />
        ) : (
          <>
            <h2 lang="pa-Guru" className={styles['name']}>
              {work.unicode}
            </h2>
            <VersesView
              verses={lines}
              mode={view.mode}
              isLarivaar={view.isLarivaar}
              headingLevel={3}
              marks={marks}
            />
          </>
        )}
      </VerseArea>
      <Credits credits={credits} />
    </div>
  );
}

/** Placeholder while the lines load, or after they failed to. */
export function LinesPlaceholder({ failure }: { failure: FollowFailure | null }) {
  const { t } = useLingui();
  if (failure === null) return <Skeleton lines={4} kind="gurbani" label={t`Loading`} />;
  return (
    <p className={styles['note']}>
      {failure === 'absent' ? (
        <Trans>The display shows a text that is not available here.</Trans>
      ) : (
        <Trans>Waiting for the text. Retrying…</Trans>
      )}
    </p>
  );
}
