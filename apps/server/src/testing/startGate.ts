import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** TCP proxy between a client and a service that can stop forwarding. */
export interface Gate {
  readonly port: number;
  /** Forwards new connections to a local port. */
  open(port: number): void;
  /** Accepts connections but never answers, including on existing ones. */
  swallow(): void;
  close(): Promise<void>;
}

/** Starts a proxy that doesn't forward until it is opened. */
export async function startGate(): Promise<Gate> {
  const sockets = new Set<Socket>();
  let target: number | null = null;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    track(socket);
    if (target === null) return;
    const upstream = connect(target, '127.0.0.1');
    track(upstream);
    socket.pipe(upstream).pipe(socket);
    socket.once('close', () => upstream.destroy());
    upstream.once('close', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    open(port) {
      target = port;
    },
    swallow() {
      target = null;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
