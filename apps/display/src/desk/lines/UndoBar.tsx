import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { useDesk, useDeskState } from '../useDesk.ts';
import styles from './UndoBar.module.css';

/** For ten seconds after a jump: what is on the screen now, and the way back. */
export function UndoBar() {
  const { t } = useLingui();
  const desk = useDesk();
  const { undoUntil, presenter, item } = useDeskState('undoUntil', 'presenter', 'item');
  const row = presenter.row + 1;
  const text = presenter.isHidden
    ? t`The screen is hidden.`
    : presenter.cover !== null
      ? t`A slide is on the screen.`
      : item === null
        ? t`Nothing is on the screen.`
        : t`Line ${row} is on the screen.`;
  return (
    <div className={styles['place']}>
      {/* Always there, so that screen readers notice its text. */}
      <div role="status" className={styles['bar']} data-open={undoUntil === null ? undefined : ''}>
        {undoUntil !== null && (
          <>
            <p>{text}</p>
            <Button
              onClick={() => {
                desk.undo();
              }}
            >
              <Trans>Undo</Trans>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
