import type { DeskMessage } from './screenLink.ts';

/**
 * The direct way from a desk to the windows that it has opened, which share its thread: a message arrives at once. The
 * channel, which reaches every window, delivers it only after the desk has rendered itself.
 */
interface DeskWindow {
  naadScreens?: Set<Receive>;
}

type Receive = (message: unknown) => void;

/** Registers a screen with the desk that has opened its window, if any. Registering again changes nothing. */
export function registerWithOpener(receive: Receive): void {
  try {
    const desk = window.opener as DeskWindow | null;
    if (desk) (desk.naadScreens ??= new Set()).add(receive);
  } catch {
    // The opener shows another site by now.
  }
}

export function leaveOpener(receive: Receive): void {
  try {
    (window.opener as DeskWindow | null)?.naadScreens?.delete(receive);
  } catch {
    // The opener shows another site by now.
  }
}

/** Gives a message to the windows that this desk has opened. */
export function sendDirectly(message: DeskMessage): void {
  const { naadScreens } = globalThis as DeskWindow;
  for (const receive of naadScreens ?? []) {
    try {
      receive(message);
    } catch {
      // A window that has crashed; the others go on.
      naadScreens?.delete(receive);
    }
  }
}
