import { type ReactNode, useEffect } from 'react';
import type { Failure } from '../navigation/NavigationContext.tsx';
import { Notifications } from './Notifications.tsx';
import type { NotificationContent as NewsOf } from './createNotificationList.ts';
import { NotificationsProvider } from './NotificationsContext.tsx';
import { useNotify } from './useNotify.ts';
import { useNotifyError } from './useNotifyError.ts';

const failure = (reason: Failure['reason']) => ({ args: { failure: { href: '/ang?ang=2', reason } } });

const meta = {
  title: 'Shell/Notifications',
  component: Notifications,
  args: { failure: null, onRetry: () => undefined, onDismiss: () => undefined },
  decorators: [
    (Story: () => ReactNode) => (
      <NotificationsProvider>
        <Story />
      </NotificationsProvider>
    ),
  ],
};
export default meta;

export const TimedOut = failure('timeout');
export const NotConnected = failure('offline');
export const PartMissing = failure('chunk');
export const NotLoaded = failure('unknown');

function Notified({ news, error, children }: { news?: NewsOf; error?: NewsOf; children: ReactNode }) {
  const notify = useNotify();
  const notifyError = useNotifyError();
  useEffect(() => {
    if (news) notify(news);
    if (error) notifyError(error);
  }, [news, error, notify, notifyError]);
  return children;
}

const removed: NewsOf = {
  text: 'Removed from multi-view.',
  durationMs: Infinity,
  action: { label: 'Undo', run: () => undefined },
};
const notSaved: NewsOf = { text: 'The favourite could not be saved.', durationMs: Infinity };

export const News = {
  render: (args: Parameters<typeof Notifications>[0]) => (
    <Notified news={removed} error={notSaved}>
      <Notifications {...args} />
    </Notified>
  ),
};
