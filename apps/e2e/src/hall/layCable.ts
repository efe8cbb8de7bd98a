import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** All connections of one device to the server, as they go through one cable. */
export interface Cable {
  /** What the device takes for the server; without a slash at its end. */
  readonly origin: string;
  /** Tears everything apart that goes through it; nothing gets through until it is mended. */
  cut(): void;
  mend(): void;
  /** Takes it away for good. */
  remove(): Promise<void>;
}

/**
 * Lays a cable to a port of this machine. What ends there ends here, so a server that is killed is felt at once.
 *
 * @param port where the server is, or will be again
 */
export async function layCable(port: number): Promise<Cable> {
  const wires = new Set<Socket>();
  let isCut = false;

  function join(near: Socket, far: Socket): void {
    wires.add(near);
    // A frame that waits for another to fill a packet would be measured as slowness of the product.
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
    // By its number: of a `localhost` the sockets' library believes that it is there without a network.
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
