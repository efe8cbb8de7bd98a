import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePort, SITE_SETTINGS } from '../startBuiltServer.ts';
import type { ServerAddress } from './openConnection.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const BUNDLE = `${ROOT}dist/@naad/server/main.js`;
const PROBE = fileURLToPath(new URL('./probe.mjs', import.meta.url));
const READY_TIMEOUT_MS = 120_000;
const REPLY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;

/** A time when the event loop didn't turn; `from` and `to` are in milliseconds since 1970. */
export interface Hold {
  readonly ms: number;
  readonly from: number;
  readonly to: number;
}

/** Cost of everything the server did since {@link Probe.begin}. */
export interface Cost {
  /** CPU time of all threads. */
  readonly cpuMs: number;
  /** Longest hold of the event loop, in CPU time of the main thread. */
  readonly holdMs: number;
}

/** Bytes after a full garbage collection. */
export interface Memory {
  readonly rss: number;
  /** Heap and buffers. */
  readonly used: number;
}

/** Measures the server process. */
export interface Probe {
  begin(): Promise<void>;
  end(): Promise<Cost>;
  memory(): Promise<Memory>;
}

export interface FuzzedServer extends ServerAddress {
  readonly probe: Probe;
  /** Null while the server runs. */
  exitCode(): number | null;
  stop(): Promise<void>;
}

export interface FuzzedServerOptions {
  readonly onLine: (line: string) => void;
  readonly onHold: (hold: Hold) => void;
  /** Modules to load into the server before it starts. */
  readonly imports?: readonly string[];
}

type Reply = { readonly kind: 'reply'; readonly id: number } & Partial<Cost & Memory>;
type ProbeMessage = ({ readonly kind: 'hold' } & Hold) | Reply;

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${String(port)}/readyz`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts the built server as `npm start` does, but without rate limits, with a probe and a temporary data folder.
 *
 * @throws Error without a build, or when the server isn't ready in time
 */
export async function startFuzzedServer(options: FuzzedServerOptions): Promise<FuzzedServer> {
  if (!existsSync(BUNDLE)) throw new Error('There is no build. Run first: npm run build');
  const port = await freePort();
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'naad-fuzz-'));
  const imports = [PROBE, ...(options.imports ?? [])].flatMap((each) => [
    '--import',
    pathToFileURL(each).href,
  ]);
  const child = spawn(process.execPath, ['--enable-source-maps', ...imports, BUNDLE], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...SITE_SETTINGS,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'trace',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', options.onLine);
  }
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const waiting = new Map<number, (reply: Reply) => void>();
  child.on('message', (message: ProbeMessage) => {
    if (message.kind === 'hold') options.onHold(message);
    else waiting.get(message.id)?.(message);
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));

  let lastId = 0;
  async function ask(question: 'begin' | 'end' | 'memory'): Promise<Reply> {
    lastId += 1;
    const id = lastId;
    const timeout = new AbortController();
    try {
      return await Promise.race([
        new Promise<Reply>((resolve, reject) => {
          waiting.set(id, resolve);
          child.send({ ask: question, id }, (error) => {
            if (error) reject(error);
          });
        }),
        pause(REPLY_TIMEOUT_MS, undefined, { signal: timeout.signal }).then(() => {
          throw new Error('The probe in the server does not respond.');
        }),
      ]);
    } finally {
      timeout.abort();
      waiting.delete(id);
    }
  }

  async function stop(): Promise<void> {
    process.off('exit', killAtExit);
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
    await rm(dataDirectory, { recursive: true, force: true });
  }

  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('The server was not ready in time, or exited.');
    }
    await pause(100);
  }
  return {
    host: 'localhost',
    port,
    probe: {
      begin: async () => void (await ask('begin')),
      async end() {
        const { cpuMs = 0, holdMs = 0 } = await ask('end');
        return { cpuMs, holdMs };
      },
      async memory() {
        const { rss = 0, used = 0 } = await ask('memory');
        return { rss, used };
      },
    },
    exitCode: () => child.exitCode,
    stop,
  };
}
