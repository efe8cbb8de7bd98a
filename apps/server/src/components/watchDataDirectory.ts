import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComponentReason, ComponentState } from '@naad/api-contract';
import { READY, unavailable } from './componentHealth.ts';
import { type OutageLog, retryPause } from './createOutageLog.ts';

export interface DataDirectoryWatch {
  state(): ComponentState;
}

const CHECK_MS = 30_000;
/** Larger than the data a file system stores inline, so that the probe needs disk space. */
const PROBE = Buffer.alloc(8_192);

const REASONS: Readonly<Record<string, ComponentReason>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EEXIST: 'missing',
};

async function write(folder: string): Promise<void> {
  const file = path.join(folder, `.write-check-${String(process.pid)}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, PROBE);
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/**
 * Writes a probe file every half minute, more often while that fails. The timer doesn't keep the process
 * alive.
 */
export async function watchDataDirectory(folder: string, log: OutageLog): Promise<DataDirectoryWatch> {
  let health: ComponentState = READY;
  let failures = 0;

  async function check(): Promise<void> {
    try {
      await write(folder);
      failures = 0;
      health = READY;
      log.recovered();
    } catch (error) {
      failures += 1;
      const { code } = error as NodeJS.ErrnoException;
      const reason = REASONS[code ?? ''] ?? 'other';
      health = unavailable(reason);
      log.failed(reason, error);
    }
    setTimeout(() => void check(), failures === 0 ? CHECK_MS : retryPause(failures)).unref();
  }

  await check();
  return { state: () => health };
}
