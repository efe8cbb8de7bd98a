/** A text that was opened, for going back to it. */
export interface OpenedText {
  readonly kind: 'shabad' | 'bani' | 'ceremony';
  readonly id: number;
  readonly title: string;
}

/**
 * What brings a controller back to where it was that a locked phone threw away. For the tab alone, and gone with it: a PIN
 * is no preference, and never stands in a cookie, which goes with every request, nor in what the next visitor finds.
 */
export interface ControllerSession {
  readonly code: string;
  readonly pin: string;
  readonly history: readonly OpenedText[];
}

/** As much of `window` as is needed: what it keeps is gone when its tab is closed. */
export type ControllerSessionKeeper = Pick<Window, 'sessionStorage'>;

const KEY = 'naad.controller';

function isOpenedText(value: unknown): value is OpenedText {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, title } = value as Partial<Record<keyof OpenedText, unknown>>;
  return (
    (kind === 'shabad' || kind === 'bani' || kind === 'ceremony') &&
    typeof id === 'number' &&
    typeof title === 'string'
  );
}

/** The session of this tab; null where there is none, or where the browser keeps nothing. */
export function readControllerSession(keeper: ControllerSessionKeeper): ControllerSession | null {
  try {
    const kept: unknown = JSON.parse(keeper.sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { code, pin, history } = kept as Partial<Record<keyof ControllerSession, unknown>>;
    if (typeof code !== 'string' || typeof pin !== 'string') return null;
    return { code, pin, history: Array.isArray(history) ? history.filter(isOpenedText) : [] };
  } catch {
    return null;
  }
}

/** Keeps a session for this tab, or with null forgets it. Where nothing can be kept, a reload asks for the PIN again. */
export function keepControllerSession(
  keeper: ControllerSessionKeeper,
  session: ControllerSession | null,
): void {
  try {
    if (session === null) keeper.sessionStorage.removeItem(KEY);
    else keeper.sessionStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // A private window may refuse; nothing is lost but the way back.
  }
}
