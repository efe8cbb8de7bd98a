import { useLingui } from '@lingui/react/macro';
import { Notice } from '@naad/ui-kit';
import { useEffect, useState } from 'react';
import { loadChunk } from '../loadChunk.ts';
import { report } from '../report/report.ts';
import { useNotificationList, useNotifications } from './NotificationsContext.tsx';
import type { Toasts } from './Toasts.tsx';

type View = 'none' | 'missing' | { readonly Toasts: typeof Toasts };

/** Toasts, loaded with the first; where they do not come, the news is shown plainly, and stays until it is dismissed. */
export function ToastsWhenNeeded() {
  const { t } = useLingui();
  const { remove } = useNotificationList();
  const news = useNotifications();
  const [view, setView] = useState<View>('none');
  const isNeeded = news.length > 0;

  useEffect(() => {
    if (!isNeeded) return;
    loadChunk(() => import('./Toasts.tsx')).then(setView, (error: unknown) => {
      setView('missing');
      report(error, 'load');
    });
  }, [isNeeded]);

  if (typeof view === 'object') return <view.Toasts />;
  return (
    <div aria-live="polite">
      {view === 'missing' &&
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
