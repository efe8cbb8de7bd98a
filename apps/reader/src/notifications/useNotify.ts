import type { News } from './createNotificationList.ts';
import { useNotificationList } from './NotificationsContext.tsx';

/**
 * Tells the visitor that something was done: `notify({ text: t`Copied` })`. It stands for 2,500 ms, longer while it is
 * hovered or focused. The function stays the same.
 */
export const useNotify = (): ((news: News) => void) => useNotificationList().notify;
