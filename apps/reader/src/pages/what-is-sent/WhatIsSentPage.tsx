import { Trans, useLingui } from '@lingui/react/macro';
import { CLICK_ACTIONS, ERROR_ACTIONS, REPORT_CONTACT_DAYS } from '@naad/api-contract';
import { useSyncExternalStore, useState, useEffect } from 'react';
import {
  hasRefusedEvents,
  saveRefusedEvents,
  selectHasAcceptedNotice,
  type SettingsRootState,
  useSettingsSelector,
} from '@naad/settings-state';
import { Switch } from '@naad/ui-kit';
import { useStore } from 'react-redux';
import { useSite } from '../../shared/SiteContext.tsx';
import { useIsHydrated } from '../../shared/useIsHydrated.ts';
import tool from '../toolPage.module.css';
import styles from './WhatIsSentPage.module.css';
import { hasTrackingOptOut, siteRecorder, startRecording } from './recorder/siteRecorder.ts';
import { loadWhatIsSent } from './loadWhatIsSent.ts';

/** Shows the events that are sent of a visit, or those that would be if the operator enabled it. */
export function WhatIsSentPage() {
  const { t } = useLingui();
  const { events = null, siteName } = useSite();
  const isHydrated = useIsHydrated();
  return (
    <div className={tool['page']}>
      <h1 tabIndex={-1}>
        <Trans>What we collect</Trans>
      </h1>
      {events === null ? (
        <p>
          <Trans>
            Nothing: {siteName} does not record visits. If that changes, only what you see below is sent, and
            only to this site.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            {siteName} records which pages you open, what you press and what goes wrong. It shares this with
            nobody, and does not record who or where you are, or your device.
          </Trans>
        </p>
      )}
      <p>
        {events?.withText ? (
          <Trans>It also records what you search for and say, but not which text you read.</Trans>
        ) : (
          <Trans>What you search for, say or read is not included.</Trans>
        )}
      </p>
      {isHydrated && <VisitEvents />}
      <details className={styles['all']}>
        <summary>
          <Trans>All possible events</Trans>
        </summary>
        <ul aria-label={t`All possible events`} className={styles['names']}>
          {['page', ...CLICK_ACTIONS, ...ERROR_ACTIONS].map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </details>
      <section aria-labelledby="reports" className={tool['part']}>
        <h2 id="reports">
          <Trans>If you report a mistake</Trans>
        </h2>
        <p>
          <Trans>
            What you write is stored with the line and the time, without a name, an account or your network
            address. If you give a contact, it is erased {REPORT_CONTACT_DAYS} days after the report is
            closed, or as soon as you ask on the report's page.
          </Trans>
        </p>
        <p>
          <Trans>
            To stop floods of reports, they are counted under a code made from your network address with a
            secret key. The code is deleted within two hours.
          </Trans>
        </p>
      </section>
    </div>
  );
}

/** The events of this visit, and a switch to refuse sending them, which the browser stores. */
function VisitEvents() {
  const { t } = useLingui();
  const { events = null, apiPrefix } = useSite();
  const [isRefused, setIsRefused] = useState(() => hasRefusedEvents(window));
  const isDoNotTrack = hasTrackingOptOut(window);
  const hasAccepted = useSettingsSelector(selectHasAcceptedNotice);
  return (
    <>
      {events !== null && isDoNotTrack && (
        <p>
          <Trans>Your browser asks sites not to track you, so nothing is sent.</Trans>
        </p>
      )}
      {events !== null && !isDoNotTrack && (
        <Switch
          label={t`Send nothing about my visits`}
          checked={isRefused}
          onChange={() => {
            // Flushing while sending is refused discards the queued events, so they are never sent.
            const { flush } = siteRecorder(events, apiPrefix);
            if (isRefused) flush();
            saveRefusedEvents(window, !isRefused);
            if (!isRefused) flush();
            setIsRefused(hasRefusedEvents(window));
          }}
        />
      )}
      <SentEvents isSending={events !== null && hasAccepted && !isDoNotTrack && !isRefused} />
    </>
  );
}

interface SentEventsProps {
  /** True if events are sent at present. */
  isSending: boolean;
}

/**
 * The events of this visit, verbatim. If none are being recorded, recording starts here for display only, so that the
 * visitor can browse on and come back to see more.
 */
function SentEvents({ isSending }: SentEventsProps) {
  const { t, i18n } = useLingui();
  const { events = null, apiPrefix } = useSite();
  const store = useStore<SettingsRootState>();
  const recorder = siteRecorder(events, apiPrefix);
  const recorded = useSyncExternalStore(recorder.subscribe, recorder.get);
  useEffect(() => {
    startRecording({ recorder, store, page: loadWhatIsSent({ i18n }), href: window.location.pathname });
  }, [recorder, store, i18n]);
  return (
    <section aria-labelledby="sent" className={tool['part']}>
      <h2 id="sent">
        {isSending ? <Trans>Sent about this visit</Trans> : <Trans>What would be sent</Trans>}
      </h2>
      <p className={styles['note']}>
        <Trans>
          Use the site, then come back here to see more. This list is not saved and is gone when you leave.
        </Trans>
      </p>
      <ol className={styles['events']} aria-labelledby="sent" data-events="">
        {recorded.map(({ event, isSent }, index) => (
          <li key={index} className={styles['event']}>
            <code>{JSON.stringify(event)}</code>{' '}
            {events !== null && (
              <small className={styles['state']} data-sent={isSent}>
                {isSent ? t`sent` : isSending ? t`not sent yet` : t`not sent`}
              </small>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
