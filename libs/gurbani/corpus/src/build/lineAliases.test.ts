import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLineAliases, readLineAliases, resolveAliases } from './lineAliases.ts';
import { openSourceDatabase } from './sourceDatabase.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'naad-aliases-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the table of line aliases', () => {
  it('names each of its 72 lines once among the lines of the installed source [T64]', async () => {
    const { lines } = await readLineAliases();
    const ids = new Map(
      openSourceDatabase()
        .lines()
        .map(({ id }, index) => [id, index]),
    );
    const aliases = resolveAliases(lines, (id) => ids.get(id));
    expect(aliases).toHaveLength(72);
    expect(new Set(aliases.map(({ id }) => id)).size).toBe(72);
    expect(aliases.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  it('keeps every id of a line that two releases renamed [T64]', async () => {
    const file = path.join(folder, 'line-aliases.json');
    await addLineAliases(['source 1', 'source 2'], [['AAAA', 'BBBB']], file);
    await addLineAliases(['source 2', 'source 3'], [['BBBB', 'CCCC']], file);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      releases: ['source 1', 'source 2', 'source 3'],
      lines: [['AAAA', 'BBBB', 'CCCC']],
    });
  });

  it('is refused if a line is missing or has two ids in one release [T64]', () => {
    expect(() => resolveAliases([['AAAA', 'BBBB']], () => undefined)).toThrow('name 0 lines');
    expect(() => resolveAliases([['AAAA', 'BBBB']], (id) => (id === 'AAAA' ? 1 : 2))).toThrow('name 2 lines');
  });
});
