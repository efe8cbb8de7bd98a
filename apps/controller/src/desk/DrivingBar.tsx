import { Trans, useLingui } from '@lingui/react/macro';
import type { DriveMessage, DriveRequest, Driving, NamedPhone } from '@naad/sync-protocol';
import { Button } from '@naad/ui-kit';
import { useEffect, useState } from 'react';
import styles from './DrivingBar.module.css';
import { phoneName } from './phoneName.ts';

export interface DrivingBarProps {
  driving: Driving;
  /** This phone's id; null on older servers. */
  phoneId: string | null;
  onDrive: (message: DriveMessage) => void;
}

/** Time for which the bar says that all phones drive again. */
const NEWS_MS = 8_000;

/** True for a while after a phone alone drove. */
function useIsNews(isExclusive: boolean): boolean {
  const [wasExclusive, setWasExclusive] = useState(isExclusive);
  if (isExclusive && !wasExclusive) setWasExclusive(true);
  const isNews = wasExclusive && !isExclusive;
  useEffect(() => {
    if (!isNews) return undefined;
    const timer = setTimeout(() => {
      setWasExclusive(false);
    }, NEWS_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isNews]);
  return isNews;
}

/** Who drives the screen, while only one phone does: with its buttons for the driver, and the wish to drive for others. */
export function DrivingBar({ driving: { driver, requests, others }, phoneId, onDrive }: DrivingBarProps) {
  const { i18n } = useLingui();
  const isNews = useIsNews(driver !== null);
  const isDriver = driver !== null && driver.id === phoneId;
  const name = driver && phoneName(i18n, driver);
  const own = requests.find(({ phone }) => phone.id === phoneId) ?? null;
  return (
    // Always there, so that screen readers notice its text.
    <div role="status" className={styles['bar']} data-open={driver !== null || isNews ? '' : undefined}>
      {isNews && (
        <p>
          <Trans>All phones drive the screen now.</Trans>
        </p>
      )}
      {isDriver && (
        <>
          <p>
            <Trans>Only this phone drives the screen.</Trans>
          </p>
          <Button
            onClick={() => {
              onDrive({ type: 'all' });
            }}
          >
            <Trans>All phones drive</Trans>
          </Button>
          <Requests requests={requests} onDrive={onDrive} />
          {others.length > 0 && <HandOver others={others} onDrive={onDrive} />}
        </>
      )}
      {driver !== null && !isDriver && (
        <>
          <p>
            <Trans>{name} drives the screen.</Trans>
          </p>
          {own === null ? (
            <Button
              onClick={() => {
                onDrive({ type: 'ask' });
              }}
            >
              <Trans>Ask to drive</Trans>
            </Button>
          ) : own.isDeclined ? (
            <p>
              <Trans>Not now. Ask again in a moment.</Trans>
            </p>
          ) : (
            <p>
              <Trans>You asked to drive.</Trans>
            </p>
          )}
        </>
      )}
    </div>
  );
}

interface RequestsProps {
  requests: readonly DriveRequest[];
  onDrive: DrivingBarProps['onDrive'];
}

/** The requests that the driver hasn't answered. */
function Requests({ requests, onDrive }: RequestsProps) {
  const { i18n } = useLingui();
  return requests
    .filter(({ isDeclined }) => !isDeclined)
    .map(({ phone }) => {
      const name = phoneName(i18n, phone);
      return (
        <div key={phone.id} className={styles['request']}>
          <p>
            <Trans>{name} wants to drive</Trans>
          </p>
          <Button
            variant="primary"
            onClick={() => {
              onDrive({ type: 'give', id: phone.id });
            }}
          >
            <Trans>Hand over</Trans>
          </Button>
          <Button
            onClick={() => {
              onDrive({ type: 'decline', id: phone.id });
            }}
          >
            <Trans>Not now</Trans>
          </Button>
        </div>
      );
    });
}

interface HandOverProps {
  others: readonly NamedPhone[];
  onDrive: DrivingBarProps['onDrive'];
}

/** The phones that the driver can hand over to unasked. */
function HandOver({ others, onDrive }: HandOverProps) {
  const { i18n } = useLingui();
  return (
    <details className={styles['others']}>
      <summary>
        <Trans>Hand over to…</Trans>
      </summary>
      <div className={styles['request']}>
        {others.map((phone) => (
          <Button
            key={phone.id}
            onClick={() => {
              onDrive({ type: 'give', id: phone.id });
            }}
          >
            {phoneName(i18n, phone)}
          </Button>
        ))}
      </div>
    </details>
  );
}
