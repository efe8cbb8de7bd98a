import { SourceError } from '../SourceError.ts';
import { SOURCE_TIMEOUT_MS } from '../upstream/fetchJson.ts';

export interface RemoteRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly isHead?: boolean;
  /** How long it may take to begin; how long the rest takes is the listener's affair. */
  readonly timeoutMs?: number;
  /** Ends it, also while it is sent. */
  readonly signal?: AbortSignal;
}

/**
 * Begins to read what another server has at an address. Whoever calls reads the body, or cancels it.
 *
 * @returns its answer, whichever status that has
 * @throws SourceError where it does not begin to answer in time
 */
export async function openRemote(url: string, request: RemoteRequest): Promise<Response> {
  const { headers, isHead = false, timeoutMs = SOURCE_TIMEOUT_MS, signal } = request;
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort();
  }, timeoutMs);
  try {
    // This is no call of the API.
    // eslint-disable-next-line no-restricted-globals
    return await fetch(url, {
      method: isHead ? 'HEAD' : 'GET',
      headers,
      signal: signal ? AbortSignal.any([late.signal, signal]) : late.signal,
    });
  } catch (error) {
    throw late.signal.aborted
      ? new SourceError('timeout', `No answer within ${String(timeoutMs)} ms.`, error)
      : new SourceError('network', 'No connection.', error);
  } finally {
    clearTimeout(timer);
  }
}
