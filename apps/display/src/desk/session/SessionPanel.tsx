import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, QrCode } from '@naad/ui-kit';
import { controlAddress } from './controlAddress.ts';
import styles from './SessionPanel.module.css';
import { SessionStatus } from './SessionStatus.tsx';
import { useDesk, useDeskState } from '../useDesk.ts';

/** Code, PIN and QR for the phones of sevadars; none of it is ever projected. */
export function SessionPanel({ origin }: { origin: string }) {
  const { t } = useLingui();
  const desk = useDesk();
  const { session } = useDeskState();
  if (session === null) {
    return (
      <section aria-label={t`Session`} className={styles['panel']}>
        <p>
          <Trans>With a session, phones drive this screen, and the sangat follows on theirs.</Trans>
        </p>
        <Button
          variant="primary"
          onClick={() => {
            desk.startSession();
          }}
        >
          <Trans>Start a session</Trans>
        </Button>
      </section>
    );
  }
  const { code, pin, audience, pinsLockedUntil } = session;
  return (
    <section aria-label={t`Session`} className={styles['panel']}>
      <SessionStatus connection={session.connection} />
      {code !== null && (
        <>
          <dl className={styles['secrets']}>
            <dt>
              <Trans>Code</Trans>
            </dt>
            <dd data-code>{code}</dd>
            <dt>
              <Trans>PIN</Trans>
            </dt>
            <dd data-pin>{pin}</dd>
          </dl>
          <QrCode
            className={styles['qr']}
            text={controlAddress(origin, code, pin)}
            label={t`QR code: opens the controller on a phone, with code and PIN`}
          />
          <p className={styles['hint']}>
            <Trans>Whoever has the PIN drives the screen. To follow, the code is enough.</Trans>
          </p>
        </>
      )}
      {audience !== null && (
        <p>
          <Plural value={audience.controllers} one="# controller" other="# controllers" />
          {', '}
          <Plural value={audience.followers} one="# follower" other="# followers" />
        </p>
      )}
      {pinsLockedUntil !== null && (
        <p role="alert" className={styles['warning']}>
          <Trans>
            Too many wrong PINs were tried: for a while no new controller is let in. Those within stay.
          </Trans>
        </p>
      )}
      <Button onClick={() => void desk.endSession()}>
        <Trans>End the session</Trans>
      </Button>
    </section>
  );
}
