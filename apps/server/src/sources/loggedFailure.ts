import type { ApiErrorId } from '@naad/api-contract';
import { SourceError } from './SourceError.ts';

/** What visitors are told of the same. */
const ID: ApiErrorId = 'sourceUnavailable';

/**
 * The failure of a source as fields of one line of the log: what happened, and to what call. Its stack is left out, which
 * says nothing of a server elsewhere; a fault of our own keeps it.
 */
export function loggedFailure(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof SourceError)) return { err: error };
  const { reason, message } = error;
  const system = reason === 'network' ? systemMessage(error) : null;
  return { id: ID, reason, detail: system === null ? message : `${message} ${system}` };
}

/** What the system said of a connection, which `fetch` wraps: `getaddrinfo ENOTFOUND archive.example`. */
function systemMessage(error: Error): string | null {
  let deepest: Error = error;
  while (deepest.cause instanceof Error) deepest = deepest.cause;
  // Of several addresses that were tried, only the code is told.
  const { code } = deepest as NodeJS.ErrnoException;
  const said = deepest.message === '' ? code : deepest.message;
  return deepest === error || said === undefined ? null : said;
}
