import { useLingui, Trans } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Notice } from '@naad/ui-kit';
import { useState } from 'react';
import type { Failure } from '../navigation/NavigationContext.tsx';
import styles from './Notifications.module.css';
import { loadChunk } from '../loadChunk.ts';
import { report } from '../report/report.ts';
import { type LoadPart, usePart } from '../usePart.ts';
import { useNotificationList, useNotifications } from './NotificationsContext.tsx';
import type { Toasts } from './Toasts.tsx';

export interface NotificationsProps {
  failure: Failure | null;
  onRetry: (href: string) => void;
  onDismiss: () => void;
}

/** The region of notifications and of the notice of a failed navigation, above the page. */
export function Notifications({ failure, ...handlers }: NotificationsProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Notifications`}>
      <div aria-live="polite" className={styles['failure']}>
        {failure && <FailureNotice failure={failure} {...handlers} />}
      </div>
      <LazyToasts />
    </section>
  );
}

interface FailureNoticeProps extends NotificationsProps {
  failure: Failure;
}

/** Texts for pages that can't be loaded; tests require these words. */
const REASONS: Record<Failure['reason'], MessageDescriptor> = {
  timeout: msg`The connection timed out. Try again.`,
  offline: msg`You are offline. Check your connection, then try again.`,
  chunk: msg`This page could not be shown.`,
  unknown: msg`Can't load page`,
};

/** The reason of a failed navigation, above the page that is still shown. */
function FailureNotice({ failure: { href, reason }, onRetry, onDismiss }: FailureNoticeProps) {
  const { i18n, t } = useLingui();
  return (
    <Notice title={i18n._(REASONS[reason])} dismissLabel={t`Dismiss`} onDismiss={onDismiss}>
      {reason === 'chunk' ? (
        // The chunk was already retried. If it is gone for good, only a new document names its successor.
        <p>
          <Trans>
            There may be a new version of this site.{' '}
            <a href={href} rel="external">
              Reload the page
            </a>
          </Trans>
        </p>
      ) : (
        <a
          href={href}
          onClick={(event) => {
            event.preventDefault();
            onRetry(href);
          }}
        >
          <Trans>Try again</Trans>
        </a>
      )}
    </Notice>
  );
}

const loadToasts: LoadPart<typeof Toasts> = async () =>
  (await loadChunk(() => import('./Toasts.tsx'))).Toasts;

/** Toasts, loaded with the first notification. If their chunk fails, plain notices are shown until they are dismissed. */
function LazyToasts() {
  const { t } = useLingui();
  const { remove } = useNotificationList();
  const news = useNotifications();
  const [isMissing, setIsMissing] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  if (!isNeeded && news.length > 0) setIsNeeded(true);
  const toasts = usePart(loadToasts, {
    isWanted: isNeeded,
    attempt: news.length > 0,
    onFailure(error) {
      setIsMissing(true);
      report(error, 'load');
    },
  });

  if (toasts) return <toasts.Part />;
  return (
    <div aria-live="polite">
      {isMissing &&
        news.map(({ id, text }) => (
          <Notice
            key={id}
            title={text}
            dismissLabel={t`Dismiss`}
            onDismiss={() => {
              remove(id);
            }}
          />
        ))}
    </div>
  );
}
