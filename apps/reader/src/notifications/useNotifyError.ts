import type { News } from './createNotificationList.ts';
import { useNotificationList } from './NotificationsContext.tsx';

/** Tells the visitor that a call failed: at the top, for 4,000 ms, at once for screen readers. It stays the same. */
export const useNotifyError = (): ((news: News) => void) => useNotificationList().notifyError;
