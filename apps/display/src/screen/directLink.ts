import type { DeskMessage } from './screenLink.ts';

/**
 * The direct way from a desk to the windows that it has opened, which share its thread: a message arrives at once. The
 * channel, which reaches every window, delivers it only after the desk has rendered itself.
 */
interface DeskWindow {
  naadScreens?: Set<DirectScreen>;
}

/** A window, as the desk that has opened it knows it. */
export interface DirectScreen {
  receive(message: unknown): void;
  /** Calls back once the window has painted what it has received; at once while it is hidden. */
  onPainted(callback: () => void): void;
}

/** Time after which a desk waits no longer for a window, which may have been closed or covered. */
const LONGEST_PAINT_MS = 100;

/** Registers a screen with the desk that has opened its window, if any. Registering again changes nothing. */
export function registerWithOpener(screen: DirectScreen): void {
  try {
    const desk = window.opener as DeskWindow | null;
    if (desk) (desk.naadScreens ??= new Set()).add(screen);
  } catch {
    // The opener shows another site by now.
  }
}

export function leaveOpener(screen: DirectScreen): void {
  try {
    (window.opener as DeskWindow | null)?.naadScreens?.delete(screen);
  } catch {
    // The opener shows another site by now.
  }
}

/** True if this desk has opened a window that is still there. */
export const hasDirectScreens = (): boolean => ((globalThis as DeskWindow).naadScreens?.size ?? 0) > 0;

/** Gives a message to the windows that this desk has opened. */
export function sendDirectly(message: DeskMessage): void {
  forEachScreen((screen) => {
    screen.receive(message);
  });
}

/**
 * Calls back once the first of the windows that this desk has opened has painted, or after a tenth of a second; at once without
 * any. The desk renders itself only then, since it shares the projector's thread.
 */
export function afterPaint(callback: () => void): void {
  let isWaiting = true;
  const finish = () => {
    if (isWaiting) callback();
    isWaiting = false;
  };
  let count = 0;
  forEachScreen((screen) => {
    screen.onPainted(finish);
    count += 1;
  });
  if (count === 0) finish();
  else setTimeout(finish, LONGEST_PAINT_MS);
}

function forEachScreen(visit: (screen: DirectScreen) => void): void {
  const { naadScreens } = globalThis as DeskWindow;
  for (const screen of naadScreens ?? []) {
    try {
      visit(screen);
    } catch {
      // A window that has crashed; the others go on.
      naadScreens?.delete(screen);
    }
  }
}
