/** An opened text in the controller's history. */
export interface OpenedText {
  readonly kind: 'shabad' | 'bani' | 'ceremony';
  readonly id: number;
  readonly title: string;
}

/**
 * The state to restore after a locked phone discarded the page. Only for this tab (sessionStorage): a PIN isn't a
 * preference, and must not be in a cookie, which every request sends, nor be visible to the next visitor.
 */
export interface ControllerSession {
  readonly code: string;
  readonly pin: string;
  /** Proves that the PIN was entered correctly; null from older servers. */
  readonly token: string | null;
  readonly history: readonly OpenedText[];
}

/** The part of `window` with sessionStorage, which is cleared when the tab closes. */
export type ControllerSessionStorage = Pick<Window, 'sessionStorage'>;

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

/** Reads this tab's session; null if there is none or storage is unavailable. */
export function readControllerSession(browser: ControllerSessionStorage): ControllerSession | null {
  try {
    const stored: unknown = JSON.parse(browser.sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { code, pin, token, history } = stored as Partial<Record<keyof ControllerSession, unknown>>;
    if (typeof code !== 'string' || typeof pin !== 'string') return null;
    return {
      code,
      pin,
      token: typeof token === 'string' ? token : null,
      history: Array.isArray(history) ? history.filter(isOpenedText) : [],
    };
  } catch {
    return null;
  }
}

/** Saves or, with null, deletes this tab's session. Without storage, a reload asks for the PIN again. */
export function saveControllerSession(
  browser: ControllerSessionStorage,
  session: ControllerSession | null,
): void {
  try {
    if (session === null) browser.sessionStorage.removeItem(KEY);
    else browser.sessionStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // A private window may refuse; only the restore is lost.
  }
}
