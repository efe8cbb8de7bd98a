import { type AbortSignalLike, TransportError } from './httpTransport.ts';

/** The part of a response used here; those of browsers and of Node both fit. */
export interface FileResponse {
  readonly status: number;
  readonly body: { getReader(): FileReader } | null;
}

interface FileReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
}

export type FileFetch = (url: string, options: { signal: never; cache: 'no-store' }) => Promise<FileResponse>;

// Browsers and Node both have these; this library is compiled without either's types.
declare const AbortController: new () => { abort(): void; readonly signal: never };
declare function setTimeout(callback: () => void, delayMs: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare const fetch: FileFetch;

export interface DownloadOptions {
  /** Defaults to the platform's `fetch`. */
  readonly fetch?: FileFetch;
  readonly signal?: AbortSignalLike;
  /** @param bytes number of bytes received by now, uncompressed */
  readonly onProgress?: (bytes: number) => void;
}

/** Give up if nothing arrives for this long. */
const STALL_MS = 30_000;

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/**
 * Downloads a file, past the HTTP cache. A download may take any time while bytes arrive.
 * @returns null if there is no such file
 * @throws TransportError `network` without a connection, `timeout` if it stalls, `malformed` for another refusal
 */
export async function downloadFile(
  url: string,
  { fetch: send = (...request) => fetch(...request), signal, onProgress }: DownloadOptions = {},
): Promise<Uint8Array<ArrayBuffer> | null> {
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  let hasStalled = false;
  let timer: unknown;
  const expectBytes = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      hasStalled = true;
      controller.abort();
    }, STALL_MS);
  };
  try {
    expectBytes();
    const { status, body } = await send(url, { signal: controller.signal, cache: 'no-store' });
    if (status === 404) return null;
    if (status !== 200 || !body) throw new TransportError('malformed', `Status ${String(status)}: ${url}`);
    const reader = body.getReader();
    const chunks: Uint8Array[] = [];
    let length = 0;
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      expectBytes();
      if (!value) continue;
      chunks.push(value);
      length += value.length;
      onProgress?.(length);
    }
    return concatenate(chunks, length);
  } catch (error) {
    if (error instanceof TransportError) throw error;
    throw hasStalled
      ? new TransportError('timeout', `Nothing arrived for ${String(STALL_MS)} ms: ${url}`, error)
      : new TransportError('network', `No connection: ${url}`, error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
