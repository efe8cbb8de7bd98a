import type { ApiErrorId } from '@naad/api-contract';
import { SourceError } from '@naad/api-scripture/sources';

/** The source answered with an error status. */
export class RefusedError extends SourceError {
  readonly status: number;
  /** The header `Retry-After` as sent. */
  readonly retryAfter: string | null;

  constructor(status: number, retryAfter: string | null) {
    super('refused', `Answered with ${String(status)}.`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The error id in the response. */
const ID: ApiErrorId = 'sourceUnavailable';

/**
 * Log fields of a source's failure. It has no stack, which says nothing about another server, and no system
 * message, which may contain the requested address. Bugs of ours are left to the error serializer.
 */
export function loggedFailure(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof SourceError)) return { err: error };
  const { reason, message } = error;
  const code = reason === 'network' ? systemCode(error) : null;
  return { id: ID, reason, detail: code === null ? message : `${message} ${code}` };
}

/** The system's error code (`ENOTFOUND`), which `fetch` wraps in other errors. */
function systemCode(error: Error): string | null {
  let deepest: Error = error;
  while (deepest.cause instanceof Error) deepest = deepest.cause;
  const { code } = deepest as NodeJS.ErrnoException;
  return deepest !== error && code !== undefined && /^[A-Z\d_]{1,60}$/.test(code) ? code : null;
}
