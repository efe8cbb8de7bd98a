import type { NotificationContent } from './createNotificationList.ts';
import { useNotificationList } from './NotificationsContext.tsx';

/** Reports a failure to the visitor: at the top, for 4,000 ms, announced at once. The function is stable. */
export const useNotifyError = (): ((news: NotificationContent) => void) => useNotificationList().notifyError;
