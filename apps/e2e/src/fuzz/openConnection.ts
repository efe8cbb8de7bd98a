import { connect, type Socket } from 'node:net';
import type { FuzzRequest } from './fuzzRequest.ts';

/** The outcome of a request. */
export interface Exchange {
  readonly responses: readonly FuzzResponse[];
  /**
   * `answered`: every expected response came. `ended`: the server closed the connection early. `silent`: the timeout
   * passed. `garbled`: a response was malformed.
   */
  readonly end: 'answered' | 'ended' | 'silent' | 'garbled';
  readonly ms: number;
}

/** A connection to the server, for one request at a time. */
export interface Connection {
  /** True when another request can follow. */
  isOpen(): boolean;
  exchange(request: FuzzRequest, timeoutMs: number): Promise<Exchange>;
  close(): void;
}

export interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

/** A TCP connection, opened by its first request. */
export function openConnection({ host, port }: ServerAddress): Connection {
  let socket: Socket | null = null;

  function exchange(request: FuzzRequest, timeoutMs: number): Promise<Exchange> {
    const { bytes, expectedResponses, endsInput } = request;
    const startedAt = performance.now();
    const own = socket ?? connect({ host, port, noDelay: true });
    socket = own;
    return new Promise((resolve) => {
      const responses: FuzzResponse[] = [];
      let isLast = false;
      function finish(end: Exchange['end']): void {
        clearTimeout(timer);
        own.removeAllListeners();
        // An error without a listener would end this process.
        own.on('error', () => undefined);
        if (end !== 'answered' || isLast || endsInput) {
          own.destroy();
          if (socket === own) socket = null;
        }
        resolve({ responses, end, ms: performance.now() - startedAt });
      }
      const reader = createResponseReader(expectedResponses, (response) => {
        responses.push(response);
        isLast ||= response.isLast;
        if (responses.length >= expectedResponses.length && expectedResponses.length > 0) finish('answered');
      });
      const timer = setTimeout(() => finish('silent'), timeoutMs);
      own.on('data', (data) => {
        try {
          reader.push(data);
        } catch {
          finish('garbled');
        }
      });
      // A reset also emits `close`.
      own.on('error', () => undefined);
      own.on('close', () => {
        const before = responses.length;
        reader.end();
        if (expectedResponses.length === 0 || responses.length === before)
          finish(expectedResponses.length === 0 ? 'answered' : 'ended');
      });
      if (endsInput) own.end(bytes);
      else own.write(bytes);
    });
  }

  return {
    isOpen: () => socket !== null && !socket.destroyed && socket.writable,
    exchange,
    close() {
      socket?.destroy();
      socket = null;
    },
  };
}

/** The parts of an HTTP response that are judged. */
export interface FuzzResponse {
  readonly status: number;
  /** Names in lower case; of several headers with one name, the last. */
  readonly headers: ReadonlyMap<string, string>;
  /** The first bytes of the body, enough for an error of the API. */
  readonly start: Buffer;
  /** True when the server closes the connection after it. */
  readonly isLast: boolean;
}

/** Reads HTTP responses off a connection. */
interface ResponseReader {
  /** @throws Error when the bytes aren't an HTTP response */
  push(bytes: Buffer): void;
  /** Completes a response without a length when the server closes the connection. */
  end(): void;
}

const START_BYTES = 2_048;
const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');
/** Content types that the server sends on streams without an end: events of a session, and its subtitles. */
const STREAM_TYPES = ['text/event-stream', 'text/vtt'];

interface Head {
  readonly status: number;
  readonly headers: Map<string, string>;
}

function parseHead(text: string): Head {
  const [first = '', ...lines] = text.split('\r\n');
  const [, digits] = /^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(first) ?? [];
  if (digits === undefined) throw new Error(`Not an HTTP response: ${JSON.stringify(first.slice(0, 80))}`);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { status: Number(digits), headers };
}

/**
 * Reads HTTP responses from raw bytes, since Node's client refuses to send malformed requests. An endless stream counts
 * as complete once its headers have arrived.
 * @param methods of the answered requests, in order
 */
function createResponseReader(
  methods: readonly string[],
  onResponse: (response: FuzzResponse) => void,
): ResponseReader {
  let rest: Buffer = Buffer.alloc(0);
  let state: 'head' | 'length' | 'size' | 'chunk' | 'trailer' | 'end' = 'head';
  let head: Head = { status: 0, headers: new Map() };
  let left = 0;
  let startChunks: Buffer[] = [];
  let startSize = 0;
  let responseCount = 0;

  function storeStart(bytes: Buffer): void {
    if (startSize >= START_BYTES) return;
    startChunks.push(bytes);
    startSize += bytes.length;
  }

  function finish(): void {
    const { status, headers } = head;
    const isLast = state === 'end' || /\bclose\b/i.test(headers.get('connection') ?? '');
    const start = Buffer.concat(startChunks).subarray(0, START_BYTES);
    startChunks = [];
    startSize = 0;
    state = 'head';
    responseCount += 1;
    onResponse({ status, headers, start, isLast });
  }

  function readHead(): boolean {
    const end = rest.indexOf(HEAD_END);
    if (end < 0) return false;
    head = parseHead(rest.toString('latin1', 0, end));
    rest = rest.subarray(end + HEAD_END.length);
    const { status, headers } = head;
    // An interim response such as 100 Continue.
    if (status < 200 && status !== 101) return true;
    const hasBody = status >= 200 && status !== 204 && status !== 304 && methods[responseCount] !== 'HEAD';
    const length = headers.get('content-length');
    const contentType = headers.get('content-type') ?? '';
    if (!hasBody) finish();
    else if (STREAM_TYPES.some((type) => contentType.startsWith(type))) {
      state = 'end';
      finish();
    } else if (/chunked/i.test(headers.get('transfer-encoding') ?? '')) state = 'size';
    else if (length !== undefined) {
      left = Number(length);
      state = 'length';
      if (left === 0) finish();
    } else state = 'end';
    return true;
  }

  /** @returns the next line, or null while it is incomplete */
  function takeLine(): string | null {
    const end = rest.indexOf(LINE_END);
    if (end < 0) return null;
    const line = rest.toString('latin1', 0, end);
    rest = rest.subarray(end + LINE_END.length);
    return line;
  }

  function takeBytes(): void {
    const taken = rest.subarray(0, left);
    storeStart(taken);
    rest = rest.subarray(taken.length);
    left -= taken.length;
  }

  /** @returns true when there may be more to read */
  function step(): boolean {
    switch (state) {
      case 'head':
        return readHead();
      case 'length':
        takeBytes();
        if (left > 0) return false;
        finish();
        return true;
      case 'size': {
        const line = takeLine();
        if (line === null) return false;
        left = Number.parseInt(line, 16);
        if (Number.isNaN(left)) throw new Error('A chunk has no size.');
        state = left === 0 ? 'trailer' : 'chunk';
        // The line end after a chunk.
        left += 2;
        return true;
      }
      case 'chunk':
        takeBytes();
        if (left > 0) return false;
        state = 'size';
        return true;
      case 'trailer': {
        const line = takeLine();
        if (line === null) return false;
        if (line === '') finish();
        return true;
      }
      case 'end':
        storeStart(rest);
        rest = Buffer.alloc(0);
        return false;
    }
  }

  return {
    push(bytes) {
      rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      while (rest.length > 0 && step());
    },
    end() {
      if (state === 'end') finish();
    },
  };
}
