import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ENTRY = '../../../../../apps/server/src/features/sync/testing/syncProcess.ts';

/** The real sync server in a child process. */
export interface ServerProcess {
  readonly port: number;
  /** Stops it as an operator would and starts another on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** @param sessionsFile where sessions survive a restart; null to keep them in memory */
export async function spawnServer(sessionsFile: string | null): Promise<ServerProcess> {
  let child: ChildProcess;

  async function start(port: number): Promise<number> {
    const env = {
      PATH: process.env['PATH'],
      PORT: String(port),
      ...(sessionsFile === null ? {} : { SESSIONS: sessionsFile }),
    };
    const entry = fileURLToPath(new URL(ENTRY, import.meta.url));
    const started = spawn(process.execPath, ['--import', 'tsx', entry], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    const url = await new Promise<string>((resolve, reject) => {
      started.once('error', reject);
      started.once('exit', () => reject(new Error('The server ended before it listened.')));
      started.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    });
    return Number(new URL(url).port);
  }

  async function stop(): Promise<void> {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  const port = await start(0);
  return {
    port,
    stop,
    async restart() {
      await stop();
      await start(port);
    },
  };
}
