import { once } from 'node:events';
import { openFileStore } from '../store/openFileStore.ts';
import { openSharedStore } from '../store/openSharedStore.ts';
import { startTestSync } from './startTestSync.ts';

/**
 * Runs a sync server in a process of its own, for tests that kill it and for tests of its clients, which may not import
 * it. `PORT` is any free port by default; sessions are in the file `SESSIONS`, in the Redis at `REDIS_URL` or in memory.
 * Prints its address. With `WAITS` it prints that it is loaded and begins when its standard input has something.
 */
const { PORT = '0', SESSIONS, REDIS_URL, WAITS } = process.env;
const log = { failed: () => undefined, recovered: () => undefined };

if (WAITS !== undefined) {
  process.stdout.write('loaded\n');
  await once(process.stdin, 'data');
  process.stdin.destroy();
}

async function openStore() {
  if (REDIS_URL !== undefined) return openSharedStore(REDIS_URL, log);
  return SESSIONS === undefined ? {} : { store: await openFileStore(SESSIONS, () => undefined) };
}

const server = await startTestSync(await openStore(), Number(PORT));
process.stdout.write(`${server.url}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
