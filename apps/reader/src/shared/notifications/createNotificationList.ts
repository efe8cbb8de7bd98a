/** The action of a notification: a link or a callback. */
export type NotificationAction =
  { readonly label: string; readonly href: string } | { readonly label: string; readonly run: () => void };

/** A notification as its sender describes it, in the visitor's language. */
export interface NotificationContent {
  readonly text: string;
  /** `assertive`, for failures, interrupts what a screen reader is saying. */
  readonly urgency?: 'polite' | 'assertive';
  /** Milliseconds on the screen; 2,500 by default, `Infinity` until it is dismissed. */
  readonly durationMs?: number;
  readonly action?: NotificationAction;
  /** A second action, after the first. */
  readonly other?: NotificationAction;
}

/** A notification on the screen. */
export interface Notification extends NotificationContent {
  readonly id: string;
  readonly place: NotificationPlace;
}

/** Confirmations are at the bottom, errors at the end of the top. */
export type NotificationPlace = 'bottom' | 'top-end';

/** The notifications of a document, a store for `useSyncExternalStore`. */
export interface NotificationList {
  /** Confirms an action: at the bottom, for 2,500 ms by default. */
  readonly notify: (news: NotificationContent) => void;
  /** Reports a failure: at the end of the top, for 4,000 ms by default, announced at once by screen readers. */
  readonly notifyError: (news: NotificationContent) => void;
  readonly remove: (id: string) => void;
  /** Oldest first; the same array until something changes. */
  readonly all: () => readonly Notification[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Milliseconds that an error stays by default. */
const ERROR_DURATION_MS = 4000;

/** More notifications would hide the page. */
const MAX_SHOWN = 3;

export function createNotificationList(): NotificationList {
  const listeners = new Set<() => void>();
  let shown: readonly Notification[] = [];
  let count = 0;

  function show(next: readonly Notification[]): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  function add(news: NotificationContent, place: NotificationPlace): void {
    // A repeated text replaces the earlier one and restarts its timer.
    const others = shown.filter(({ text }) => text !== news.text);
    show([...others, { ...news, id: String(++count), place }].slice(-MAX_SHOWN));
  }

  return {
    notify(news) {
      add(news, 'bottom');
    },
    notifyError(news) {
      add({ urgency: 'assertive', durationMs: ERROR_DURATION_MS, ...news }, 'top-end');
    },
    remove(id) {
      show(shown.filter((each) => each.id !== id));
    },
    all: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
