/** As much of the Window Management API as is used; browsers without it open the window beside this one. */
export interface ScreenPlace {
  readonly availLeft: number;
  readonly availTop: number;
  readonly availWidth: number;
  readonly availHeight: number;
}
export interface ScreenDetails extends EventTarget {
  readonly currentScreen: ScreenPlace;
  readonly screens: readonly ScreenPlace[];
}
/** A window that was opened, as far as it is moved. */
type OpenedWindow = Pick<Window, 'closed' | 'moveTo' | 'resizeTo'>;

export interface ProjectorParts {
  /** Opens a window with these features; null where the browser refuses. */
  readonly openWindow: (features: string) => OpenedWindow | null;
  /** Whether this machine has another screen, as far as it may be known. */
  readonly isExtended: () => boolean;
  /** Asks which screens there are; null where a browser has no way to tell. Throws where it is not allowed to. */
  readonly askScreens: (() => Promise<ScreenDetails>) | null;
}

/** What is known of the screens of this machine. */
export type Outputs =
  /** Nothing: the operator moves the window. */
  | 'unknown'
  /** The window is on the other screen, or will be. */
  | 'projecting'
  /** The other screen was there and is not any more: its cable was pulled, or it was turned off. */
  | 'unplugged';

/** Windows for the projector, each on the other screen of this machine where there is one, also when it comes later. */
export interface Projector {
  readonly getState: () => Outputs;
  readonly subscribe: (listener: () => void) => () => void;
  /** False where the browser refused. */
  open(): Promise<boolean>;
  close(): void;
}

export function createProjector({ openWindow, isExtended, askScreens }: ProjectorParts): Projector {
  const listeners = new Set<() => void>();
  let opened: readonly OpenedWindow[] = [];
  let details: ScreenDetails | null = null;
  let state: Outputs = 'unknown';

  const tell = (next: Outputs) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const otherScreen = () => details?.screens.find((each) => each !== details?.currentScreen) ?? null;

  /** A system moves windows of a screen that is gone to one that is left; they go back when it is there again. */
  const handleChange = () => {
    const place = otherScreen();
    if (place === null) {
      tell(state === 'projecting' ? 'unplugged' : state);
      return;
    }
    opened = opened.filter((each) => !each.closed);
    for (const each of opened) {
      each.moveTo(place.availLeft, place.availTop);
      each.resizeTo(place.availWidth, place.availHeight);
    }
    tell('projecting');
  };

  async function learn(): Promise<void> {
    if (details !== null || !askScreens || !isExtended()) return;
    try {
      details = await askScreens();
      details.addEventListener('screenschange', handleChange);
    } catch {
      // Not allowed to know: the operator moves the window.
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open() {
      await learn();
      const place = otherScreen();
      const window = openWindow(place ? featuresOf(place) : 'popup,width=1280,height=720');
      if (window === null) return false;
      opened = [...opened, window];
      if (place) tell('projecting');
      return true;
    },
    close() {
      details?.removeEventListener('screenschange', handleChange);
      listeners.clear();
    },
  };
}

function featuresOf({ availLeft, availTop, availWidth, availHeight }: ScreenPlace): string {
  const [left, top, width, height] = [availLeft, availTop, availWidth, availHeight].map(String);
  return `popup,left=${left ?? ''},top=${top ?? ''},width=${width ?? ''},height=${height ?? ''}`;
}
