import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = 'apps/server/src/features/identity/testing/providerProcess.ts';

/** A real identity provider in a process of its own, where anybody logs in with any password. */
export interface TestProvider {
  readonly issuer: string;
  stop(): void;
}

/**
 * @param redirect the one address it leads back to
 * @param secret what the site proves itself with
 * @throws when it ends before it listens
 */
export async function startProvider(redirect: string, secret: string): Promise<TestProvider> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, redirect, secret], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  for await (const line of createInterface({ input: child.stdout })) {
    const [, issuer] = /^issuer (\S+)$/.exec(line) ?? [];
    if (issuer === undefined) continue;
    return {
      issuer,
      stop() {
        process.off('exit', stop);
        stop();
      },
    };
  }
  throw new Error('The identity provider ended.');
}
