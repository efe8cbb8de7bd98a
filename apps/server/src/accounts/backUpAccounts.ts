import { open, rm } from 'node:fs/promises';
import { backup, DatabaseSync } from '@photostructure/sqlite';

/**
 * Copies a file of accounts while a server may be writing to it, and checks the copy. Only this user may read it.
 *
 * @param file in SQLite's format
 * @param target a new file; with accounts, sessions and hashes in it, so keep it like the original
 * @throws Error if the target exists or can't be written, or the file or its copy is damaged
 */
export async function backUpAccounts(file: string, target: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    // SQLite fills the empty file, and would overwrite an older backup.
    await (await open(target, 'wx', 0o600)).close();
    try {
      await backup(source, target);
      assertIntact(target);
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    }
  } finally {
    source.close();
  }
}

function assertIntact(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    const [{ integrity_check: found } = {}] = copy.prepare('PRAGMA integrity_check').all() as Record<
      string,
      unknown
    >[];
    if (found !== 'ok') throw new Error(`The copy is damaged: ${String(found)}`);
  } finally {
    copy.close();
  }
}
