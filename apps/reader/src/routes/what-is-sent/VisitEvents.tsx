import { Trans, useLingui } from '@lingui/react/macro';
import { hasRefusedEvents, keepRefusedEvents } from '@naad/settings-state';
import { Switch } from '@naad/ui-kit';
import { useState } from 'react';
import { asksNotToBeFollowed, siteRecorder } from '../../events/siteRecorder.ts';
import { useSite } from '../../SiteContext.tsx';
import { SentEvents } from './SentEvents.tsx';

/** What is sent of this visit, and a visitor's own word on it, which their browser keeps. */
export function VisitEvents() {
  const { t } = useLingui();
  const { events = null, apiPrefix } = useSite();
  const [isRefused, setIsRefused] = useState(() => hasRefusedEvents(window));
  const isNotToBeFollowed = asksNotToBeFollowed(window);
  return (
    <>
      {events !== null && isNotToBeFollowed && (
        <p>
          <Trans>Your browser asks sites not to follow you: nothing of your visit is sent.</Trans>
        </p>
      )}
      {events !== null && !isNotToBeFollowed && (
        <Switch
          label={t`Send nothing of my visits`}
          checked={isRefused}
          onChange={() => {
            // What waits while it is refused is never sent.
            const { flush } = siteRecorder(events, apiPrefix);
            if (isRefused) flush();
            keepRefusedEvents(window, !isRefused);
            if (!isRefused) flush();
            setIsRefused(hasRefusedEvents(window));
          }}
        />
      )}
      <SentEvents isHeard={events !== null && !isNotToBeFollowed && !isRefused} />
    </>
  );
}
