import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../testing/freePort.ts';

/** A Redis started by the test. */
export interface TestRedis {
  readonly url: string;
  readonly port: number;
  /** Stops the process: connections stay open and nothing answers. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

const PLACES = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];

/** Path of the Redis server, or null; tests that need it are then skipped and say so. */
export function findRedis(): string | null {
  return process.env['REDIS_SERVER'] ?? PLACES.find((each) => existsSync(each)) ?? null;
}

/** Starts Redis on a free port, in a temporary folder. */
export async function startRedis(givenPort?: number): Promise<TestRedis> {
  const program = findRedis();
  if (program === null) throw new Error('There is no redis-server on this machine.');
  const port = givenPort ?? (await freePort());
  const folder = await mkdtemp(path.join(tmpdir(), 'naad-redis-'));
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.stdout.on('data', (data: Buffer) => {
      if (data.toString().includes('Ready to accept connections')) resolve();
    });
  });
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      // A suspended one would never end.
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
