import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPackFolder, writePackFolder } from './packFolder.ts';

let directory: string;
const content = {
  builtFrom: 'a test',
  updated: '2026-01-01 00:00:00',
  packs: {
    one: () => ({ text: { kind: 'texts' as const, values: ['ਸਤਿ ਨਾਮੁ'] } }),
    two: () => ({ text: { kind: 'texts' as const, values: ['ਵਾਹਿਗੁਰੂ'] } }),
  },
};

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'packs-')), 'packs');
  await writePackFolder(directory, content);
});
afterEach(() => rm(join(directory, '..'), { recursive: true }));

const fileOf = async (pack: string): Promise<string> => {
  const file = (await readdir(directory)).find((name) => name.startsWith(pack));
  if (!file) throw new Error(`no file of pack ${pack}`);
  return join(directory, file);
};

describe('a folder of packs', () => {
  it('reads back its content', async () => {
    const folder = await readPackFolder(directory);
    expect(folder.pack('two').texts('text').at(0)).toBe('ਵਾਹਿਗੁਰੂ');
    expect(folder.manifest.builtFrom).toBe('a test');
  });

  it('is byte-identical for identical content', async () => {
    const before = await readFile(join(directory, 'manifest.json'), 'utf8');
    await writePackFolder(directory, content);
    expect(await readFile(join(directory, 'manifest.json'), 'utf8')).toBe(before);
  });

  it('reads the same from memory and from disk', async () => {
    const folder = await readPackFolder(directory, (name) => (name === 'one' ? 'file' : null));
    expect(folder.pack('one').texts('text').at(0)).toBe('ਸਤਿ ਨਾਮੁ');
    expect(() => folder.pack('two')).toThrow('lack two');
  });

  it.each(['memory', 'file'] as const)(
    'is rejected if one byte of a pack differs, with residence %s [F14]',
    async (residence) => {
      const file = await fileOf('two');
      const bytes = await readFile(file);
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      await writeFile(file, bytes);
      await expect(readPackFolder(directory, () => residence)).rejects.toThrow(/two .* is corrupt/);
    },
  );

  it.each(['memory', 'file'] as const)(
    'is rejected if a pack is truncated or missing, with residence %s',
    async (residence) => {
      const file = await fileOf('one');
      await writeFile(file, (await readFile(file)).subarray(0, -8));
      await expect(readPackFolder(directory, () => residence)).rejects.toThrow(/one .* is corrupt/);
      await rm(file);
      await expect(readPackFolder(directory, () => residence)).rejects.toThrow(/one cannot be read/);
    },
  );

  it('is rejected if its manifest is missing, malformed or of another format [F14]', async () => {
    const manifest = join(directory, 'manifest.json');
    const text = await readFile(manifest, 'utf8');
    await writeFile(manifest, text.replace('"formatVersion": 1', '"formatVersion": 99'));
    await expect(readPackFolder(directory)).rejects.toThrow('not of format 1');
    await writeFile(manifest, text.replace('"packs"', '"bags"'));
    await expect(readPackFolder(directory)).rejects.toThrow('malformed');
    await writeFile(manifest, '{');
    await expect(readPackFolder(directory)).rejects.toThrow('not JSON');
    await rm(manifest);
    await expect(readPackFolder(directory)).rejects.toThrow('build them first');
  });
});
