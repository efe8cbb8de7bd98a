import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionState } from '@naad/sync-protocol';
import { Button, Skeleton } from '@naad/ui-kit';
import styles from './DeskLayout.module.css';
import { LineList } from './LineList.tsx';
import { NeighbourButtons, PositionBar } from './PositionBar.tsx';
import type { Lookups } from './useLookups.ts';
import type { TextState } from './useOpenText.ts';
import type { Steps } from './useSteps.ts';

export interface DeskLinesProps {
  text: TextState;
  steps: Steps;
  lookups: Lookups;
  session: SessionState | null;
  /** Called for any press among the lines, to close open lists. */
  onPress: () => void;
}

/** The open text, or why there is none. */
export function DeskLines({ text, steps, lookups, session, onPress }: DeskLinesProps) {
  const { t } = useLingui();
  const covered = coverOf(session);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- closes lists, which have their own buttons
    <div onClick={onPress}>
      {lookups.hasFailed && (
        <p role="alert" className={styles['notice']}>
          <Trans>Couldn't load that, so nothing was sent. Check your connection and try again.</Trans>
        </p>
      )}
      {covered !== null && (
        <p role="status" className={styles['notice']}>
          {covered === 'hidden'
            ? t`The screen is hidden.`
            : t`A slide is on the screen. Tap a line to replace it.`}
        </p>
      )}
      {text.kind === 'nothing' && (
        <p className={styles['notice']}>
          <Trans>Nothing is open on the display. Search or choose a bani.</Trans>
        </p>
      )}
      {text.kind === 'loading' && <Skeleton lines={8} label={t`Loading the lines`} />}
      {text.kind === 'failed' && (
        <div role="alert" className={styles['notice']}>
          <p>
            <Trans>The lines didn't load. The screen hasn't changed.</Trans>
          </p>
          <Button onClick={text.retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {text.kind === 'ready' && (
        <>
          <PositionBar text={text.text} ang={steps.ang} />
          <LineList
            text={text.text}
            activeRow={steps.active}
            homeRow={steps.home}
            visited={steps.visited}
            pending={steps.pending}
            onChoose={steps.choose}
          />
          <NeighbourButtons
            text={text.text}
            ang={steps.ang}
            onShabad={(step) => {
              lookups.stepShabad(text.text, step);
            }}
            onAng={(step) => {
              lookups.stepAng(text.text, steps.ang, step);
            }}
          />
        </>
      )}
    </div>
  );
}

/** Returns the cover of the line on the screen; null if the line is visible. */
function coverOf(session: SessionState | null): 'hidden' | 'slide' | null {
  if (!session) return null;
  if (session.hidden) return 'hidden';
  return session.text === null ? null : 'slide';
}
