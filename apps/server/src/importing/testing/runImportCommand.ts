import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { PROVENANCE } from '../../testing/createTestSources.ts';

const dist = fileURLToPath(new URL('../../../../../dist', import.meta.url));
/** Nx builds it before these tests. */
const command = path.join(dist, '@naad/server/import.js');

export interface FinishedImport {
  /** Null if it was killed. */
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The credit of the test packs, as options. */
export const CREDIT = ['--name', PROVENANCE.name, '--licence', PROVENANCE.licence, '--url', PROVENANCE.url];

/**
 * Runs the operator's command as a process.
 * @param onStart called with a function that kills it at once
 */
export async function runImportCommand(
  args: readonly string[],
  onStart: (kill: () => void) => void = () => undefined,
): Promise<FinishedImport> {
  const child = spawn(process.execPath, [command, ...args], {
    env: { PATH: process.env['PATH'], NAAD_DIST: dist },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  onStart(() => child.kill('SIGKILL'));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, stdout, stderr };
}

/** An empty folder for packs, removed when the test ends. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naad-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The packs of a folder by their names without the host. */
export async function packsIn(folder: string): Promise<Record<string, Record<string, unknown>>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pack.json')).sort();
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name): Promise<[string, Record<string, unknown>]> => [
        name.replace(/^127\.0\.0\.1-\d+\./, '').replace('.pack.json', ''),
        JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Record<string, unknown>,
      ]),
    ),
  );
}
