import { openSharedStore } from '../store/openSharedStore.ts';
import { startTestSync } from './startTestSync.ts';

/** A server of sync as a process of its own, for tests that kill it; says where it listens. */
const shared = await openSharedStore(process.env['REDIS_URL'] ?? '', () => undefined);
const server = await startTestSync(shared);
process.stdout.write(`${server.url}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
