import { type Awaitable, type Day, SourceError } from '@naad/api-scripture/sources';
import { SOURCE_TIMEOUT_MS } from '../upstream/fetchJson.ts';

/** A recording: a local file, or a stream of another server. */
export type Track =
  | { readonly kind: 'file'; readonly folder: string; readonly file: string; readonly type: string }
  | { readonly kind: 'remote'; readonly url: string; readonly headers: Readonly<Record<string, string>> };

/** A collection of recordings. Each call returns null if there is none. */
export interface Recordings {
  /** The recording of a whole shabad. */
  shabad(id: number): Awaitable<Track | null>;
  /** The recording of a day's hukamnama, never another day's. */
  hukamnama(day: Day): Awaitable<Track | null>;
}

interface RemoteRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly isHead?: boolean;
  /** Timeout for the response headers; the body may take as long as the listener needs. */
  readonly timeoutMs?: number;
  /** Aborts the request, also while the body is sent. */
  readonly signal?: AbortSignal;
}

/**
 * Requests an address of another server. The caller must read or cancel the body.
 * @returns the response with any status
 * @throws SourceError if no response starts in time
 */
export async function openRemote(url: string, request: RemoteRequest): Promise<Response> {
  const { headers, isHead = false, timeoutMs = SOURCE_TIMEOUT_MS, signal } = request;
  const timeout = new AbortController();
  const timer = setTimeout(() => {
    timeout.abort();
  }, timeoutMs);
  try {
    // Not a call of our API.
    // eslint-disable-next-line no-restricted-globals
    return await fetch(url, {
      method: isHead ? 'HEAD' : 'GET',
      headers,
      signal: signal ? AbortSignal.any([timeout.signal, signal]) : timeout.signal,
    });
  } catch (error) {
    throw timeout.signal.aborted
      ? new SourceError('timeout', `No response within ${String(timeoutMs)} ms.`, error)
      : new SourceError('network', 'No connection.', error);
  } finally {
    clearTimeout(timer);
  }
}
