/** The part of the site in which an error occurred. */
export type ErrorPlace = 'render' | 'load' | 'script' | 'promise';

/** The detail of a `naad:error` event, for operators. It never reveals what a visitor searched for or read. */
export interface ErrorReport {
  /** The same for errors of the same kind: `ApiError:notFound`, `TransportError:timeout`, `TypeError`. */
  readonly id: string;
  readonly message: string;
  readonly where: ErrorPlace;
  /** The path of the page, without query and fragment. */
  readonly href: string;
}

/** Event on `window` for each reported error: `addEventListener('naad:error', ({ detail }) => …)`. */
export const ERROR_EVENT = 'naad:error';

const MAX_MESSAGE_LENGTH = 200;
/** Maximum number of reports per visit. */
const MAX_REPORTS = 50;

const reported = new Set<string>();

/**
 * Reports an error of any part of the site, once per kind, place and page. It only dispatches an event; the operator decides
 * what happens with it.
 */
export function reportError(error: unknown, where: ErrorPlace): void {
  const report: ErrorReport = { ...described(error), where, href: window.location.pathname };
  const key = JSON.stringify(report);
  if (reported.has(key) || reported.size >= MAX_REPORTS) return;
  reported.add(key);
  window.dispatchEvent(new CustomEvent(ERROR_EVENT, { detail: report }));
}

function described(error: unknown): Pick<ErrorReport, 'id' | 'message'> {
  if (!(error instanceof Error)) return { id: typeof error, message: withoutPrivate(String(error)) };
  // Our own errors have an id or a reason.
  const { id, reason } = error as Error & { id?: unknown; reason?: unknown };
  const kind = [id, reason].find((each) => typeof each === 'string');
  return { id: kind ? `${error.name}:${kind}` : error.name, message: withoutPrivate(error.message) };
}

/** Removes what may come from a visitor: queries, paths below `/search/`, and text that isn't ASCII. */
function withoutPrivate(message: string): string {
  return message
    .replaceAll(/\/search\/\S*/g, '/search/…')
    .replaceAll(/[?#]\S+/g, '')
    .replaceAll(/[^\p{ASCII}…’“”]+/gu, '…')
    .slice(0, MAX_MESSAGE_LENGTH);
}
