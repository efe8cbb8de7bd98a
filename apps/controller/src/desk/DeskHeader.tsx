import { useLingui } from '@lingui/react/macro';
import { Button, hiddenClass } from '@naad/ui-kit';
import type { ConnectionWords } from './connectionWords.ts';
import styles from './DeskHeader.module.css';
import type { ShownDelivery } from './shownDelivery.ts';

export interface DeskHeaderProps {
  connection: ConnectionWords;
  code: string;
  /** What became of the last tap; null before the first. */
  delivery: ShownDelivery | null;
  onLeave: () => void;
}

/** What is so at this moment: the connection, and what became of the last tap. */
export function DeskHeader({ connection, code, delivery, onLeave }: DeskHeaderProps) {
  const { t, i18n } = useLingui();
  return (
    <header className={styles['header']}>
      <h1 className={hiddenClass}>{t`Bani Controller`}</h1>
      <div className={styles['words']}>
        <p className={styles['connection']} data-kind={connection.kind}>
          <span role="status">{i18n._(connection.text)}</span>
          <span className={styles['code']} dir="ltr">
            {code}
          </span>
        </p>
        <p
          // A failure interrupts what is being read; the rest waits its turn.
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
