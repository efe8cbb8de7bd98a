import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@naad/ui-kit';
import type { PanelsState } from './usePanels.ts';
import styles from './DeskLayout.module.css';

/** Stands for a panel that is loading, or that didn't load. */
export function PanelsNotice({ panels }: { panels: Exclude<PanelsState, { kind: 'ready' }> }) {
  const { t } = useLingui();
  if (panels.kind === 'loading') return <Skeleton lines={6} label={t`Loading`} />;
  return (
    <div role="alert" className={styles['notice']}>
      <p>
        <Trans>This didn't load. Check your connection and try again.</Trans>
      </p>
      <Button onClick={panels.retry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
