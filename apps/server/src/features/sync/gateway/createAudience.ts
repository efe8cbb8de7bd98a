import { SERVER_TO_CLIENT, type AudienceMessage } from '@naad/sync-protocol';
import type { Socket } from 'socket.io';
import type { Connection } from './connection.ts';

/** SYNC-HOST-5: tells a host of ours who is there, where that has changed since it was told. */
export function createAudience(
  connectionOf: (socket: Socket) => Connection,
): (host: Socket, sockets: ReadonlySet<Socket>) => void {
  const told = new WeakMap<Socket, AudienceMessage>();

  function count(sockets: ReadonlySet<Socket>): AudienceMessage {
    const guests = [...sockets].map(connectionOf).filter(({ isHost }) => !isHost);
    const controllers = guests.filter(({ isController }) => isController).length;
    return { controllers, followers: guests.length - controllers };
  }

  return (host, sockets) => {
    if (connectionOf(host).auth === null) return;
    const audience = count(sockets);
    const before = told.get(host);
    if (before?.controllers === audience.controllers && before.followers === audience.followers) return;
    told.set(host, audience);
    host.emit(SERVER_TO_CLIENT.audience, audience);
  };
}
