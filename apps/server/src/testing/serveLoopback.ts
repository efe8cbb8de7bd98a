import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A local HTTP server that stops when the test ends. */
export interface Loopback {
  readonly url: string;
  /** Requested paths. */
  readonly requestedPaths: readonly string[];
  answer: (path: string, response: ServerResponse, request: IncomingMessage) => void;
}

/** Sends a JSON response. */
export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Starts the server; `answer` may be replaced while it runs. */
export async function serveLoopback(answer: Loopback['answer']): Promise<Loopback> {
  const requestedPaths: string[] = [];
  const loopback = { url: '', requestedPaths, answer };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    requestedPaths.push(path);
    loopback.answer(path, response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  loopback.url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return loopback;
}
