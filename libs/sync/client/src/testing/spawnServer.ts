import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ENTRY = '../../../../../apps/server/src/features/sync/testing/aloneProcess.ts';

/** The real server of sync, in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  /** Ends it as an operator would, and starts another at the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** @param sessionsFile where sessions outlive a restart; null for nowhere */
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
