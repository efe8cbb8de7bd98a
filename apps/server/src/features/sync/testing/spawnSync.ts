import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const dist = fileURLToPath(new URL('../../../../../../dist/', import.meta.url));

/** A server in another process. */
export interface SyncProcess {
  readonly url: string;
  /** Kills it at once or stops it as an operator would; resolves when it has exited. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Starts a server with its sessions in Redis. */
export async function spawnSync(redisUrl: string): Promise<SyncProcess> {
  const { nextLine, kill } = await spawnEntry({ REDIS_URL: redisUrl });
  return { url: await nextLine(), kill };
}

/**
 * Loads a server with its sessions in a file. The returned function starts it within milliseconds, also on a busy
 * machine, so that it can take the place of another.
 */
export async function prepareAlone(port: number, sessions: string): Promise<() => Promise<SyncProcess>> {
  const { nextLine, begin, kill } = await spawnEntry({ PORT: String(port), SESSIONS: sessions, WAITS: '1' });
  await nextLine();
  return async () => {
    begin();
    return { url: await nextLine(), kill };
  };
}

let bundled: Promise<string> | null = null;

/** Bundles the process once: compiling the source takes two thirds of a start. Returns its path. */
async function bundle(): Promise<string> {
  const outDir = path.join(dist, 'testing/@naad/server');
  // Test processes that run at the same time mustn't overwrite each other's.
  const entryFileNames = `syncProcess-${process.env['VITEST_POOL_ID'] ?? '0'}.mjs`;
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: fileURLToPath(new URL('./syncProcess.ts', import.meta.url)),
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames } },
    },
    ssr: { noExternal: [/^@naad\//, 'lru-cache'], target: 'node' },
  });
  return path.join(outDir, entryFileNames);
}

interface SpawnedEntry extends Pick<SyncProcess, 'kill'> {
  /** Resolves with the next line that it prints. */
  nextLine(): Promise<string>;
  /** Tells one that waits to begin. */
  begin(): void;
}

async function spawnEntry(env: Record<string, string>): Promise<SpawnedEntry> {
  bundled ??= bundle();
  const child = spawn(process.execPath, [await bundled], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    nextLine: () =>
      new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', () => reject(new Error('The process ended before it listened.')));
        child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
      }),
    begin: () => void child.stdin.write('\n'),
    kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
