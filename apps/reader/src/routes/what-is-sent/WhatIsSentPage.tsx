import { Trans, useLingui } from '@lingui/react/macro';
import { CLICK_ACTIONS, ERROR_ACTIONS } from '@naad/api-contract';
import { useSyncExternalStore } from 'react';
import { useSite } from '../../SiteContext.tsx';
import tool from '../toolPage.module.css';
import { VisitEvents } from './VisitEvents.tsx';
import styles from './WhatIsSentPage.module.css';

const never = () => () => undefined;

/** What is sent of a visit where the operator hears of visits, and what would be where they do not. */
export function WhatIsSentPage() {
  const { t } = useLingui();
  const { events = null, siteName } = useSite();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={tool['page']}>
      <h1 tabIndex={-1}>
        <Trans>What is sent of your visit</Trans>
      </h1>
      {events === null ? (
        <p>
          <Trans>
            Nothing: {siteName} does not record visits. If its operator chose to, what is shown below would be
            sent to this site, and to nobody else.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            {siteName} hears which of its pages are opened, what is pressed and what goes wrong. It is sent to
            this site and to nobody else, without who you are, from where, or with which device.
          </Trans>
        </p>
      )}
      <p>
        {events?.withText ? (
          <Trans>What you search for and say is sent too. Which text you read is not.</Trans>
        ) : (
          <Trans>What you search for or say, and which text you read, is not part of it.</Trans>
        )}
      </p>
      {isInBrowser && <VisitEvents />}
      <details className={styles['all']}>
        <summary>
          <Trans>All there is to be sent</Trans>
        </summary>
        <ul aria-label={t`All there is to be sent`} className={styles['names']}>
          {['page', ...CLICK_ACTIONS, ...ERROR_ACTIONS].map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
