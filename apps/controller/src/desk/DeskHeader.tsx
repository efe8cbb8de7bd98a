import { useLingui } from '@lingui/react/macro';
import { Button, hiddenClass } from '@naad/ui-kit';
import styles from './DeskHeader.module.css';
import type { DeliveryStatus } from './deliveryStatus.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ControllerState } from '@naad/sync-client';

/** Status of the connection to the display, with its message. */
export interface ConnectionStatus {
  readonly kind: 'connected' | 'reconnecting' | 'away';
  readonly text: MessageDescriptor;
}

/** Describes the connection to the server and the display. */
export function connectionStatus({
  connection,
  hostOnline,
}: Pick<ControllerState, 'connection' | 'hostOnline'>): ConnectionStatus {
  if (connection.kind !== 'connected') return { kind: 'reconnecting', text: msg`Reconnecting` };
  return hostOnline
    ? { kind: 'connected', text: msg`Connected` }
    : { kind: 'away', text: msg`Connected, but the display is offline` };
}

export interface DeskHeaderProps {
  connection: ConnectionStatus;
  code: string;
  /** Status of the last tap; null before the first. */
  delivery: DeliveryStatus | null;
  onLeave: () => void;
}

/** Shows the status of the connection and of the last tap. */
export function DeskHeader({ connection, code, delivery, onLeave }: DeskHeaderProps) {
  const { t, i18n } = useLingui();
  return (
    <header className={styles['header']}>
      <h1 className={hiddenClass}>{t`Bani Controller`}</h1>
      <div className={styles['status']}>
        <p className={styles['connection']} data-kind={connection.kind}>
          <span role="status">{i18n._(connection.text)}</span>
          <span className={styles['code']} dir="ltr">
            {code}
          </span>
        </p>
        <p
          // Failures interrupt the screen reader; everything else waits.
          role="status"
          aria-live={delivery?.isFailure ? 'assertive' : 'polite'}
          className={styles['delivery']}
          data-testid="delivery"
          data-phase={delivery?.phase}
        >
          {delivery && i18n._(delivery.text)}
        </p>
      </div>
      <Button onClick={onLeave}>{t`Disconnect`}</Button>
    </header>
  );
}
