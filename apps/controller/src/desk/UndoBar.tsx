import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionState } from '@naad/sync-protocol';
import { Button } from '@naad/ui-kit';
import styles from './UndoBar.module.css';

export interface UndoBarProps {
  session: SessionState | null;
  /** Null if there is nothing to take back. */
  onUndo: (() => void) | null;
}

/** After a jump: what is on the screen now, and the way back. */
export function UndoBar({ session, onUndo }: UndoBarProps) {
  const { t } = useLingui();
  const line = session?.lineCount ?? null;
  const text = session?.hidden
    ? t`The screen is hidden.`
    : session?.text != null
      ? t`A slide is on the screen.`
      : line === null
        ? t`Another text is on the screen.`
        : t`Line ${line} is on the screen.`;
  return (
    // Always there, so that screen readers notice its text.
    <div role="status" className={styles['bar']} data-open={onUndo === null ? undefined : ''}>
      {onUndo !== null && (
        <>
          <p>{text}</p>
          <Button onClick={onUndo}>
            <Trans>Undo</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
