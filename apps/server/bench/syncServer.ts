/**
 * A server that `sync.ts` measures: ours, or, called with `plain`, socket.io alone, which passes on what it is sent.
 * Says its address to its parent, and how much memory it takes when it is asked.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { openSharedStore } from '../src/features/sync/store/openSharedStore.ts';
import { startTestSync } from '../src/features/sync/testing/startTestSync.ts';

/** As ours has it, so that neither is busier with its idle connections. */
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
  const parts = redisUrl ? await openSharedStore(redisUrl, console.error) : {};
  return (await startTestSync(parts)).url;
}

process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().rss);
});
process.send?.(process.argv[2] === 'plain' ? await startPlain() : await startOurs());
