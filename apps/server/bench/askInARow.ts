import { connect } from 'node:net';

/** Results of a measured period. */
export interface Round {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Processor time of the server for a response, regardless of other load on the machine. */
  readonly workMs: number;
  /** Mean size of a response body. */
  readonly bytes: number;
}

interface RoundOptions {
  readonly port: number;
  readonly connections: number;
  /** Responses before counting starts. */
  readonly warmUpCount: number;
  readonly durationMs: number;
  /** Total processor time of the server so far, in milliseconds. */
  readonly processorMs: () => Promise<number>;
}

/** Callbacks of a connection. */
interface ConnectionCallbacks {
  /** The next request, or null to stop. */
  nextRequest(): Buffer | null;
  handleResponse(sentAt: number, bytes: number): void;
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** Opens a connection that sends the next request as soon as it has a response. */
function runConnection(port: number, { nextRequest, handleResponse }: ConnectionCallbacks): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    let sentAt = 0;
    let bytes = 0;
    let head: Buffer | null = Buffer.alloc(0);
    /** Null for a body in chunks, whose size isn't known before. */
    let remaining: number | null = 0;
    const send = () => {
      const request = nextRequest();
      sentAt = performance.now();
      head = Buffer.alloc(0);
      if (request) socket.write(request);
      else {
        socket.destroy();
        resolve();
      }
    };
    /** Number of body bytes in a chunk. */
    const bodyOf = (chunk: Buffer): number => {
      if (head === null) return chunk.length;
      head = Buffer.concat([head, chunk]);
      const headEnd = head.indexOf('\r\n\r\n');
      if (headEnd === -1) return 0;
      const text = head.toString('latin1', 0, headEnd);
      if (!text.startsWith('HTTP/1.1 200 ')) throw new Error(text.slice(0, 500));
      const [, length] = /content-length: (\d+)/i.exec(text) ?? [];
      bytes = length === undefined ? 0 : Number(length);
      remaining = length === undefined ? null : bytes;
      const inBody = head.length - headEnd - 4;
      head = null;
      return inBody;
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      try {
        const inBody = bodyOf(chunk);
        if (head !== null) return;
        if (remaining === null) {
          bytes += inBody;
          if (!chunk.subarray(-5).equals(LAST_CHUNK)) return;
        } else {
          remaining -= inBody;
          if (remaining > 0) return;
        }
        handleResponse(sentAt, bytes);
        send();
      } catch (error) {
        reject(error as Error);
      }
    });
  });
}

/**
 * Creates a cyclic sequence of requests, which continues across periods.
 * @param headers lines that end in CR LF
 */
export function cycle(paths: readonly string[], headers = ''): () => Buffer {
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nhost: bench\r\n${headers}\r\n`));
  let index = 0;
  return () => requests[index++ % requests.length] ?? Buffer.alloc(0);
}

/** Measures a number of connections that send requests continuously. */
export async function measureLoad(
  nextRequest: () => Buffer,
  { port, connections, warmUpCount, durationMs, processorMs }: RoundOptions,
): Promise<Round> {
  const times: number[] = [];
  let answers = 0;
  let bytes = 0;
  let countedFrom = Number.POSITIVE_INFINITY;
  let processorBefore: Promise<number> | null = null;
  await Promise.all(
    Array.from({ length: connections }, () =>
      runConnection(port, {
        nextRequest: () => (performance.now() > countedFrom + durationMs ? null : nextRequest()),
        handleResponse: (sentAt, size) => {
          answers += 1;
          if (answers === warmUpCount) {
            countedFrom = performance.now();
            processorBefore = processorMs();
          }
          if (sentAt < countedFrom) return;
          times.push(performance.now() - sentAt);
          bytes += size;
        },
      }),
    ),
  );
  const worked = (await processorMs()) - ((await processorBefore) ?? 0);
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return {
    perSecond: sorted.length / (durationMs / 1000),
    medianMs: at(0.5),
    p99Ms: at(0.99),
    workMs: worked / sorted.length,
    bytes: Math.round(bytes / sorted.length),
  };
}
