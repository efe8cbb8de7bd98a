import { Trans } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import type { Loaded } from '../useLoaded.ts';
import styles from './LineSheet.module.css';

export interface LoadNoteProps {
  state: Loaded<unknown>;
  /** Called to retry after a failed request. */
  onRetry: () => void;
}

/** Tells that meanings are loading, or could not be loaded. */
export function LoadNote({ state, onRetry }: LoadNoteProps) {
  if (state.status === 'loading') {
    return (
      <p className={styles['note']}>
        <Trans>Looking it up…</Trans>
      </p>
    );
  }
  if (state.status === 'loaded') return null;
  return (
    <>
      <p className={styles['note']}>
        <Trans>The meaning could not be loaded.</Trans>
      </p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </>
  );
}
