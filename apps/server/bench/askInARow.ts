import { connect } from 'node:net';

/** What came of asking for a while. */
export interface Round {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** How long the server's process worked for one answer, whoever else kept the machine busy. */
  readonly workMs: number;
  /** Of the body of an answer, on average. */
  readonly bytes: number;
}

interface RoundOptions {
  readonly port: number;
  readonly connections: number;
  /** So many answers come before anything is counted. */
  readonly warmUp: number;
  readonly forMs: number;
  /** Time that the server's process has worked until now, in milliseconds. */
  readonly workedMs: () => Promise<number>;
}

/** What happens on a connection, in the order of time. */
interface Asker {
  /** What to ask next; null when it is enough. */
  next(): Buffer | null;
  answered(askedAt: number, bytes: number): void;
}

/** One connection that asks again as soon as it is answered. */
function keepAsking(port: number, { next, answered }: Asker): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    let askedAt = 0;
    let bytes = 0;
    let head: Buffer | null = Buffer.alloc(0);
    let missing = 0;
    const send = () => {
      const request = next();
      askedAt = performance.now();
      head = Buffer.alloc(0);
      if (request) socket.write(request);
      else {
        socket.destroy();
        resolve();
      }
    };
    /** How much of a chunk belongs to the body. */
    const bodyOf = (chunk: Buffer): number => {
      if (head === null) return chunk.length;
      head = Buffer.concat([head, chunk]);
      const headEnd = head.indexOf('\r\n\r\n');
      if (headEnd === -1) return 0;
      const text = head.toString('latin1', 0, headEnd);
      if (!text.startsWith('HTTP/1.1 200 ')) throw new Error(text.slice(0, 500));
      bytes = Number(/content-length: (\d+)/i.exec(text)?.[1]);
      missing = bytes;
      const inBody = head.length - headEnd - 4;
      head = null;
      return inBody;
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      try {
        const inBody = bodyOf(chunk);
        missing -= inBody;
        if (head !== null || missing > 0) return;
        answered(askedAt, bytes);
        send();
      } catch (error) {
        reject(error as Error);
      }
    });
  });
}

/**
 * Requests for paths in their turn, and from the beginning again; where one round ends the next goes on.
 *
 * @param headers lines that end in CR LF
 */
export function inTurn(paths: readonly string[], headers = ''): () => Buffer {
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nhost: bench\r\n${headers}\r\n`));
  let place = 0;
  return () => requests[place++ % requests.length] ?? Buffer.alloc(0);
}

/** Keeps so many connections asking for what comes next. */
export async function askInARow(
  nextRequest: () => Buffer,
  { port, connections, warmUp, forMs, workedMs }: RoundOptions,
): Promise<Round> {
  const times: number[] = [];
  let answers = 0;
  let bytes = 0;
  let countedFrom = Number.POSITIVE_INFINITY;
  let workedBefore: Promise<number> | null = null;
  await Promise.all(
    Array.from({ length: connections }, () =>
      keepAsking(port, {
        next: () => (performance.now() > countedFrom + forMs ? null : nextRequest()),
        answered: (askedAt, size) => {
          answers += 1;
          if (answers === warmUp) {
            countedFrom = performance.now();
            workedBefore = workedMs();
          }
          if (askedAt < countedFrom) return;
          times.push(performance.now() - askedAt);
          bytes += size;
        },
      }),
    ),
  );
  const worked = (await workedMs()) - ((await workedBefore) ?? 0);
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return {
    perSecond: sorted.length / (forMs / 1000),
    medianMs: at(0.5),
    p99Ms: at(0.99),
    workMs: worked / sorted.length,
    bytes: Math.round(bytes / sorted.length),
  };
}
