import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ApiError, type ApiErrorId, BASE_HEADERS, type ErrorResponse } from '@naad/api-contract';
import type { ApiInstance } from './apiInstance.ts';

const BODY_HEADERS = ['content-length', 'transfer-encoding'];

function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

/**
 * Refuses a request with no Host header or several (RFC 9112, 3.2), which a proxy may interpret differently.
 */
function requireOneHost(app: ApiInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const count = countHosts(raw.rawHeaders);
    const isMissing = count === 0 && raw.httpVersion === '1.1' && raw.headers.host === undefined;
    done(
      isMissing || count > 1
        ? new ApiError('badRequest', 'A request must name its host exactly once.')
        : undefined,
    );
  });
}

/** Lets a client that is still sending a body read a response sent before its end, such as 413. */
function keepSocketDuringBody(app: ApiInstance): void {
  app.addHook('onSend', ({ raw }, _reply, payload, done) => {
    if (!raw.complete && BODY_HEADERS.some((name) => name in raw.headers)) {
      const { socket } = raw;
      socket.destroySoon = () => {
        closeGently(socket);
      };
    }
    done(null, payload);
  });
}

/** Responds to requests for which Node would close the connection or send an empty response. */
function answerNodeEvents(server: Server): void {
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.write(rawAnswer('405 Method Not Allowed', 'badRequest', 'CONNECT is not supported.'));
    closeGently(socket);
  });
  server.on('checkExpectation', ({ socket }) => {
    socket.write(
      rawAnswer('417 Expectation Failed', 'badRequest', 'Only "Expect: 100-continue" is supported.'),
    );
    closeGently(socket);
  });
}

/** Handles requests that never reach a route. */
export function answerOddRequests(app: ApiInstance): void {
  requireOneHost(app);
  keepSocketDuringBody(app);
  answerNodeEvents(app.server);
}

/** Sockets with a response, because the parser fails again on everything that follows. */
const answered = new WeakSet<Socket>();

function answerTo(code: string | undefined): string {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return rawAnswer(
        '431 Request Header Fields Too Large',
        'badRequest',
        'The address and headers are too long.',
      );
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return rawAnswer('408 Request Timeout', 'badRequest', 'The request took too long to arrive.');
    default:
      return rawAnswer('400 Bad Request', 'badRequest', 'This request is invalid.');
  }
}

/** Responds to input that isn't HTTP or whose headers are too large: there is only a socket, no request. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || answered.has(socket)) return;
  answered.add(socket);
  if (!socket.writable) return void socket.destroy(error);
  socket.on('error', () => socket.destroy());
  socket.write(answerTo(error.code));
  closeGently(socket);
}

/**
 * A complete HTTP response with an API error, for sockets without a response object. It ends the connection.
 * @param status code and reason, `400 Bad Request`
 */
function rawAnswer(status: string, id: ApiErrorId, text: string): string {
  const body: ErrorResponse = { error: true, data: { error: text, id } };
  const json = JSON.stringify(body);
  const headers = {
    ...BASE_HEADERS,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': String(Buffer.byteLength(json)),
    'content-type': 'application/json; charset=utf-8',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', json].join('\r\n');
}

/** Time for a slow client to send the rest of a request that already has a response. */
const LINGER_MS = 5_000;

/**
 * Ends a connection after the written data and discards further input. Closing at once would reset the
 * connection, and most clients would lose the response.
 */
export function closeGently(socket: Duplex): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => {
    clearTimeout(timer);
  });
}
