import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as tar from 'tar';

/**
 * Finds the time of all files of an archive: `SOURCE_DATE_EPOCH`, the commit's, or else the build's. One constant for all
 * releases would be wrong: the server derives ETags from size and time.
 *
 * @param {string} root
 */
export function archiveTime(root, epoch = process.env['SOURCE_DATE_EPOCH']) {
  if (epoch && /^\d+$/.test(epoch)) return new Date(Number(epoch) * 1_000);
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return new Date(Number(seconds) * 1_000);
  } catch {
    return statSync(path.join(root, 'dist/@naad/server/main.js')).mtime;
  }
}

/**
 * Writes a compressed archive whose bytes depend only on the content, names and executability of its files.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {import('./package-content.mjs').Entry[]} options.entries sorted
 * @param {string} options.folder in which the archive has all files
 * @param {string} options.file replaced when the archive is complete
 * @param {number} options.level of compression; 0 writes a plain tar
 * @param {Date} [options.time] of all files
 */
export async function writeArchive({ root, entries, folder, file, level, time = archiveTime(root) }) {
  const texts = mkdtempSync(path.join(os.tmpdir(), 'naad-package-'));
  /** @type {Map<string, string>} targets by the absolute path of the source */
  const targets = new Map();
  for (const [index, { target, source, text = '' }] of entries.entries()) {
    const from = source ?? path.join(texts, String(index));
    if (source === undefined) writeFileSync(from, text);
    targets.set(from, target);
  }
  const partial = `${file}.partial`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    await tar.create(
      {
        file: partial,
        gzip: level > 0 && { level },
        portable: true,
        preservePaths: true,
        mtime: time,
        // The modes and hard links of a checkout depend on its machine.
        filter: (_path, stats) => {
          if ('nlink' in stats) stats.nlink = 1;
          stats.mode = (stats.mode ?? 0) & 0o111 ? 0o100_755 : 0o100_644;
          return true;
        },
        onWriteEntry: (entry) => {
          entry.path = `${folder}/${targets.get(entry.path) ?? ''}`;
        },
      },
      [...targets.keys()],
    );
    renameSync(partial, file);
  } finally {
    rmSync(texts, { recursive: true });
    rmSync(partial, { force: true });
  }
}
