import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import {
  createNotificationList,
  type NotificationList,
  type Notification,
} from './createNotificationList.ts';

/** Its default is for components rendered outside of a site, such as stories. */
const NotificationsContext = createContext<NotificationList>(createNotificationList());

/** Provides the list of notifications. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [list] = useState(createNotificationList);
  return <NotificationsContext value={list}>{children}</NotificationsContext>;
}

export const useNotificationList = (): NotificationList => use(NotificationsContext);

const NONE: readonly Notification[] = [];

/** The notifications on the screen, oldest first. */
export function useNotifications(): readonly Notification[] {
  const { subscribe, all } = useNotificationList();
  return useSyncExternalStore(subscribe, all, () => NONE);
}
