import { io, type Socket } from 'socket.io-client';
import { connect, createServer, type AddressInfo, type Socket as TcpSocket } from 'node:net';
import type { CreateSocket } from '../createLink.ts';

/** Internal receive methods of a socket. */
interface Receiver {
  onevent(packet: { data: unknown[] }): void;
  onack(packet: { id: number }): void;
}

export interface Losses {
  readonly createSocket: CreateSocket;
  /** Drops the next message with this name. */
  loseEvent(name: string): void;
  /** Drops the next acknowledgement. */
  loseAcknowledgement(): void;
  readonly socket: () => Socket;
}

/** Creates sockets that lose chosen messages: real ones lose whole connections, never single messages. */
export function createLossySocket(): Losses {
  let lostEvent: string | null = null;
  let shouldLoseAcknowledgement = false;
  let latest: Socket | null = null;
  return {
    createSocket(url, auth) {
      const socket = io(url, {
        forceNew: true,
        transports: ['websocket'],
        auth: (give: (auth: object) => void) => give(auth()),
      });
      latest = socket;
      const receiver = socket as unknown as Receiver;
      const { onevent, onack } = receiver;
      receiver.onevent = (packet) => {
        if (packet.data[0] === lostEvent) lostEvent = null;
        else onevent.call(socket, packet);
      };
      receiver.onack = (packet) => {
        if (shouldLoseAcknowledgement) shouldLoseAcknowledgement = false;
        else onack.call(socket, packet);
      };
      return socket;
    },
    loseEvent(name) {
      lostEvent = name;
    },
    loseAcknowledgement() {
      shouldLoseAcknowledgement = true;
    },
    socket: () => latest as unknown as Socket,
  };
}

/** A TCP proxy between client and server that can be cut or silenced. */
export interface Wire {
  readonly origin: string;
  /** Resets all connections and refuses new ones. */
  cut(): void;
  /** Keeps existing connections but carries none of their data; new ones work. */
  silence(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function createWire(port: number): Promise<Wire> {
  const pairs = new Set<readonly [TcpSocket, TcpSocket]>();
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
