/**
 * Runs a server for `sync.ts`: ours, or with `plain`, socket.io that only broadcasts. Sends its address to
 * its parent, and its memory on request.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { openSharedStore } from '../src/features/sync/store/openSharedStore.ts';
import { startTestSync } from '../src/features/sync/testing/startTestSync.ts';

/** The settings of ours, so that idle connections cost the same. */
const HEARTBEAT = { pingInterval: 10_000, pingTimeout: 8_000 };

async function startPlain(): Promise<string> {
  const http = createServer();
  const io = new Server(http, { serveClient: false, ...HEARTBEAT });
  io.of(/^\/.+$/).on('connection', (socket) => {
    socket.on('data', (message: unknown) => void socket.broadcast.emit('data', message));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`;
}

async function startOurs(): Promise<string> {
  const redisUrl = process.env['REDIS_URL'];
  const log = { failed: console.error, recovered: () => undefined };
  const parts = redisUrl ? openSharedStore(redisUrl, log) : {};
  return (await startTestSync(parts)).url;
}

process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().rss);
});
process.send?.(process.argv[2] === 'plain' ? await startPlain() : await startOurs());
