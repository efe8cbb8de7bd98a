import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Another process. */
export interface SyncProcess {
  readonly url: string;
  /** Ends it at once, or as an operator would; resolves when it is gone. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

export async function spawnSync(redisUrl: string): Promise<SyncProcess> {
  const entry = fileURLToPath(new URL('./syncProcess.ts', import.meta.url));
  const env = { PATH: process.env['PATH'], REDIS_URL: redisUrl };
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    env,
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
