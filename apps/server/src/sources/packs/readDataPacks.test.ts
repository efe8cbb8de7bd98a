import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PROVENANCE } from '../../testing/createTestSources.ts';
import { HUKAMNAMA_DAYS } from '../../testing/hukamnamaDays.ts';
import { DataPackError, readDataPacks } from './readDataPacks.ts';

/** Writes a folder of files, given as text or as a value for JSON. */
async function folderOf(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naad-packs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

/** Returns the problems a folder is refused for, without the folder's path. */
async function problemsOf(files: Readonly<Record<string, unknown>>): Promise<string[]> {
  const folder = await folderOf(files);
  const error: unknown = await readDataPacks(folder).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DataPackError);
  return (error as DataPackError).problems.map((each) => each.replaceAll(`${folder}${path.sep}`, ''));
}

const kosh = { ...PROVENANCE, kind: 'kosh', entries: [{ word: 'ਅਗਮ', definition: 'ਅਪਹੁੰਚ' }] };
const days = { ...PROVENANCE, kind: 'hukamnamas', days: HUKAMNAMA_DAYS };

describe('readDataPacks [R9]', () => {
  it('reads packs in order of their names, and no other files', async () => {
    const folder = await folderOf({
      'b.pack.json': days,
      'a.pack.json': kosh,
      'c.json': '{',
      'README.md': '#',
    });
    expect((await readDataPacks(folder)).map(({ kind }) => kind)).toEqual(['kosh', 'hukamnamas']);
    expect(await readDataPacks(await folderOf({}))).toEqual([]);
  });

  it('accepts the examples of every kind in docs/data-packs.md', async () => {
    const text = await readFile(new URL('../../../../../docs/data-packs.md', import.meta.url), 'utf8');
    const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => json ?? '');
    const folder = await folderOf(
      Object.fromEntries(examples.map((each, index) => [`${String(index)}.pack.json`, each])),
    );
    const kinds = (await readDataPacks(folder)).map(({ kind }) => kind);
    expect([...kinds].sort()).toEqual([
      'amrit-keertan',
      'bani-lengths',
      'hindi-translation',
      'hukamnamas',
      'kosh',
      'rehats',
      'translation',
      'verse-ids',
      'visraams',
    ]);
    for (const kind of kinds) expect(text).toContain(`\`${kind}\``);
  });

  it('reads an archive of hukamnamas from a file or a folder', async () => {
    const [first] = Object.entries(HUKAMNAMA_DAYS);
    for (const files of [
      { 'days.json': HUKAMNAMA_DAYS },
      Object.fromEntries(
        Object.entries(HUKAMNAMA_DAYS).map(([day, value]) => [
          `days.json/${day.replaceAll('-', '/')}.json`,
          value,
        ]),
      ),
    ]) {
      const pack = { ...days, days: { archive: 'days.json' } };
      const [read] = await readDataPacks(await folderOf({ ...files, 'a.pack.json': pack }));
      expect(read).toMatchObject({ days: Object.fromEntries([first ?? expect.unreachable()]) });
      expect(Object.keys(read?.kind === 'hukamnamas' ? read.days : {})).toHaveLength(
        Object.keys(HUKAMNAMA_DAYS).length,
      );
    }
  });
});

describe('a fault in a data pack', () => {
  it('is reported with file and path, together with all others', async () => {
    const { licence: _, ...withoutLicence } = kosh;
    const problems = await problemsOf({
      'a.pack.json': withoutLicence,
      'b.pack.json': '{"format":',
      'c.pack.json': { ...kosh, url: 'javascript:alert(1)', entries: [{ word: 'Agm', definition: '' }] },
      'd.pack.json': kosh,
    });
    expect(problems).toEqual([
      expect.stringMatching(/^a\.pack\.json: licence: /) as string,
      expect.stringMatching(/^b\.pack\.json is no JSON: /) as string,
      'c.pack.json: url: should be an http or https address',
      'c.pack.json: entries[0].word: should be Gurmukhi in Unicode',
      expect.stringMatching(/^c\.pack\.json: entries\[0\]\.definition: /) as string,
    ]);
  });

  it.each<[string, object]>([
    ['kind', { kind: 'dictionary' }],
    ['version', { version: 2 }],
    ['format', { format: 'json' }],
    ['name', { name: ' ' }],
    ['the document', { entires: [] }],
  ])('is refused at %s', async (place, change) => {
    const [problem] = await problemsOf({ 'a.pack.json': { ...kosh, ...change } });
    expect(problem).toMatch(new RegExp(`^a\\.pack\\.json: ${place}: `));
  });

  it('is reported at most ten times for a file', async () => {
    const entries = Array.from({ length: 1000 }, () => ({ word: 'x', definition: 'x' }));
    const problems = await problemsOf({ 'a.pack.json': { ...kosh, entries } });
    expect(problems).toHaveLength(11);
    expect(problems.at(-1)).toBe('a.pack.json: and 990 more');
  });

  it("may be in the archive it names or be the archive's absence", async () => {
    const pack = { ...days, days: { archive: 'days' } };
    expect((await problemsOf({ 'a.pack.json': pack }))[0]).toContain('there is no');
    const broken = { 'a.pack.json': pack, 'days/2024/01/31.json': '{"shabad_ids": 1}' };
    expect((await problemsOf(broken))[0]).toMatch(/31\.json: shabad_ids: /);
    expect(await problemsOf({ 'a.pack.json': { ...days, days: { '2024-02-30': {} } } })).toHaveLength(1);
  });

  it('includes a missing folder', async () => {
    await expect(readDataPacks('/nowhere/at/all')).rejects.toThrow('cannot be read');
  });
});
