import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import {
  createNotificationList,
  type NotificationList,
  type Notification,
} from './createNotificationList.ts';

/** For what is drawn on no site, as a story is. */
const NotificationsContext = createContext<NotificationList>(createNotificationList());

/** Gives the pages below it one place for their news. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [list] = useState(createNotificationList);
  return <NotificationsContext value={list}>{children}</NotificationsContext>;
}

export const useNotificationList = (): NotificationList => use(NotificationsContext);

const NONE: readonly Notification[] = [];

/** The news on the screen, the oldest first. */
export function useNotifications(): readonly Notification[] {
  const { subscribe, all } = useNotificationList();
  return useSyncExternalStore(subscribe, all, () => NONE);
}
