import { io, type Socket } from 'socket.io-client';
import type { CreateSocket } from '../createLink.ts';

/** What a socket does with a packet that came. */
interface Receiver {
  onevent(packet: { data: unknown[] }): void;
  onack(packet: { id: number }): void;
}

export interface Losses {
  readonly createSocket: CreateSocket;
  /** The next message of this name that comes is lost on the way. */
  loseEvent(name: string): void;
  /** The next acknowledgement is. */
  loseAcknowledgement(): void;
  readonly socket: () => Socket;
}

/** Sockets that lose what a test says: the real ones lose whole connections, never a message of one. */
export function createLossySocket(): Losses {
  let lostEvent: string | null = null;
  let losesAcknowledgement = false;
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
        if (losesAcknowledgement) losesAcknowledgement = false;
        else onack.call(socket, packet);
      };
      return socket;
    },
    loseEvent(name) {
      lostEvent = name;
    },
    loseAcknowledgement() {
      losesAcknowledgement = true;
    },
    socket: () => latest as unknown as Socket,
  };
}
