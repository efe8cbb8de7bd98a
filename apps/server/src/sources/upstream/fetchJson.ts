import { SourceError } from '@naad/api-scripture/sources';
import { RefusedError } from '../sourceFailures.ts';

export interface FetchJsonOptions {
  /** Timeout for the full response. */
  readonly timeoutMs: number;
  /** Maximum size of the response. */
  readonly maxBytes: number;
  /** Headers in addition to `accept`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
  /** Sends this as JSON and follows no redirect. */
  readonly post?: object;
}

/** A parsed response with its size. */
interface JsonDocument {
  readonly body: unknown;
  readonly bytes: number;
}

/** Timeout for external sources (architecture.md, "The scripture"). */
export const SOURCE_TIMEOUT_MS = 10_000;

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk as Uint8Array);
    bytes += (chunk as Uint8Array).length;
    if (bytes > maxBytes)
      throw new SourceError('malformed', `The answer is larger than ${String(maxBytes)} bytes.`);
  }
  return Buffer.concat(chunks);
}

/**
 * Requests JSON from another server.
 * @returns null for 404 and 410
 * @throws SourceError if it isn't JSON, too late or too large
 */
export async function fetchJson(
  url: string,
  { timeoutMs, maxBytes, headers = {}, signal, post }: FetchJsonOptions,
): Promise<JsonDocument | null> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    // Not a call of our API; its responses are validated where they are used.
    // eslint-disable-next-line no-restricted-globals
    const response = await fetch(url, {
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      headers: { accept: 'application/json', ...headers },
      ...(post && {
        method: 'POST',
        body: JSON.stringify(post),
        headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
        redirect: 'error' as const,
      }),
    });
    if (response.status === 404 || response.status === 410) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new RefusedError(response.status, response.headers.get('retry-after'));
    }
    const bytes = await readBody(response, maxBytes);
    return { body: parseJson(bytes.toString('utf8')), bytes: bytes.length };
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw timeout.aborted
      ? new SourceError('timeout', `No response within ${String(timeoutMs)} ms.`, error)
      : new SourceError('network', 'No connection.', error);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SourceError('malformed', 'The response is not JSON.', error);
  }
}
