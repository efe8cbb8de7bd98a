import { openFileStore } from '../store/openFileStore.ts';
import { startTestSync } from './startTestSync.ts';

/**
 * A server of sync as a process of its own, for tests of its clients, which may not import it: `PORT` (any by default), and
 * `SESSIONS`, a file in which sessions outlive it (none by default). Says where it listens.
 */
const { PORT = '0', SESSIONS } = process.env;
const store = SESSIONS === undefined ? null : await openFileStore(SESSIONS, () => undefined);
const server = await startTestSync(store === null ? {} : { store }, Number(PORT));
process.stdout.write(`${server.url}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
