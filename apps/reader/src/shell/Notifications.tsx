import { Notice } from '@naad/ui-kit';
import type { Failure } from '../navigation/NavigationContext.tsx';
import styles from './Notifications.module.css';

export interface NotificationsProps {
  failure: Failure | null;
  onRetry: (href: string) => void;
  onDismiss: () => void;
}

/** The words of the specification (section 8) for a page that could not be loaded. */
const REASONS: Record<Failure['reason'], string> = {
  timeout: 'Network connection timed out (usually down or slow connection)',
  offline: "It seems you aren't connected to internet; offline mode unsupported",
  chunk: 'We are having trouble in rendering this route.',
  unknown: "Can't load page",
};

/** Where notices are read aloud and shown, above the page and not instead of it. */
export function Notifications({ failure, onRetry, onDismiss }: NotificationsProps) {
  return (
    <section aria-label="Notifications" aria-live="polite" className={styles['notifications']}>
      {failure && (
        <Notice title={REASONS[failure.reason]} onDismiss={onDismiss}>
          <a
            href={failure.href}
            onClick={(event) => {
              event.preventDefault();
              onRetry(failure.href);
            }}
          >
            Try again
          </a>
        </Notice>
      )}
    </section>
  );
}
