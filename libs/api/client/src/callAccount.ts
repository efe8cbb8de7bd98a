import { DEFAULT_TIMEOUT_MS, TransportError } from './httpTransport.ts';

/** The part of `fetch` that calls with a body need; that of browsers and of Node both fit. */
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

// Browsers and Node both have these; this library is compiled without either's types.
declare const AbortController: new () => { abort(): void; readonly signal: never };
declare function setTimeout(callback: () => void, delayMs: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare const fetch: AccountFetch;

interface AccountCall {
  readonly method: string;
  readonly path: string;
  /** Sent as JSON; undefined for no body. */
  readonly body: unknown;
  /** Null sends no header. */
  readonly token: string | null;
}

interface AccountCallOptions {
  readonly base?: string;
  readonly fetch?: AccountFetch;
  readonly timeoutMs?: number;
}

/**
 * Sends one request, without cache, referrer or retry.
 * @throws TransportError `timeout` if the full response takes too long, `network` if there is no connection
 */
export async function callAccount(
  options: AccountCallOptions,
  { method, path, body, token }: AccountCall,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const { base = '/api', timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const send: AccountFetch = options.fetch ?? ((...request) => fetch(...request));
  const controller = new AbortController();
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    controller.abort();
  }, timeoutMs);
  try {
    const response = await send(base + path, {
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
    return { status: response.status, body: parseBody(await response.text()) };
  } catch (error) {
    throw hasTimedOut
      ? new TransportError('timeout', `No response within ${String(timeoutMs)} ms: ${path}`, error)
      : new TransportError('network', `No connection: ${path}`, error);
  } finally {
    clearTimeout(timer);
  }
}

/** A rate limiter or proxy may respond in plain text, which is then the body. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
