import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const BUNDLE = path.join(ROOT, 'dist/@naad/server/main.js');
const ALONE = path.join(ROOT, 'apps/server/src/features/sync/testing/syncProcess.ts');
const READY_MS = 120_000;

/** `built` is the whole product; `alone` its sync server from source, which starts within seconds. */
export type ServerKind = 'built' | 'alone';

export interface ChaosServer {
  readonly port: number;
  /** Kills it at once or stops it as an operator would. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Starts it again on its port; resolves when it listens. */
  start(): Promise<void>;
  /** Stops it and deletes its sessions. */
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @param redisUrl shares the sessions with other servers; by default they are in a file */
export async function startServer(kind: ServerKind, redisUrl?: string): Promise<ChaosServer> {
  if (kind === 'built' && !existsSync(BUNDLE)) throw new Error('There is no build. Run first: npm run build');
  const folder = await mkdtemp(path.join(tmpdir(), 'naad-chaos-'));
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    ...(redisUrl === undefined ? { SESSIONS: path.join(folder, 'sessions.json') } : { REDIS_URL: redisUrl }),
    ...{ RATE_LIMIT: 'off', LOG_LEVEL: 'error', DATA_DIR: folder, HUKAMNAMA_ARCHIVE_URL: 'off' },
  };
  const args = kind === 'built' ? [BUNDLE] : ['--import', 'tsx', ALONE];
  let child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const stopChild = () => void child.kill('SIGKILL');
  process.once('exit', stopChild);

  async function listening(): Promise<void> {
    const end = Date.now() + READY_MS;
    while (Date.now() < end) {
      if (child.exitCode !== null) throw new Error('The server ended before it listened.');
      const reply = await fetch(`http://127.0.0.1:${String(port)}/api/sync/join/ZZZ-ZZZ`).catch(() => null);
      if (reply?.status === 404) return;
      await pause(20);
    }
    throw new Error('The server does not listen.');
  }

  async function kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await ended;
    }
  }

  await listening();
  return {
    port,
    kill,
    async start() {
      child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
      await listening();
    },
    async stop() {
      await kill('SIGTERM');
      process.off('exit', stopChild);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
