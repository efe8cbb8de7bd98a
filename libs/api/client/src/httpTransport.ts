import type { ApiTransport } from '@naad/api-contract';
import { TransportError } from './TransportError.ts';

/**
 * The little of an HTTP client that is needed here; `fetch` of a browser and of Node both fit. The signal is only
 * handed on, whichever type the platform has for it.
 */
export type HttpFetch = (
  url: string,
  options: { signal: never; headers: Record<string, string>; cache?: 'no-store' },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

// Browsers and Node both have these. This library is compiled with the types of neither.
declare const AbortController: new () => { abort(): void; readonly signal: never };
declare function setTimeout(callback: () => void, delayMs: number): unknown;
declare function clearTimeout(timer: unknown): void;

declare const fetch: HttpFetch;

/** As much of an `AbortSignal` as is needed here. */
export interface EndSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface HttpTransportOptions {
  /** The platform's own unless told. */
  readonly fetch?: HttpFetch;
  /** Where the API answers, put before every path: an absolute address, or a prefix of the page's own origin. */
  readonly base?: string;
  /** How long the whole answer may take. */
  readonly timeoutMs?: number;
  /** `no-store` where only an answer of this moment counts, as in asking whether there is a connection at all. */
  readonly cache?: 'no-store';
  /** Ends the requests of a caller who waits no more; they fail as those without a connection do. */
  readonly signal?: EndSignal;
}

/** Where the API answers unless the operator moved it. */
const DEFAULT_BASE = '/api';

/** How long a caller waits unless told (specification, section 7). */
export const DEFAULT_TIMEOUT_MS = 10_000;

/**
 * Calls the API over HTTP. One call for each request: nothing is repeated, and nothing is asked again when a window
 * gets the focus.
 *
 * @throws TransportError `timeout` when the whole answer is not there in time, `network` when there is no connection
 */
export function createHttpTransport(options: HttpTransportOptions = {}): ApiTransport {
  const { base = DEFAULT_BASE, timeoutMs = DEFAULT_TIMEOUT_MS, cache, signal } = options;
  const send: HttpFetch = options.fetch ?? ((...request) => fetch(...request));
  return async (path) => {
    const controller = new AbortController();
    const end = () => {
      controller.abort();
    };
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      controller.abort();
    }, timeoutMs);
    try {
      const answer = await send(base + path, {
        signal: controller.signal,
        headers: { accept: 'application/json' },
        ...(cache && { cache }),
      });
      return { status: answer.status, body: parseBody(await answer.text()) };
    } catch (error) {
      throw isLate
        ? new TransportError('timeout', `No answer within ${String(timeoutMs)} ms: ${path}`, error)
        : new TransportError('network', `No connection: ${path}`, error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    }
  };
}

/** A rate limiter or a proxy in between may answer in plain text, which is then the body. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
