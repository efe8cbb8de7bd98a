import { useLingui } from '@lingui/react/macro';
import { ToastRegion, Button } from '@naad/ui-kit';
import { Fragment, useEffect, useState } from 'react';
import { useNotificationList, useNotifications } from './NotificationsContext.tsx';
import styles from './Toasts.module.css';
import type { NotificationAction } from './createNotificationList.ts';

/** Milliseconds before the first toast: screen readers announce changes only in live regions that already exist. */
const REGION_DELAY_MS = 100;

/** The notifications on the screen, at their two places. The region around them has the accessible name. */
export function Toasts() {
  const { t } = useLingui();
  const { remove } = useNotificationList();
  const [isReady, setIsReady] = useState(false);
  const news = useNotifications();
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsReady(true);
    }, REGION_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const shown = isReady ? news : [];
  useRoomBelowFocus(shown.some(({ place }) => place === 'bottom'));
  return (['bottom', 'top-end'] as const).map((place) => (
    <ToastRegion
      key={place}
      aria-label={undefined}
      place={place}
      className={place === 'bottom' ? styles['bottom'] : undefined}
      dismissLabel={t`Dismiss`}
      onDismiss={remove}
      toasts={shown
        .filter((each) => each.place === place)
        .map(({ text, action, other, ...toast }) => ({
          ...toast,
          content: (
            <NotificationText
              text={text}
              actions={[action, other].filter((each) => each !== undefined)}
              onDone={() => {
                remove(toast.id);
              }}
            />
          ),
        }))}
    />
  ));
}

/** Keeps focused elements above the toasts at the foot of the window (WCAG 2.4.11), by a rule of `Toasts.module.css`. */
function useRoomBelowFocus(hasToast: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-toast', hasToast);
  }, [hasToast]);
}

interface NotificationTextProps {
  text: string;
  actions: readonly NotificationAction[];
  /** Called when the visitor takes an action, to remove the notification. */
  onDone: () => void;
}

/** The text of a notification with its actions. */
function NotificationText({ text, actions, onDone }: NotificationTextProps) {
  return (
    <>
      {text}
      {actions.map((action) => (
        <Fragment key={action.label}>
          {' '}
          {'href' in action ? (
            <a href={action.href} onClick={onDone}>
              {action.label}
            </a>
          ) : (
            // Its action may open a panel, which a press beside it would close.
            <Button
              data-panels=""
              onClick={() => {
                action.run();
                onDone();
              }}
            >
              {action.label}
            </Button>
          )}
        </Fragment>
      ))}
    </>
  );
}
