import path from 'node:path';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { tmpdir } from 'node:os';

/**
 * Settings of a tested site besides its port: no rate limits, which the browsers would exceed and which have their own
 * tests, no network access, and small data packs for texts that the scripture database lacks.
 */
export const SITE_SETTINGS: Readonly<Record<string, string>> = {
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
  // Keeps test accounts apart from those of the developer.
  DATA_DIR: path.join(tmpdir(), 'naad-e2e'),
  DATA_PACKS_DIR: fileURLToPath(new URL('../data-packs', import.meta.url)),
  HUKAMNAMA_ARCHIVE_URL: 'off',
};

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BUNDLE = `${ROOT}dist/@naad/server/main.js`;
const READY_TIMEOUT_MS = 110_000;

/** The built product in its own process. */
export interface BuiltServer {
  /** Without a trailing slash. */
  readonly origin: string;
  stop(): Promise<void>;
  /** Kills it like a power cut, so that it can't write or send anything more. */
  kill(): Promise<void>;
}

/**
 * Starts the built server and waits until it is ready.
 * @param settings environment variables, added to those of all tested sites; a free `PORT` by default
 * @param onLogLine receives each line of its log, which is printed by default
 * @throws Error without a build, when the server exits, or when it isn't ready within {@link READY_TIMEOUT_MS}
 */
export async function startBuiltServer(
  settings: Readonly<Record<string, string>> = {},
  onLogLine?: (line: string) => void,
): Promise<BuiltServer> {
  if (!existsSync(BUNDLE)) throw new Error('There is no build. Run first: npm run build');
  const port = settings['PORT'] ?? String(await freePort());
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [BUNDLE], {
    cwd: ROOT,
    env: { ...process.env, PORT: port, ...SITE_SETTINGS, ...settings },
    stdio: ['ignore', onLogLine ? 'pipe' : 'inherit', 'inherit'],
  });
  if (onLogLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLogLine);
  // The server never outlives this process.
  process.once('exit', () => child.kill());
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const stop = () => end('SIGTERM');
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.');
    if (Date.now() > deadline) {
      await stop();
      throw new Error('The server was not ready in time.');
    }
    await pause(100);
  }
  return { origin, stop, kill: () => end('SIGKILL') };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** A currently unused port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('No port was assigned.'));
      });
    });
  });
}
