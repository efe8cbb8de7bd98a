import { DEFAULT_TIMEOUT_MS } from './httpTransport.ts';
import { TransportError } from './TransportError.ts';

/** The little of an HTTP client that calls with a body need; `fetch` of a browser and of Node both fit. */
export type AccountFetch = (
  url: string,
  options: {
    method: string;
    headers: Record<string, string>;
    body?: string;
    signal: never;
    cache: 'no-store';
    credentials: 'same-origin';
    referrerPolicy: 'no-referrer';
  },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

// Browsers and Node both have these. This library is compiled with the types of neither.
declare const AbortController: new () => { abort(): void; readonly signal: never };
declare function setTimeout(callback: () => void, delayMs: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare const fetch: AccountFetch;

interface AccountCall {
  readonly method: string;
  readonly path: string;
  /** Sent as JSON; undefined for none. */
  readonly body: unknown;
  /** Null without: then no header is sent at all. */
  readonly token: string | null;
}

interface AccountCallOptions {
  readonly base?: string;
  readonly fetch?: AccountFetch;
  readonly timeoutMs?: number;
}

/**
 * One request, once. Neither kept by a cache nor told where it came from.
 *
 * @throws TransportError `timeout` when the whole answer is not there in time, `network` when there is no connection
 */
export async function callAccount(
  options: AccountCallOptions,
  { method, path, body, token }: AccountCall,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const { base = '/api', timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const send: AccountFetch = options.fetch ?? ((...request) => fetch(...request));
  const controller = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    controller.abort();
  }, timeoutMs);
  try {
    const answer = await send(base + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: controller.signal,
      cache: 'no-store',
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
    });
    return { status: answer.status, body: parseBody(await answer.text()) };
  } catch (error) {
    throw isLate
      ? new TransportError('timeout', `No answer within ${String(timeoutMs)} ms: ${path}`, error)
      : new TransportError('network', `No connection: ${path}`, error);
  } finally {
    clearTimeout(timer);
  }
}

/** A rate limiter or a proxy in between may answer in plain text, which is then the body. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
