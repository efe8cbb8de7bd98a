import { useLingui } from '@lingui/react/macro';
import { Button, hiddenClass } from '@naad/ui-kit';
import styles from './DeskHeader.module.css';
import type { DeliveryStatus } from './deliveryStatus.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import type { ControllerState } from '@naad/sync-client';

/** Status of the connection to the display, with its message. */
export interface ConnectionStatus {
  readonly kind: 'connected' | 'reconnecting' | 'away' | 'behind';
  readonly text: MessageDescriptor;
}

/** Describes the connection to the server and the display. */
export function connectionStatus({
  connection,
  hostOnline,
  isBehind = false,
}: Pick<ControllerState, 'connection' | 'hostOnline'> & { isBehind?: boolean }): ConnectionStatus {
  if (connection.kind !== 'connected') return { kind: 'reconnecting', text: msg`Reconnecting` };
  if (!hostOnline) return { kind: 'away', text: msg`Connected, but the display is offline` };
  if (isBehind) return { kind: 'behind', text: msg`Connected, but the projector shows an older line` };
  return { kind: 'connected', text: msg`Connected` };
}

/** Time that a projector may take to paint. */
const PAINT_MS = 2_000;

/** True once the projector hasn't reported the display's latest picture for a while. */
export function useIsBehind(painted: ControllerState['painted']): boolean {
  const isLate = painted?.isCurrent === false;
  const [isBehind, setIsBehind] = useState(false);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setIsBehind(isLate);
      },
      isLate ? PAINT_MS : 0,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isLate]);
  return isBehind && isLate;
}

export interface DeskHeaderProps {
  connection: ConnectionStatus;
  code: string;
  /** Status of the last tap; null before the first. */
  delivery: DeliveryStatus | null;
  onLeave: () => void;
}

/** Shows the status of the connection and of the last tap. */
export function DeskHeader({ connection, code, delivery: latest, onLeave }: DeskHeaderProps) {
  const { t, i18n } = useLingui();
  // Without a connection nobody knows what is on the screen now.
  const delivery = connection.kind === 'reconnecting' && latest?.phase === 'onScreen' ? null : latest;
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
