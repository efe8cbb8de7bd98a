/** In which part of the site an error came up. */
export type ErrorPlace = 'render' | 'load' | 'script' | 'promise';

/** What an operator who listens for `naad:error` is told. Nothing of it says what a visitor looked for or read. */
export interface ErrorReport {
  /** The same for errors of the same kind: `ApiError:notFound`, `TransportError:timeout`, `TypeError`. */
  readonly id: string;
  readonly message: string;
  readonly where: ErrorPlace;
  /** The path of the page, without query and fragment. */
  readonly href: string;
}

/** The name of the event on `window` by which errors are told: `addEventListener('naad:error', ({ detail }) => …)`. */
export const ERROR_EVENT = 'naad:error';

const MAX_MESSAGE_LENGTH = 200;
/** A page that fails again and again is not told of again and again. */
const MAX_REMEMBERED = 50;

const told = new Set<string>();

/**
 * Tells of an error, once for each kind, place and page. The one way for all errors of the site; it calls no one: what
 * happens with a report is the operator's to decide.
 */
export function reportError(error: unknown, where: ErrorPlace): void {
  const report: ErrorReport = { ...described(error), where, href: window.location.pathname };
  const key = JSON.stringify(report);
  if (told.has(key) || told.size >= MAX_REMEMBERED) return;
  told.add(key);
  window.dispatchEvent(new CustomEvent(ERROR_EVENT, { detail: report }));
}

function described(error: unknown): Pick<ErrorReport, 'id' | 'message'> {
  if (!(error instanceof Error)) return { id: typeof error, message: withoutPrivate(String(error)) };
  // Our own errors say by their id or reason what kind they are of.
  const { id, reason } = error as Error & { id?: unknown; reason?: unknown };
  const kind = [id, reason].find((each) => typeof each === 'string');
  return { id: kind ? `${error.name}:${kind}` : error.name, message: withoutPrivate(error.message) };
}

/** The message without what may come from a visitor: queries, what stands below `/search/`, and Gurmukhi. */
function withoutPrivate(message: string): string {
  return message
    .replaceAll(/\/search\/\S*/g, '/search/…')
    .replaceAll(/[?#]\S+/g, '')
    .replaceAll(/[^\p{ASCII}…’“”]+/gu, '…')
    .slice(0, MAX_MESSAGE_LENGTH);
}
