import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClient } from '@naad/api-client';
import type { FollowerState } from '@naad/sync-client';
import { EMPTY_STATE, recitedVerses, type SessionState } from '@naad/sync-protocol';
import { keepAwake } from '@naad/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { VerseBlock } from '../../features/reading/VerseBlock/VerseBlock.tsx';
import { followedRow } from '../../features/sync/followedRow.ts';
import { followingStatus } from '../../features/sync/followingStatus.ts';
import { LineAnnouncement } from '../../features/sync/LineAnnouncement.tsx';
import { HiddenScreen, isCovered, SlideText, slideText } from '../../features/sync/SlideText/SlideText.tsx';
import { SyncBar } from '../../features/sync/SyncBar/SyncBar.tsx';
import { FollowedLines, LinesPlaceholder } from './FollowedLines.tsx';
import styles from './FollowPage.module.css';
import { LeaveDialog } from './LeaveDialog.tsx';
import { LineView } from './LineView.tsx';
import { useFollowedText } from './useFollowedText.ts';
import type { ReadVerse } from '../../features/reading/VersesView/verseChunks.ts';
import type { FollowedText } from './loadFollowed.ts';

export interface FollowPageProps {
  api: ApiClient;
  code: string;
  state: FollowerState;
  onExit: () => void;
}

/** Shows the display's current content, with the state of the connection. */
export function FollowPage({ api, code, state, onExit }: FollowPageProps) {
  const { t } = useLingui();
  const session = state.session ?? EMPTY_STATE;
  const { text, failure } = useFollowedText(api, session);
  const { baniLength } = session;
  const lines = useMemo(() => (text ? displayedLines(text, baniLength) : []), [text, baniLength]);
  const row = text ? followedRow(lines, session) : null;
  const current = row === null ? null : (lines[row] ?? null);
  const [isLarge, setIsLarge] = useState(false);
  useEffect(keepAwake, []);

  const slide = session.text === null ? null : { text: session.text, isGurmukhi: session.isGurmukhi };
  const cover = session.hidden ? <HiddenScreen /> : slide && <SlideText {...slide} />;
  const isWaiting = session.kind === 'none' && !isCovered(session);
  const announced = coverAnnouncement(session.hidden, slide) ?? {
    text: current?.unicode ?? '',
    isGurmukhi: true,
  };
  return (
    <section aria-label={t`Following`} className={styles['page']}>
      <SyncBar
        code={code}
        status={followingStatus(state)}
        onEnlarge={() => {
          setIsLarge(true);
        }}
        onExit={onExit}
      />
      {isWaiting && <Waiting code={code} />}
      {cover}
      {!isWaiting && !cover && !text && <LinesPlaceholder failure={failure} />}
      {!cover && text && <FollowedLines text={text} lines={lines} current={current} />}
      <LineAnnouncement {...announced} />
      <LeaveDialog onLeave={onExit} />
      {isLarge && (
        <LineView
          onClose={() => {
            setIsLarge(false);
          }}
        >
          {cover ?? (current ? <VerseBlock verse={current} /> : <Waiting code={code} />)}
        </LineView>
      )}
    </section>
  );
}

type Slide = { readonly text: string; readonly isGurmukhi: boolean } | null;

/** The announcement for a slide or a hidden screen; null if lines are shown. */
function coverAnnouncement(isHidden: boolean, slide: Slide): Slide {
  if (isHidden) return { text: '', isGurmukhi: false };
  return slide && { text: slideText(slide), isGurmukhi: slide.isGurmukhi };
}

/** Shown until the display has content. */
function Waiting({ code }: { code: string }) {
  return (
    <p className={styles['note']}>
      <Trans>Connected to display {code}. What it shows will appear here.</Trans>
    </p>
  );
}

/** Length assumed for older displays, which don't send one. */
const DEFAULT_LENGTH = 'extralong';

/** The same rows as on the display, in its length [B96], so that row numbers match. */
function displayedLines({ work }: FollowedText, length: SessionState['baniLength']): readonly ReadVerse[] {
  switch (work.kind) {
    case 'shabad':
      return work.shabad.verses;
    case 'bani':
      return recitedVerses(work.verses, length ?? DEFAULT_LENGTH);
    case 'ceremony':
      return recitedVerses(work.verses, null);
  }
}
