import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '@naad/ui-kit';
import type { Failure } from '../navigation/NavigationContext.tsx';
import styles from './Notifications.module.css';

export interface NotificationsProps {
  failure: Failure | null;
  onRetry: (href: string) => void;
  onDismiss: () => void;
}

/** The words of the specification (section 8) for a page that could not be loaded. */
const REASONS: Record<Failure['reason'], MessageDescriptor> = {
  timeout: msg`Network connection timed out (usually down or slow connection)`,
  offline: msg`It seems you aren't connected to internet; offline mode unsupported`,
  chunk: msg`We are having trouble in rendering this route.`,
  unknown: msg`Can't load page`,
};

/** Where notices are read aloud and shown, above the page and not instead of it. */
export function Notifications({ failure, onRetry, onDismiss }: NotificationsProps) {
  const { i18n, t } = useLingui();
  return (
    <section aria-label={t`Notifications`} aria-live="polite" className={styles['notifications']}>
      {failure && (
        <Notice title={i18n._(REASONS[failure.reason])} onDismiss={onDismiss}>
          <a
            href={failure.href}
            onClick={(event) => {
              event.preventDefault();
              onRetry(failure.href);
            }}
          >
            <Trans>Try again</Trans>
          </a>
        </Notice>
      )}
    </section>
  );
}
