import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** All connections of one device to the server. */
export interface Cable {
  /** The device's address for the server, without a trailing slash. */
  readonly origin: string;
  /** Resets all connections and refuses new ones until {@link Cable.mend}. */
  cut(): void;
  mend(): void;
  /** Closes it for good. */
  remove(): Promise<void>;
}

/**
 * Forwards connections to a port of this machine. A closed connection closes its counterpart, so that a killed server
 * is noticed at once.
 * @param port of the server, which may restart there
 */
export async function createCable(port: number): Promise<Cable> {
  const wires = new Set<Socket>();
  let isCut = false;

  function join(near: Socket, far: Socket): void {
    wires.add(near);
    // Nagle's algorithm would add delays that aren't the product's.
    near.setNoDelay(true);
    near.pipe(far);
    near.on('error', () => far.destroy());
    near.on('close', () => {
      wires.delete(near);
      far.destroy();
    });
  }

  const end = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect({ port, host: '127.0.0.1' });
    join(near, far);
    join(far, near);
  });
  await new Promise<void>((resolve) => end.listen(0, resolve));
  const tear = () => wires.forEach((wire) => wire.resetAndDestroy());
  return {
    // By IP address: socket.io assumes that `localhost` is reachable without a network.
    origin: `http://127.0.0.1:${String((end.address() as AddressInfo).port)}`,
    cut() {
      isCut = true;
      tear();
    },
    mend() {
      isCut = false;
    },
    remove() {
      tear();
      return new Promise((resolve) => end.close(() => resolve()));
    },
  };
}
