import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiClient } from '@naad/api-client';
import type { FollowerState } from '@naad/sync-client';
import { EMPTY_STATE } from '@naad/sync-protocol';
import { useMemo, useState } from 'react';
import { VerseBlock } from '../../features/reading/VerseBlock/VerseBlock.tsx';
import { followedRow } from '../../features/sync/followedRow.ts';
import { followingStatus } from '../../features/sync/followingStatus.ts';
import { LineAnnouncement } from '../../features/sync/LineAnnouncement.tsx';
import { HiddenScreen, isCovered, SlideText, slideWords } from '../../features/sync/SlideText/SlideText.tsx';
import { SyncBar } from '../../features/sync/SyncBar/SyncBar.tsx';
import { useWakeLock } from '../../features/sync/useWakeLock.ts';
import { FollowedLines, NoLines } from './FollowedLines.tsx';
import { shownLines } from './shownLines.ts';
import styles from './FollowPage.module.css';
import { LeaveDialog } from './LeaveDialog.tsx';
import { LineView } from './LineView.tsx';
import { useFollowedText } from './useFollowedText.ts';

export interface FollowPageProps {
  api: ApiClient;
  code: string;
  state: FollowerState;
  onExit: () => void;
}

/** What the display shows, as far as it is known, and how sure that is. */
export function FollowPage({ api, code, state, onExit }: FollowPageProps) {
  const { t } = useLingui();
  const session = state.session ?? EMPTY_STATE;
  const { text, failure } = useFollowedText(api, session);
  const { baniLength } = session;
  const lines = useMemo(() => (text ? shownLines(text, baniLength) : []), [text, baniLength]);
  const row = text ? followedRow(lines, session) : null;
  const current = row === null ? null : (lines[row] ?? null);
  const [isLarge, setIsLarge] = useState(false);
  useWakeLock();

  const slide = session.text === null ? null : { text: session.text, isGurmukhi: session.isGurmukhi };
  const cover = session.hidden ? <HiddenScreen /> : slide && <SlideText {...slide} />;
  const isWaiting = session.kind === 'none' && !isCovered(session);
  const announced = coverWords(session.hidden, slide) ?? { text: current?.unicode ?? '', isGurmukhi: true };
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
      {!isWaiting && !cover && !text && <NoLines failure={failure} />}
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

/** What is read aloud in place of a line; null where lines are shown. */
function coverWords(isHidden: boolean, slide: Slide): Slide {
  if (isHidden) return { text: '', isGurmukhi: false };
  return slide && { text: slideWords(slide), isGurmukhi: slide.isGurmukhi };
}

/** Nothing was shown yet. */
function Waiting({ code }: { code: string }) {
  return (
    <p className={styles['note']}>
      <Trans>Connected to display {code}. What it shows appears here by itself.</Trans>
    </p>
  );
}
