import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionState } from '@naad/sync-protocol';
import { Button, Skeleton } from '@naad/ui-kit';
import styles from './DeskLayout.module.css';
import { LineList } from './LineList.tsx';
import { PlaceBar } from './PlaceBar.tsx';
import type { Desk } from './useDesk.ts';

export interface DeskLinesProps {
  desk: Desk;
  session: SessionState | null;
  /** Something among the lines was pressed: lists beside them close. */
  onPress: () => void;
}

/** What is open, in each of its states. */
export function DeskLines({ desk, session, onPress }: DeskLinesProps) {
  const { t } = useLingui();
  const { text } = desk;
  const covered = coverOf(session);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- closes lists, which have buttons of their own
    <div onClick={onPress}>
      {desk.hasLookupFailed && (
        <p role="alert" className={styles['said']}>
          <Trans>
            That could not be looked up, so nothing was sent. Check your connection and try again.
          </Trans>
        </p>
      )}
      {covered !== null && (
        <p role="status" className={styles['said']}>
          {covered === 'hidden' ? t`The screen is hidden.` : t`A slide is on the screen. A line replaces it.`}
        </p>
      )}
      {text.kind === 'nothing' && (
        <p className={styles['said']}>
          <Trans>Nothing is open on the display. Search, or choose a bani, to begin.</Trans>
        </p>
      )}
      {text.kind === 'loading' && <Skeleton lines={8} label={t`Loading the lines`} />}
      {text.kind === 'failed' && (
        <div role="alert" className={styles['said']}>
          <p>
            <Trans>The lines did not come through. The display is not affected.</Trans>
          </p>
          <Button onClick={text.retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {text.kind === 'ready' && (
        <>
          <PlaceBar text={text.text} ang={desk.ang} onShabad={desk.stepShabad} onAng={desk.stepAng} />
          <LineList
            text={text.text}
            activeRow={desk.active}
            homeRow={desk.home}
            visited={desk.visited}
            pending={desk.pending}
            onChoose={desk.choose}
          />
        </>
      )}
    </div>
  );
}

/** What stands between the sangat and the line. */
function coverOf(session: SessionState | null): 'hidden' | 'slide' | null {
  if (!session) return null;
  if (session.hidden) return 'hidden';
  return session.text === null ? null : 'slide';
}
