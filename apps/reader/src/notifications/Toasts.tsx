import { useLingui } from '@lingui/react/macro';
import { ToastRegion } from '@naad/ui-kit';
import { useEffect, useState } from 'react';
import { NewsText } from './NewsText.tsx';
import { useNotificationList, useNotifications } from './NotificationsContext.tsx';
import styles from './Toasts.module.css';

/** Screen readers speak of changes only in a live region that they have seen: the first news waits for that. */
const REGION_FIRST_MS = 100;

/** The news on the screen, at its two places. The region they are part of has the name. */
export function Toasts() {
  const { t } = useLingui();
  const { remove } = useNotificationList();
  const [isReady, setIsReady] = useState(false);
  const news = useNotifications();
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsReady(true);
    }, REGION_FIRST_MS);
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
            <NewsText
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
