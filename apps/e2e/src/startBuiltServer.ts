import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SITE_SETTINGS } from './siteSettings.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BUNDLE = `${ROOT}dist/@naad/server/main.js`;
const READY_WITHIN_MS = 60_000;

/** The built product, running by itself. */
export interface BuiltServer {
  /** Without a slash at its end. */
  readonly origin: string;
  stop(): Promise<void>;
  /** Ends it as a machine that loses its power: nothing is said and nothing is written any more. */
  kill(): Promise<void>;
}

/**
 * Starts the built server and waits until it is ready.
 *
 * @param settings of the operator, besides those of all sites that are tested; without a `PORT`, on one that is free
 * @param hear takes each line of its log, which is shown otherwise
 * @throws when there is no build, when the server ends by itself, or when it is not ready within a minute
 */
export async function startBuiltServer(
  settings: Readonly<Record<string, string>> = {},
  hear?: (line: string) => void,
): Promise<BuiltServer> {
  if (!existsSync(BUNDLE)) throw new Error('There is no build. Make one first: npm run build');
  const port = settings['PORT'] ?? String(await freePort());
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [BUNDLE], {
    cwd: ROOT,
    env: { ...process.env, PORT: port, ...SITE_SETTINGS, ...settings },
    stdio: ['ignore', hear ? 'pipe' : 'inherit', 'inherit'],
  });
  if (hear && child.stdout) createInterface({ input: child.stdout }).on('line', hear);
  // Whatever ends this process, the server does not stay behind.
  process.once('exit', () => child.kill());
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const stop = () => end('SIGTERM');
  const deadline = Date.now() + READY_WITHIN_MS;
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

/** A port that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('The system gave no port.'));
      });
    });
  });
}
