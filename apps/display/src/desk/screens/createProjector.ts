/** The used subset of the Window Management API. Browsers without it open the window on the desk's screen. */
export interface ScreenBounds {
  readonly availLeft: number;
  readonly availTop: number;
  readonly availWidth: number;
  readonly availHeight: number;
}
export interface ScreenDetails extends EventTarget {
  readonly currentScreen: ScreenBounds;
  readonly screens: readonly ScreenBounds[];
}
/** An opened window that can be moved. */
type OpenedWindow = Pick<Window, 'closed' | 'moveTo' | 'resizeTo'>;

export interface ProjectorOptions {
  /** Opens a window with these features; returns null if the browser refuses. */
  readonly openWindow: (features: string) => OpenedWindow | null;
  /** Returns true if this machine is known to have another screen. */
  readonly isExtended: () => boolean;
  /** Requests the list of screens, and rejects without permission; null if the browser doesn't support it. */
  readonly requestScreens: (() => Promise<ScreenDetails>) | null;
}

/** Known status of this machine's other screen. */
export type Outputs =
  /** Unknown, so the operator moves the window. */
  | 'unknown'
  /** The window is or will be on the other screen. */
  | 'projecting'
  /** The other screen was unplugged or turned off. */
  | 'unplugged';

/** Opens projector windows on the machine's other screen, and moves them there when it is plugged in later. */
export interface Projector {
  readonly getState: () => Outputs;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves to false if the browser refused. */
  open(): Promise<boolean>;
  close(): void;
}

export function createProjector({ openWindow, isExtended, requestScreens }: ProjectorOptions): Projector {
  const listeners = new Set<() => void>();
  let opened: readonly OpenedWindow[] = [];
  let details: ScreenDetails | null = null;
  let state: Outputs = 'unknown';

  const setState = (next: Outputs) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const otherScreen = () => details?.screens.find((each) => each !== details?.currentScreen) ?? null;

  /** The system moves windows off an unplugged screen; this moves them back once it is plugged in again. */
  const handleChange = () => {
    const bounds = otherScreen();
    if (bounds === null) {
      setState(state === 'projecting' ? 'unplugged' : state);
      return;
    }
    opened = opened.filter((each) => !each.closed);
    for (const each of opened) {
      each.moveTo(bounds.availLeft, bounds.availTop);
      each.resizeTo(bounds.availWidth, bounds.availHeight);
    }
    setState('projecting');
  };

  async function loadScreens(): Promise<void> {
    if (details !== null || !requestScreens || !isExtended()) return;
    try {
      details = await requestScreens();
      details.addEventListener('screenschange', handleChange);
    } catch {
      // Without permission the operator moves the window.
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open() {
      await loadScreens();
      const bounds = otherScreen();
      const window = openWindow(bounds ? featuresOf(bounds) : 'popup,width=1280,height=720');
      if (window === null) return false;
      opened = [...opened, window];
      if (bounds) setState('projecting');
      return true;
    },
    close() {
      details?.removeEventListener('screenschange', handleChange);
      listeners.clear();
    },
  };
}

function featuresOf({ availLeft, availTop, availWidth, availHeight }: ScreenBounds): string {
  const [left, top, width, height] = [availLeft, availTop, availWidth, availHeight].map(String);
  return `popup,left=${left ?? ''},top=${top ?? ''},width=${width ?? ''},height=${height ?? ''}`;
}
