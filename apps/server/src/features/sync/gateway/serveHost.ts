import {
  CLIENT_TO_SERVER,
  LEGACY_EVENTS,
  parseMessage,
  SERVER_TO_CLIENT,
  ShowMessage,
  type RoleMessage,
} from '@naad/sync-protocol';
import type { Socket } from 'socket.io';
import type { ArrivingHost, Leader } from '../session/createLeader.ts';
import type { Connection } from './connection.ts';
import { acknowledger, serveSnapshots, type GuestParts } from './serveGuest.ts';

interface HostParts extends GuestParts {
  readonly onError: (error: unknown) => void;
  /** The socket is gone, with the library's word for why. */
  readonly lost: (reason: string) => Promise<void>;
}

/** Calls back with the leader, as long as the socket is its host. */
type WhenHost = (act: (leader: Leader) => void | Promise<void>) => void;

/** A display of ours. */
function serveCurrent(socket: Socket, connection: Connection, parts: HostParts, whenHost: WhenHost): void {
  socket.on(CLIENT_TO_SERVER.show, (received: unknown, given: unknown) => {
    const message = parseMessage(ShowMessage, received);
    const done = acknowledger(given);
    if (!message) return done({ ok: false, refusal: 'malformed' });
    whenHost((leader) => {
      leader.receiveShow(message);
      done({ ok: true, rev: message.rev, seq: leader.record().seq });
    });
  });
  socket.on(CLIENT_TO_SERVER.end, (...given: unknown[]) => {
    whenHost(async () => {
      acknowledger(given.at(-1))({ ok: true });
      await parts.sessions.end(connection.code);
    });
  });
  serveSnapshots(socket, connection, parts);
  const role: RoleMessage = { role: 'host', refusal: null, retryAfterMs: null, hostKind: 'current' };
  whenHost(() => void socket.emit(SERVER_TO_CLIENT.role, role));
}

/** Serves a socket that has proved to be the host, and makes it lead. */
export function serveHost(
  socket: Socket,
  connection: Connection,
  host: ArrivingHost,
  parts: HostParts,
): void {
  const { sessions, background, onError, lost } = parts;
  connection.isHost = true;
  for (const room of socket.rooms) if (room !== socket.id) void socket.leave(room);
  const led = sessions.takeHost(connection.code, socket, host).catch((error: unknown) => {
    onError(error);
    // It comes back by itself, and is tried again.
    socket.conn.close();
    return null;
  });
  const whenHost: WhenHost = (act) => {
    const acted = led.then((leader) => {
      if (leader !== null && sessions.hostOf(connection.code) === socket) return act(leader);
    });
    background(acted);
  };
  if (host.kind === 'current') serveCurrent(socket, connection, parts, whenHost);
  else
    socket.on(LEGACY_EVENTS.data, (message: unknown) => whenHost((leader) => leader.receiveLegacy(message)));
  socket.on('disconnect', (reason) => background(led.then(() => lost(reason))));
}
