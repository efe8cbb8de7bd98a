import { chmodSync, linkSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as tar from 'tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveTime, writeArchive } from './write-archive.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'naad-archive-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} content @param {number} mode */
function write(name, content, mode) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  chmodSync(file, mode);
  return file;
}

/** @param {string} name @param {import('./package-content.mjs').Entry[]} entries */
async function archive(name, entries) {
  const file = path.join(folder, name);
  const time = new Date(1_700_000_000_000);
  await writeArchive({ root: folder, entries, folder: 'naad-1', file, level: 6, time });
  return file;
}

describe('writeArchive', () => {
  it('writes the same bytes for the same content, whatever the modes, times and links of files [G32]', async () => {
    const one = await archive('one.tar.gz', [
      { target: 'a/program', source: write('a', 'text', 0o755) },
      { target: 'b.txt', text: 'more' },
    ]);
    const copy = write('copy', 'text', 0o700);
    utimesSync(copy, 1, 1);
    linkSync(copy, path.join(folder, 'link'));
    const other = await archive('other.tar.gz', [
      { target: 'a/program', source: copy },
      { target: 'b.txt', source: write('b', 'more', 0o600) },
    ]);
    expect(readFileSync(other).equals(readFileSync(one))).toBe(true);
  });

  it('keeps the order, gives all files one folder and one time, and keeps programs executable', async () => {
    const file = await archive('one.tar.gz', [
      { target: 'a', source: write('a', 'text', 0o775) },
      { target: 'b/c', text: 'more' },
    ]);
    /** @type {unknown[]} */
    const found = [];
    await tar.list({
      file,
      onReadEntry: ({ path: name, mode, mtime, uid, type }) =>
        found.push([name, mode, mtime?.getTime(), uid, type]),
    });
    expect(found).toEqual([
      ['naad-1/a', 0o755, 1_700_000_000_000, undefined, 'File'],
      ['naad-1/b/c', 0o644, 1_700_000_000_000, undefined, 'File'],
    ]);
  });

  it('leaves the previous archive if a file is missing', async () => {
    const file = write('one.tar.gz', 'previous', 0o644);
    const gone = path.join(folder, 'gone');
    await expect(archive('one.tar.gz', [{ target: 'a', source: gone }])).rejects.toThrow(/ENOENT/);
    expect(readFileSync(file, 'utf8')).toBe('previous');
  });
});

describe('archiveTime', () => {
  it('is SOURCE_DATE_EPOCH if that is set, else the time of the commit', () => {
    expect(archiveTime(folder, '1700000000').getTime()).toBe(1_700_000_000_000);
    expect(archiveTime(import.meta.dirname, '').getTime()).toBeGreaterThan(1_700_000_000_000);
  });
});
