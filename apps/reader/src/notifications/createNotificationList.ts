/** What can be done about a piece of news, in one step: go somewhere, or do something. */
export type NewsAction =
  { readonly label: string; readonly href: string } | { readonly label: string; readonly run: () => void };

/** Something to tell the visitor, in their language. */
export interface News {
  readonly text: string;
  /** `assertive` interrupts what is being read aloud: for what failed. */
  readonly urgency?: 'polite' | 'assertive';
  /** In milliseconds; 2,500 unless told, `Infinity` until it is dismissed. */
  readonly durationMs?: number;
  readonly action?: NewsAction;
}

/** News on the screen. */
export interface Notification extends News {
  readonly id: string;
  readonly place: NotificationPlace;
}

/** What was done stands above the thumb, what failed at the top by the end of the line. */
export type NotificationPlace = 'bottom' | 'top-end';

/** The news of a document, for whoever shows it. */
export interface NotificationList {
  /** Something was done: above the thumb, for 2,500 ms unless told. */
  readonly notify: (news: News) => void;
  /** A call failed: at the top by the end of the line, for 4,000 ms unless told, at once for screen readers. */
  readonly notifyError: (news: News) => void;
  readonly remove: (id: string) => void;
  /** The oldest first; the same array as long as nothing changes. */
  readonly all: () => readonly Notification[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** How long an error stays, in milliseconds (specification, section 9). */
const ERROR_DURATION_MS = 4000;

/** More than these hide the text, and nobody reads them. */
const MAX_SHOWN = 3;

export function createNotificationList(): NotificationList {
  const listeners = new Set<() => void>();
  let shown: readonly Notification[] = [];
  let count = 0;

  function show(next: readonly Notification[]): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  function add(news: News, place: NotificationPlace): void {
    // What is said again begins anew instead of standing there twice.
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
