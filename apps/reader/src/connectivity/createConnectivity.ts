/** Whether this site can be reached. A device that says it is offline is not believed until the site itself is asked. */
export interface Connectivity {
  readonly isOnline: () => boolean;
  /** Watches as long as anyone listens. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks now. */
  readonly check: () => Promise<void>;
}

export interface ConnectivityOptions {
  /** Whether the site answers; may not reject. */
  readonly probe: () => Promise<boolean>;
}

/** How long to wait before asking again while offline, in milliseconds; twice as long each time. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/**
 * As the reference product does it (behaviour 1.31 and 115): an `offline` event, or a device that is offline from the
 * start, asks the site, and its answer is what counts. While there is none, or the device says that it is offline, it is
 * asked again, at once when the device says it is online.
 */
export function createConnectivity({ probe }: ConnectivityOptions): Connectivity {
  const listeners = new Set<() => void>();
  let isOnline = true;
  let waitMs = FIRST_WAIT_MS;
  let latest = 0;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check(): Promise<void> {
    clearTimeout(timer);
    const mine = ++latest;
    isAsking = true;
    const answers = await probe();
    // An answer to an older question, or one that nobody waits for any more.
    if (mine !== latest) return;
    isAsking = false;
    // An answer may still have been on its way when the connection went: the device that says so is heard again.
    if (answers && navigator.onLine) {
      waitMs = FIRST_WAIT_MS;
    } else {
      timer = setTimeout(handleChange, waitMs);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    }
    if (answers === isOnline) return;
    isOnline = answers;
    for (const listener of listeners) listener();
  }

  const handleChange = () => void check();
  const handleOnline = () => {
    waitMs = FIRST_WAIT_MS;
    if (!isOnline || isAsking) handleChange();
  };

  function start(): void {
    window.addEventListener('offline', handleChange);
    window.addEventListener('online', handleOnline);
    if (!navigator.onLine || !isOnline) handleChange();
  }

  function stop(): void {
    window.removeEventListener('offline', handleChange);
    window.removeEventListener('online', handleOnline);
    clearTimeout(timer);
    isAsking = false;
    latest++;
  }

  return {
    isOnline: () => isOnline,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    check,
  };
}
