import { useLingui } from '@lingui/react/macro';
import { ToastRegion, Button } from '@naad/ui-kit';
import { useEffect, useState } from 'react';
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
  return (['bottom', 'top-end'] as const).map((place) => (
    <ToastRegion
      key={place}
      aria-label={undefined}
      place={place}
      className={place === 'bottom' ? styles['bottom'] : undefined}
      dismissLabel={t`Dismiss`}
      onDismiss={remove}
      toasts={(isReady ? news : [])
        .filter((each) => each.place === place)
        .map(({ text, action, ...toast }) => ({
          ...toast,
          content: (
            <NotificationText
              text={text}
              action={action}
              onDone={() => {
                remove(toast.id);
              }}
            />
          ),
        }))}
    />
  ));
}

interface NotificationTextProps {
  text: string;
  action: NotificationAction | undefined;
  /** Called when the visitor takes the action, to remove the notification. */
  onDone: () => void;
}

/** The text of a notification with its action. */
function NotificationText({ text, action, onDone }: NotificationTextProps) {
  return (
    <>
      {text}{' '}
      {action &&
        ('href' in action ? (
          <a href={action.href} onClick={onDone}>
            {action.label}
          </a>
        ) : (
          <Button
            onClick={() => {
              action.run();
              onDone();
            }}
          >
            {action.label}
          </Button>
        ))}
    </>
  );
}
