import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What is between a client and the server: it can be cut, and it can go silent without a word. */
export interface Wire {
  readonly origin: string;
  /** Ends what is connected, and lets nobody through. */
  cut(): void;
  /** Keeps what is connected, and carries nothing of it any more; new connections go through. */
  silence(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function createWire(port: number): Promise<Wire> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    const far = connect(port, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far).pipe(near);
    for (const each of pair) {
      each.on('error', () => undefined);
      each.on('close', () => {
        pairs.delete(pair);
        for (const end of pair) end.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function destroyAll(): void {
    for (const pair of pairs) for (const end of pair) end.destroy();
  }

  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    cut() {
      isCut = true;
      destroyAll();
    },
    silence() {
      for (const [near, far] of pairs) {
        near.unpipe();
        far.unpipe();
        near.resume();
        far.resume();
      }
    },
    mend() {
      isCut = false;
    },
    close() {
      destroyAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
