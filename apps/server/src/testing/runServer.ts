import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../../../dist', import.meta.url));
const main = path.join(dist, '@naad/server/main.js');

/** The built server as an operator runs it; Nx builds it before these tests. */
export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  /** Log lines up to now, parsed. */
  log(): readonly Record<string, unknown>[];
  isRunning(): boolean;
  /** Shuts it down gracefully and resolves with its exit status. */
  stop(): Promise<number | null>;
  /** Ends it with `SIGKILL`. */
  kill(): Promise<void>;
}

/** Starts the server on a free port; by default without rate limits and network access. */
export async function runServer(environment: Record<string, string>): Promise<RunningServer> {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NAAD_DIST: dist,
      HUKAMNAMA_ARCHIVE_URL: 'off',
      PORT: '0',
      RATE_LIMIT: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const readOutput = (text: Buffer) => {
      output += text.toString();
      const [, address] = /"url":"([^"]+)"/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', readOutput);
    child.stderr.on('data', readOutput);
    child.once('exit', () => {
      reject(new Error(`The server exited: ${output}`));
    });
  });
  return {
    url,
    pid: child.pid ?? 0,
    log: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
