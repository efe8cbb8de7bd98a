import type { ApiTransport } from '@naad/api-contract';

/** Why there is no usable response: a timeout, no connection, or a response that breaks the contract. */
export type TransportFailure = 'timeout' | 'network' | 'malformed';

/** A call without a usable response. If the API refuses, an `ApiError` of the contract is thrown instead. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly reason: TransportFailure;

  constructor(reason: TransportFailure, detail: string, cause?: unknown) {
    super(detail, { cause });
    this.reason = reason;
  }
}

/** Matches by name: the server that passes a transport to the reader has its own class. */
export const isTransportError = (error: unknown): error is TransportError =>
  error instanceof Error && error.name === 'TransportError';

/**
 * The part of `fetch` used here; that of browsers and of Node both fit. The signal is passed through with the
 * platform's own type.
 */
export type HttpFetch = (
  url: string,
  options: {
    signal: never;
    headers: Record<string, string>;
    cache?: 'no-store';
    method?: 'POST';
    body?: string;
  },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

// Browsers and Node both have these; this library is compiled without either's types.
declare const AbortController: new () => { abort(): void; readonly signal: never };
declare function setTimeout(callback: () => void, delayMs: number): unknown;
declare function clearTimeout(timer: unknown): void;

declare const fetch: HttpFetch;

/** The part of `AbortSignal` used here. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface HttpTransportOptions {
  /** Defaults to the platform's `fetch`. */
  readonly fetch?: HttpFetch;
  /** Prefix of every path: an absolute address or a path of the page's origin. */
  readonly base?: string;
  /** Headers of every request, besides `Accept`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Timeout for the full response. */
  readonly timeoutMs?: number;
  /** `no-store` if only a fresh response counts, as in a connection check. */
  readonly cache?: 'no-store';
  /** Aborts the requests of a caller that no longer waits; they fail like requests without a connection. */
  readonly signal?: AbortSignalLike;
}

/** Default path of the API. */
const DEFAULT_BASE = '/api';

/** Default timeout. */
export const DEFAULT_TIMEOUT_MS = 10_000;

/**
 * Calls the API over HTTP, one request for each call: no retry, and no refetch on focus.
 * @throws TransportError `timeout` if the full response takes too long, `network` if there is no connection
 */
export function createHttpTransport(options: HttpTransportOptions = {}): ApiTransport {
  const { base = DEFAULT_BASE, headers, timeoutMs = DEFAULT_TIMEOUT_MS, cache, signal } = options;
  const send: HttpFetch = options.fetch ?? ((...request) => fetch(...request));
  return async (path, body) => {
    const controller = new AbortController();
    const abort = () => {
      controller.abort();
    };
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    let hasTimedOut = false;
    const timer = setTimeout(() => {
      hasTimedOut = true;
      controller.abort();
    }, timeoutMs);
    try {
      const response = await send(base + path, {
        signal: controller.signal,
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(cache && { cache }),
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      return { status: response.status, body: parseBody(await response.text()) };
    } catch (error) {
      throw hasTimedOut
        ? new TransportError('timeout', `No response within ${String(timeoutMs)} ms: ${path}`, error)
        : new TransportError('network', `No connection: ${path}`, error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };
}

/** A rate limiter or proxy may respond in plain text, which is then the body. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
