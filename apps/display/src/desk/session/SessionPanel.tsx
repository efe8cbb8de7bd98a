import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { controllerLink, type SiteAddresses } from '@naad/api-contract';
import type { DriveMessage } from '@naad/sync-protocol';
import { Button, QrCode } from '@naad/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { clockTime, PhoneList, phoneName } from './PhoneList.tsx';
import styles from './SessionPanel.module.css';
import { phoneSite, readLanOrigins } from '../../site.ts';
import { useDesk, useDeskState } from '../useDesk.ts';
import { PhoneAddress } from './PhoneAddress.tsx';
import type { Connection, PinState } from '@naad/sync-client';

/** Message about the last button press. */
interface Outcome {
  readonly message: string;
  readonly isButtonGone: boolean;
}

export interface SessionPanelProps {
  site: Pick<SiteAddresses, 'readerUrl' | 'controllerUrl'>;
  /** This computer's origins in its network, for phones; by default those that the server names. */
  lan?: readonly string[];
}

/** Code, PIN and QR code for the phones of sevadars, and the list of those phones. Only the code is ever projected, on demand. */
export function SessionPanel({ site, lan = readLanOrigins() }: SessionPanelProps) {
  const { t, i18n } = useLingui();
  const desk = useDesk();
  const [outcome, setOutcome] = useState<Outcome>({ message: '', isButtonGone: false });
  const outcomeField = useRef<HTMLParagraphElement>(null);
  const [lanChoice, setLanChoice] = useState(0);
  const { session } = useDeskState('session');
  useEffect(() => {
    // The pressed button is gone, so keep the focus.
    if (outcome.isButtonGone) outcomeField.current?.focus();
  }, [outcome]);
  if (session === null) {
    return (
      <section aria-label={t`Session`} className={styles['panel']}>
        <p>
          <Trans>
            Start a session to control this screen from phones and let the sangat follow on theirs.
          </Trans>
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
  const { code, pin, invite, audience, phones, pins, driving } = session;
  const reachable = phoneSite(site, lan[lanChoice] ?? null);
  const isConnected = session.connection.kind === 'connected';
  const reportOutcome = (isDone: boolean, message: string) => {
    setOutcome({
      message: isDone ? message : t`That didn't work. Try again when the session is connected.`,
      isButtonGone: isDone,
    });
  };
  const drive = (drives: DriveMessage, message: string) => {
    void desk.drive(drives).then((isDone) => {
      reportOutcome(isDone, message);
    });
  };
  const driver = driving?.driver && phoneName(i18n, driving.driver);
  return (
    <section aria-label={t`Session`} className={styles['panel']}>
      <SessionStatus connection={session.connection} />
      <PinWarning
        pins={pins}
        isConnected={isConnected}
        onAllow={() => {
          void desk.allowPins().then((isDone) => {
            reportOutcome(isDone, t`Phones can enter the PIN again.`);
          });
        }}
      />
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
            text={controllerLink(reachable, { code, pin, invite })}
            label={t`QR code: opens the controller on a phone, with code and PIN`}
          />
          <PhoneAddress site={reachable} code={code} lan={lan} choice={lanChoice} onChoose={setLanChoice} />
          <p className={styles['hint']}>
            <Trans>Anyone with the PIN can control the screen. To follow, the code is enough.</Trans>
          </p>
          <Button
            onClick={() => {
              desk.changePin();
              setOutcome({
                message: t`The PIN has changed. Connected phones stay connected.`,
                isButtonGone: false,
              });
            }}
          >
            <Trans>Change the PIN</Trans>
          </Button>
        </>
      )}
      <p role="status" ref={outcomeField} tabIndex={-1} className={styles['outcome']}>
        {outcome.message}
      </p>
      {phones !== null && (
        <>
          <h3 className={styles['title']}>
            <Trans>Phones that control the screen</Trans>
          </h3>
          {driver != null && (
            <div className={styles['driver']}>
              <p>
                <Trans>Only {driver} drives the screen. Other phones can't.</Trans>
              </p>
              <Button
                disabled={!isConnected}
                onClick={() => {
                  drive({ type: 'all' }, t`All phones drive.`);
                }}
              >
                <Trans>All phones drive</Trans>
              </Button>
            </div>
          )}
          <PhoneList
            phones={phones}
            isConnected={isConnected}
            driverId={driving?.driver?.id ?? null}
            onDriver={
              driving === null
                ? null
                : (phone) => {
                    const name = phoneName(i18n, phone);
                    drive({ type: 'give', id: phone.id }, t`Only ${name} drives now.`);
                  }
            }
            onRemove={(phone) => {
              const name = phoneName(i18n, phone);
              void desk.removePhone(phone.id).then((isDone) => {
                reportOutcome(isDone, t`${name} was removed. Change the PIN to keep it out.`);
              });
            }}
          />
        </>
      )}
      {audience !== null && (
        <p>
          <Plural value={audience.controllers} one="# controller" other="# controllers" />
          {', '}
          <Plural value={audience.followers} one="# follower" other="# followers" />
        </p>
      )}
      <Button onClick={() => void desk.endSession()}>
        <Trans>End the session</Trans>
      </Button>
    </section>
  );
}

interface PinWarningProps {
  pins: PinState;
  /** False disables the button, which needs the server. */
  isConnected: boolean;
  onAllow: () => void;
}

/** Warns that wrong PINs keep new phones out, with a button that lifts the block. */
function PinWarning({ pins, isConnected, onAllow }: PinWarningProps) {
  const { i18n } = useLingui();
  if (pins.kind === 'open') return null;
  const time = pins.kind === 'locked' ? clockTime(i18n, pins.until) : '';
  return (
    <div className={styles['warning']} data-pins={pins.kind}>
      <p role="alert">
        {pins.kind === 'locked' ? (
          <Trans>
            Too many wrong PINs. New phones can't connect until {time}. Connected phones still work.
          </Trans>
        ) : (
          <Trans>
            Too many wrong PINs from one network. New phones there must wait. Connected phones still work.
          </Trans>
        )}
      </p>
      <Button disabled={!isConnected} onClick={onAllow}>
        <Trans>Allow PINs again</Trans>
      </Button>
    </div>
  );
}

/** Shows the status of the session's connection. */
export function SessionStatus({ connection }: { connection: Connection }) {
  return (
    <p role="status" className={styles['status']} data-connection={connection.kind}>
      {connection.kind === 'connecting' && !connection.isLate && <Trans>Connecting…</Trans>}
      {connection.kind === 'connecting' && connection.isLate && (
        <Trans>No connection yet. The screen works, but phones can't join.</Trans>
      )}
      {connection.kind === 'connected' && <Trans>Connected</Trans>}
      {connection.kind === 'reconnecting' && (
        <Trans>Reconnecting… The screen still works; phones have to wait.</Trans>
      )}
      {connection.kind === 'refused' && <Trans>The session was refused. End it and start a new one.</Trans>}
      {connection.kind === 'ended' && connection.reason === 'replaced' && (
        <Trans>The session is open in another window now.</Trans>
      )}
      {connection.kind === 'ended' && connection.reason !== 'replaced' && (
        <Trans>The session has ended.</Trans>
      )}
    </p>
  );
}
