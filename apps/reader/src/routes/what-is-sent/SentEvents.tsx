import { Trans, useLingui } from '@lingui/react/macro';
import type { SettingsRootState } from '@naad/settings-state';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { siteRecorder, watchOnce } from '../../events/siteRecorder.ts';
import { useSite } from '../../SiteContext.tsx';
import tool from '../toolPage.module.css';
import { loadWhatIsSent } from './loadWhatIsSent.ts';
import styles from './WhatIsSentPage.module.css';

export interface SentEventsProps {
  /** Whether what happens now is sent. */
  isHeard: boolean;
}

/**
 * The events of this visit, letter for letter. Where none are recorded, they are from here on, to be shown: whoever wants
 * to see more of them goes about the site and comes back.
 */
export function SentEvents({ isHeard }: SentEventsProps) {
  const { t, i18n } = useLingui();
  const { events = null, apiPrefix } = useSite();
  const store = useStore<SettingsRootState>();
  const recorder = siteRecorder(events, apiPrefix);
  const recorded = useSyncExternalStore(recorder.subscribe, recorder.get);
  useEffect(() => {
    watchOnce({ recorder, store, page: loadWhatIsSent({ i18n }), href: window.location.pathname });
  }, [recorder, store, i18n]);
  return (
    <section aria-labelledby="sent" className={tool['part']}>
      <h2 id="sent">{isHeard ? <Trans>Sent of this visit</Trans> : <Trans>What would be sent</Trans>}</h2>
      <p className={styles['note']}>
        <Trans>
          Go about the site and come back to see more of it. It is kept nowhere, and gone when you leave.
        </Trans>
      </p>
      <ol className={styles['events']} aria-labelledby="sent" data-events="">
        {recorded.map(({ event, isSent }, place) => (
          <li key={place} className={styles['event']}>
            <code>{JSON.stringify(event)}</code>{' '}
            {events !== null && (
              <small className={styles['state']} data-sent={isSent}>
                {isSent ? t`sent` : isHeard ? t`not sent yet` : t`not sent`}
              </small>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
