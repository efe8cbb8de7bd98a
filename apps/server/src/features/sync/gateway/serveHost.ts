import {
  ChangePinMessage,
  CLIENT_TO_SERVER,
  DriveMessage,
  LEGACY_EVENTS,
  parseMessage,
  RemovePhoneMessage,
  SERVER_TO_CLIENT,
  ShowMessage,
  type RoleMessage,
} from '@naad/sync-protocol';
import type { Socket } from 'socket.io';
import { fingerprint } from '../secrets.ts';
import type { ArrivingHost, SessionLeader } from '../session/SessionLeader.ts';
import type { Connection } from './connection.ts';
import { acknowledger, serveSnapshots, type GuestParts } from './guest.ts';

interface HostParts extends GuestParts {
  readonly onError: (error: unknown) => void;
  /** Called when the socket is gone, with the socket library's reason. */
  readonly onLost: (reason: string) => Promise<void>;
}

/** Calls back with the leader while the socket is its host. */
type WhenHost = (act: (leader: SessionLeader) => void | Promise<void>) => void;

/** Serves a current display. */
function serveCurrent(socket: Socket, connection: Connection, parts: HostParts, whenHost: WhenHost): void {
  socket.on(CLIENT_TO_SERVER.show, (received: unknown, ack: unknown) => {
    const message = parseMessage(ShowMessage, received);
    const done = acknowledger(ack);
    if (!message) return done({ ok: false, refusal: 'malformed' });
    whenHost((leader) => {
      leader.receiveShow(message, (isStored) =>
        done(
          isStored
            ? { ok: true, rev: message.rev, seq: leader.record().seq }
            : { ok: false, refusal: 'storeUnavailable' },
        ),
      );
    });
  });
  socket.on(CLIENT_TO_SERVER.end, (...args: unknown[]) => {
    whenHost(async () => {
      const done = acknowledger(args.at(-1));
      try {
        await parts.sessions.end(connection.code);
        done({ ok: true });
      } catch (error) {
        done({ ok: false, refusal: 'storeUnavailable' });
        throw error;
      }
    });
  });
  socket.on(CLIENT_TO_SERVER.removePhone, (received: unknown, ack: unknown) => {
    const message = parseMessage(RemovePhoneMessage, received);
    const done = acknowledger(ack);
    if (!message) return done({ ok: false });
    whenHost((leader) => done({ ok: leader.remove(message.id) }));
  });
  socket.on(CLIENT_TO_SERVER.drive, (received: unknown, ack: unknown) => {
    const message = parseMessage(DriveMessage, received);
    const done = acknowledger(ack);
    if (!message) return done({ ok: false });
    whenHost((leader) => done({ ok: leader.drive('host', message) }));
  });
  socket.on(CLIENT_TO_SERVER.changePin, (received: unknown, ack: unknown) => {
    const message = parseMessage(ChangePinMessage, received);
    const done = acknowledger(ack);
    if (!message) return done({ ok: false });
    whenHost((leader) => {
      const { pin, invite } = message;
      leader.changePin(pin, invite === undefined ? null : fingerprint(invite));
      done({ ok: true });
    });
  });
  socket.on(CLIENT_TO_SERVER.allowPins, (...args: unknown[]) => {
    whenHost((leader) => {
      leader.allowPins();
      acknowledger(args.at(-1))({ ok: true });
    });
  });
  serveSnapshots(socket, connection, parts);
  const role: RoleMessage = { role: 'host', refusal: null, retryAfterMs: null, hostKind: 'current' };
  whenHost(() => void socket.emit(SERVER_TO_CLIENT.role, role));
}

/** Serves a socket that has proved to be the host, and starts its leader. */
export function serveHost(
  socket: Socket,
  connection: Connection,
  host: ArrivingHost,
  parts: HostParts,
): void {
  const { sessions, background, onError, onLost } = parts;
  connection.isHost = true;
  for (const room of socket.rooms) if (room !== socket.id) void socket.leave(room);
  const leading = sessions.takeHost(connection.code, socket, host).catch((error: unknown) => {
    onError(error);
    // The client reconnects by itself and tries again.
    socket.conn.close();
    return null;
  });
  const whenHost: WhenHost = (act) => {
    const acted = leading.then((leader) => {
      if (leader !== null && sessions.hostOf(connection.code) === socket) return act(leader);
    });
    background(acted);
  };
  if (host.kind === 'current') serveCurrent(socket, connection, parts, whenHost);
  else
    socket.on(LEGACY_EVENTS.data, (message: unknown) => whenHost((leader) => leader.receiveLegacy(message)));
  socket.on('disconnect', (reason) => background(leading.then(() => onLost(reason))));
}
