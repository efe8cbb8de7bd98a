import { Trans, useLingui } from '@lingui/react/macro';
import type { AdmittedPhone, NamedPhone, PhoneKind } from '@naad/sync-protocol';
import { Button } from '@naad/ui-kit';
import styles from './PhoneList.module.css';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Formats a timestamp (milliseconds since 1970) as time of day. */
export function clockTime(i18n: I18n, at: number): string {
  return i18n.date(new Date(at), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

const KINDS: Readonly<Record<PhoneKind, MessageDescriptor>> = {
  iPhone: msg`iPhone`,
  iPad: msg`iPad`,
  androidPhone: msg`Android phone`,
  androidTablet: msg`Android tablet`,
  windows: msg`Windows computer`,
  mac: msg`Mac`,
  chromeOs: msg`Chromebook`,
  linux: msg`Linux computer`,
  other: msg`Phone`,
};

/** Names a phone as its owner does, or by its kind, with a number from the second of its kind on. */
export function phoneName(i18n: I18n, { name, kind, number }: Omit<NamedPhone, 'id'>): string {
  if (name !== undefined) return name;
  const kindName = i18n._(KINDS[kind]);
  return number === 1 ? kindName : `${kindName} ${i18n.number(number)}`;
}

export interface PhoneListProps {
  phones: readonly AdmittedPhone[];
  /** False disables removing, which needs the server. */
  isConnected: boolean;
  /** Id of the phone that alone drives; null while all drive. */
  driverId: string | null;
  onRemove: (phone: AdmittedPhone) => void;
  /** Makes a phone the only one that drives; null if the server can't. */
  onDriver: ((phone: AdmittedPhone) => void) | null;
}

/** Lists the phones that control the screen, each with buttons to remove it and to let it alone drive. */
export function PhoneList({ phones, isConnected, driverId, onRemove, onDriver }: PhoneListProps) {
  const { t, i18n } = useLingui();
  if (phones.length === 0) {
    return (
      <p className={styles['none']}>
        <Trans>No phone has entered the PIN yet.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles['list']} aria-label={t`Phones that control the screen`}>
      {phones.map((phone) => {
        const name = phoneName(i18n, phone);
        const time = clockTime(i18n, phone.joinedAt);
        return (
          <li
            key={phone.id}
            className={styles['phone']}
            data-phone={phone.isConnected ? 'connected' : 'away'}
          >
            <span className={styles['name']}>{name}</span>
            <span className={styles['about']}>
              {phone.isConnected ? (
                <Trans>Connected, joined {time}</Trans>
              ) : (
                <Trans>Offline, joined {time}</Trans>
              )}
            </span>
            {onDriver !== null && phone.id !== driverId && (
              <Button
                className={styles['drive']}
                aria-label={t`Only this phone drives: ${name}`}
                disabled={!isConnected}
                onClick={() => {
                  onDriver(phone);
                }}
              >
                <Trans>Only this phone drives</Trans>
              </Button>
            )}
            <Button
              className={styles['remove']}
              aria-label={t`Remove ${name}`}
              disabled={!isConnected}
              onClick={() => {
                onRemove(phone);
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
