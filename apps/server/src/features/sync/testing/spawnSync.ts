import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A server in another process. */
export interface SyncProcess {
  readonly url: string;
  /** Kills it at once or stops it as an operator would; resolves when it has exited. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Starts a server with its sessions in Redis. */
export function spawnSync(redisUrl: string): Promise<SyncProcess> {
  return spawnEntry({ REDIS_URL: redisUrl });
}

/** Starts a server with its sessions in a file. */
export function spawnAlone(port: number, sessions: string): Promise<SyncProcess> {
  return spawnEntry({ PORT: String(port), SESSIONS: sessions });
}

async function spawnEntry(env: Record<string, string>): Promise<SyncProcess> {
  const entry = fileURLToPath(new URL('./syncProcess.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The process ended before it listened.')));
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return {
    url,
    kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
