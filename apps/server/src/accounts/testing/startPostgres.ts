import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../testing/freePort.ts';

const run = promisify(execFile);

/** A PostgreSQL server for a test. */
export interface TestPostgres {
  readonly url: string;
  readonly port: number;
  /** Suspends all its processes: connections stay open and nothing responds. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Ends it like a crash. */
  kill(): Promise<void>;
  /** Restarts it with the same port and data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Debian installs each version in its own folder. */
function debianPrograms(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(root, version, 'bin/postgres'));
}

/** Finds the program; null if it is missing, and then tests that need it are skipped with a note. */
export function findPostgres(): string | null {
  const paths = [...debianPrograms(), '/usr/local/bin/postgres', '/opt/homebrew/bin/postgres'];
  return process.env['POSTGRES_SERVER'] ?? paths.find((each) => existsSync(each)) ?? null;
}

/** PostgreSQL refuses to run as root; its package creates a user for it. */
async function idsOfOwner(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((option) => run('id', [option, 'postgres'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
}

async function start(program: string, settings: readonly string[], options: object): Promise<Started> {
  const child = spawn(program, settings, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error(`PostgreSQL ended: ${output}`));
    });
    child.stderr.on('data', (text: Buffer) => {
      output += text.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
  });
  return { child, ended };
}

/** Process ids of a process and its children, which have their own process groups. */
async function processTree({ child }: Started): Promise<number[]> {
  const { pid } = child;
  if (pid === undefined) return [];
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({ stdout: '' }));
  return [pid, ...stdout.split('\n').filter(Boolean).map(Number)];
}

/** Starts a server on a free port, in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const program = findPostgres();
  if (program === null) throw new Error('There is no PostgreSQL on this machine.');
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
  let running = await start(program, settings, as);
  const signal = async (name: NodeJS.Signals) => {
    for (const pid of await processTree(running)) process.kill(pid, name);
  };
  return {
    port,
    url: `postgres://naad@127.0.0.1:${String(port)}/postgres`,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    async kill() {
      // Like a crash: nothing more is written, and connections end abruptly.
      running.child.kill('SIGQUIT');
      await running.ended;
    },
    async restart() {
      running = await start(program, settings, as);
    },
    async stop() {
      // A suspended one would never end.
      await signal('SIGCONT').catch(() => undefined);
      // Open connections are cut.
      running.child.kill('SIGINT');
      await running.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
