import { connect, createServer, type Socket } from 'node:net';

/** Characteristics of a slow connection. */
export interface Line {
  readonly name: string;
  /** Milliseconds to connect. */
  readonly connectMs: number;
  /** Milliseconds from a request to the first byte of its response. */
  readonly answerMs: number;
  /** Bandwidth of all connections together. */
  readonly kilobitsDown: number;
}

/** Slow 4G in Lighthouse's two versions: simulated as a network, and as DevTools throttles each request. */
export const SLOW_4G: readonly Line[] = [
  { name: '150 ms there and back, 1,600 kbit/s', connectMs: 150, answerMs: 150, kilobitsDown: 1_600 },
  { name: '562.5 ms a request, 1,475 kbit/s', connectMs: 0, answerMs: 562.5, kilobitsDown: 1_475 },
];

const PACKET_BYTES = 1_460;

/** Proxies in front of servers on this machine, over one slow connection. */
export interface SlowLine {
  /** Returns a port that forwards to a server's port. */
  forward(port: number): Promise<number>;
  close(): void;
}

/** Opens a slow connection to servers on this machine; all its traffic shares the bandwidth. */
export function openSlowLine({ connectMs, answerMs, kilobitsDown }: Line): SlowLine {
  const bytesPerMs = kilobitsDown / 8;
  const closers: (() => void)[] = [];
  /** Time when the last packet in transit will have arrived. */
  let freeAt = 0;

  function relay(near: Socket, port: number): void {
    const far = connect(port, '127.0.0.1');
    const openAt = performance.now() + connectMs;
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.end());
    }
    near.on('data', (bytes) => {
      const wait = Math.max(0, openAt - performance.now()) + answerMs;
      setTimeout(() => far.write(bytes), wait);
    });
    far.on('data', (bytes: Buffer) => {
      for (let start = 0; start < bytes.length; start += PACKET_BYTES) {
        const packet = bytes.subarray(start, start + PACKET_BYTES);
        freeAt = Math.max(performance.now(), freeAt) + packet.length / bytesPerMs;
        setTimeout(() => near.write(packet), freeAt - performance.now());
      }
    });
  }

  return {
    forward: (port) =>
      new Promise((resolve, reject) => {
        const server = createServer((near) => {
          relay(near, port);
        });
        closers.push(() => server.close());
        server.once('error', reject);
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          if (typeof address === 'object' && address) resolve(address.port);
          else reject(new Error('No port was assigned.'));
        });
      }),
    close: () => {
      for (const end of closers) end();
    },
  };
}
