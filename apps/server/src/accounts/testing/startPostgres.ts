import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A PostgreSQL of the test's own. */
export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Debian has a folder for each version. */
function debianPrograms(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(root, version, 'bin/postgres'));
}

/** Where the program is, or null: then what needs it is not run, and says so. */
export function findPostgres(): string | null {
  const places = [...debianPrograms(), '/usr/local/bin/postgres', '/opt/homebrew/bin/postgres'];
  return process.env['POSTGRES_SERVER'] ?? places.find((each) => existsSync(each)) ?? null;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** It refuses to run as root; its package brings a user for it. */
async function idsOfOwner(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((which) => run('id', [which, 'postgres'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

/** Starts one on a free port, in a folder that is thrown away. */
export async function startPostgres(): Promise<TestPostgres> {
  const program = findPostgres();
  if (program === null) throw new Error('There is no postgres on this machine.');
  const owner = await idsOfOwner();
  const folder = await mkdtemp(path.join(tmpdir(), 'naad-postgres-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const as = { ...owner, cwd: folder };
  await run(
    path.join(path.dirname(program), 'initdb'),
    ['-D', data, '-U', 'naad', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    as,
  );
  const port = await freePort();
  const settings = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const child = spawn(program, settings, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    let told = '';
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error(`PostgreSQL ended: ${told}`));
    });
    child.stderr.on('data', (text: Buffer) => {
      told += text.toString();
      if (told.includes('ready to accept connections')) resolve();
    });
  });
  return {
    url: `postgres://naad@127.0.0.1:${String(port)}/postgres`,
    async stop() {
      // Whatever is connected still is cut off.
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
