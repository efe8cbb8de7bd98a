import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FullscreenIcon, IconButton } from '@naad/ui-kit';
import type { FollowingStatus } from '../followingStatus.ts';
import styles from './SyncBar.module.css';

export interface SyncBarProps {
  code: string;
  status: FollowingStatus;
  onEnlarge: () => void;
  onExit: () => void;
}

/** Bar with the followed code, the connection status and an exit button. */
export function SyncBar({ code, status, onEnlarge, onExit }: SyncBarProps) {
  const { t } = useLingui();
  const words: Record<FollowingStatus, string> = {
    connecting: t`Connecting…`,
    late: t`Still connecting. Check your connection.`,
    live: t`Live`,
    reconnecting: t`Reconnecting… This line may be out of date.`,
    away: t`The display is not connected. This is what it showed last.`,
  };
  return (
    <div className={styles['bar']}>
      <p className={styles['code']}>
        <Trans>
          Following <strong dir="ltr">{code}</strong>
        </Trans>
      </p>
      <p role="status" className={styles['status']} data-status={status}>
        {words[status]}
      </p>
      <div className={styles['actions']}>
        <IconButton label={t`Full screen`} variant="outlined" onClick={onEnlarge}>
          <FullscreenIcon />
        </IconButton>
        <Button onClick={onExit}>
          <Trans>Exit</Trans>
        </Button>
      </div>
    </div>
  );
}
