import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { closeGently } from './answerOddRequests.ts';

/**
 * Responds over HTTP/1.1 to a request for an unsupported protocol (RFC 9110, 7.8), as `curl --http2` sends.
 * Node leaves such requests to upgrade listeners.
 */
export function ignoreUpgrade(server: Server, request: IncomingMessage, socket: Duplex): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  socket.on('error', () => socket.destroy());
  // Node passes the connection's socket; its type also covers other servers.
  response.assignSocket(socket as Socket);
  response.once('finish', () => {
    response.detachSocket(socket as Socket);
    closeGently(socket);
  });
  server.emit('request', request, response);
}
