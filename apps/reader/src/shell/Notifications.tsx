import { useLingui } from '@lingui/react/macro';
import { FailureNotice } from '../notifications/FailureNotice.tsx';
import { ToastsWhenNeeded } from '../notifications/ToastsWhenNeeded.tsx';
import type { Failure } from '../navigation/NavigationContext.tsx';
import styles from './Notifications.module.css';

export interface NotificationsProps {
  failure: Failure | null;
  onRetry: (href: string) => void;
  onDismiss: () => void;
}

/** Where news is read aloud and shown, above the page and not instead of it. */
export function Notifications({ failure, ...handlers }: NotificationsProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Notifications`}>
      <div aria-live="polite" className={styles['failure']}>
        {failure && <FailureNotice failure={failure} {...handlers} />}
      </div>
      <ToastsWhenNeeded />
    </section>
  );
}
