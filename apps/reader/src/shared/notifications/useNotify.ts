import type { NotificationContent } from './createNotificationList.ts';
import { useNotificationList } from './NotificationsContext.tsx';

/**
 * Confirms an action to the visitor: `notify({ text: t`Copied` })`. Stays for 2,500 ms, longer while hovered or focused. The
 * function is stable.
 */
export const useNotify = (): ((news: NotificationContent) => void) => useNotificationList().notify;
