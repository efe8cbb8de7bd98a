import { Trans } from '@lingui/react/macro';
import type { Connection } from '@naad/sync-client';
import styles from './SessionPanel.module.css';

/** How the session stands, as it is. */
export function SessionStatus({ connection }: { connection: Connection }) {
  return (
    <p role="status" className={styles['status']} data-connection={connection.kind}>
      {connection.kind === 'connecting' && !connection.isLate && <Trans>Connecting…</Trans>}
      {connection.kind === 'connecting' && connection.isLate && (
        <Trans>No connection to the server yet. The screen works without; phones cannot join.</Trans>
      )}
      {connection.kind === 'connected' && <Trans>Connected</Trans>}
      {connection.kind === 'reconnecting' && (
        <Trans>Reconnecting… The screen goes on; phones wait until the connection is back.</Trans>
      )}
      {connection.kind === 'refused' && (
        <Trans>The server refused the session. End it and start another.</Trans>
      )}
      {connection.kind === 'ended' && connection.reason === 'replaced' && (
        <Trans>Another page of this display holds the session now.</Trans>
      )}
      {connection.kind === 'ended' && connection.reason !== 'replaced' && (
        <Trans>The session has ended.</Trans>
      )}
    </p>
  );
}
