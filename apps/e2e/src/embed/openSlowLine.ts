import { connect, createServer, type Socket } from 'node:net';

/** How slow a line is. */
export interface Line {
  readonly name: string;
  /** Until a connection is made, in milliseconds. */
  readonly connectMs: number;
  /** From a request to the first of its answer. */
  readonly answerMs: number;
  /** What comes, of all connections together. */
  readonly kilobitsDown: number;
}

/** Slow 4G as Lighthouse knows it: as a network that is so, and as DevTools applies it, where a request has it all. */
export const SLOW_4G: readonly Line[] = [
  { name: '150 ms there and back, 1,600 kbit/s', connectMs: 150, answerMs: 150, kilobitsDown: 1_600 },
  { name: '562.5 ms a request, 1,475 kbit/s', connectMs: 0, answerMs: 562.5, kilobitsDown: 1_475 },
];

const PACKET_BYTES = 1_460;

/** The far ends of a line, each leading to a server of this machine. */
export interface SlowLine {
  /** The port by which the server at that one is reached. */
  lead(port: number): Promise<number>;
  close(): void;
}

/** Puts a slow line before servers of this machine. Whatever is asked through it shares its width. */
export function openSlowLine({ connectMs, answerMs, kilobitsDown }: Line): SlowLine {
  const bytesPerMs = kilobitsDown / 8;
  const ends: (() => void)[] = [];
  /** When the last packet on its way will have come. */
  let isFreeAt = 0;

  function carry(near: Socket, port: number): void {
    const far = connect(port, '127.0.0.1');
    const isOpenAt = performance.now() + connectMs;
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.end());
    }
    near.on('data', (bytes) => {
      const wait = Math.max(0, isOpenAt - performance.now()) + answerMs;
      setTimeout(() => far.write(bytes), wait);
    });
    far.on('data', (bytes: Buffer) => {
      for (let start = 0; start < bytes.length; start += PACKET_BYTES) {
        const packet = bytes.subarray(start, start + PACKET_BYTES);
        isFreeAt = Math.max(performance.now(), isFreeAt) + packet.length / bytesPerMs;
        setTimeout(() => near.write(packet), isFreeAt - performance.now());
      }
    });
  }

  return {
    lead: (port) =>
      new Promise((resolve, reject) => {
        const server = createServer((near) => {
          carry(near, port);
        });
        ends.push(() => server.close());
        server.once('error', reject);
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          if (typeof address === 'object' && address) resolve(address.port);
          else reject(new Error('The system gave no port.'));
        });
      }),
    close: () => {
      for (const end of ends) end();
    },
  };
}
