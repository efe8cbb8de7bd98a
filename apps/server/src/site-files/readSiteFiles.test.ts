import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSiteFiles, SiteFilesError } from './readSiteFiles.ts';

const docs = fileURLToPath(new URL('../../../../docs/', import.meta.url));
const sample = path.join(docs, 'samples/site-files');

/** Returns the sample with some of its documents changed. */
async function folderWith(changes: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naad-site-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(sample, folder, { recursive: true });
  for (const [name, content] of Object.entries(changes)) {
    await writeFile(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

async function problemsOf(changes: Readonly<Record<string, unknown>>): Promise<string[]> {
  const folder = await folderWith(changes);
  const error: unknown = await readSiteFiles(folder).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SiteFilesError);
  return (error as SiteFilesError).problems.map((each) => each.replaceAll(`${folder}${path.sep}`, ''));
}

const doodles = (...given: object[]) => ({
  format: 'naad-doodles',
  version: 1,
  doodles: given.map((each) => ({ image: 'river.svg', description: 'x', credit: { name: 'y' }, ...each })),
});
const banners = (...given: object[]) => ({
  format: 'naad-banners',
  version: 1,
  banners: given.map((each) => ({ id: 'news', message: 'x', ...each })),
});

describe('site files [K18]', () => {
  it('of the sample are shown on their days, except the disabled call for donations [S1.19]', async () => {
    const files = await readSiteFiles(sample);
    expect(files.doodles('2031-11-24')).toEqual([
      {
        Image: '/site-files/river.svg',
        ImageSquare: null,
        Description: 'A river at dawn',
        Link: '/hukamnama',
        SourceText: 'The makers of this sample',
        SourceLink: '/about',
      },
    ]);
    expect(files.doodles('2031-11-26')).toEqual([]);
    expect(files.images.get('river.svg')?.type).toBe('image/svg+xml');
    expect(files.messages('2026-12-01').map(({ ID }) => ID)).toEqual(['maintenance']);
    expect(files.messages('2027-12-01')).toEqual([]);
    expect(files.banner('2026-12-02')).toBeNull();
    expect(files.banner('2026-12-01')).toMatchObject({ tone: 'warning', link: null });
  });

  it('match the examples in docs/site-files.md', async () => {
    const text = await readFile(path.join(docs, 'site-files.md'), 'utf8');
    const [first = '', second = ''] = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => json ?? '');
    const files = await readSiteFiles(await folderWith({ 'doodles.json': first, 'banners.json': second }));
    expect(files.hasDoodles).toBe(true);
    expect(files.doodles('2026-11-25')).toHaveLength(1);
    expect(files.banner('2026-11-25')).toBeNull();
  });

  it('may be missing', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'naad-site-files-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const files = await readSiteFiles(folder);
    expect([files.hasDoodles, files.banner('2026-01-01')]).toEqual([false, null]);
  });

  it.each([
    [{}, ['2026-01-01', '2030-07-07'], []],
    [{ from: '12-28', to: '01-03' }, ['2026-12-28', '2027-01-03'], ['2026-12-27', '2026-01-04']],
    [{ from: '2026-12-28', to: '2027-01-03' }, ['2027-01-01'], ['2026-01-01', '2027-12-30']],
    [{ from: '2026-05-05' }, ['2026-05-05', '2027-01-01'], ['2026-05-04']],
    [{ to: '2026-05-05' }, ['2025-12-31', '2026-05-05'], ['2026-05-06']],
  ])('with %j are shown on their days only', async (span, on, off) => {
    const files = await readSiteFiles(await folderWith({ 'banners.json': banners(span) }));
    for (const day of on) expect(files.banner(day), day).not.toBeNull();
    for (const day of off) expect(files.banner(day), day).toBeNull();
  });

  it('with changed words are a new banner, so that visitors who dismissed the old one see it', async () => {
    const idOf = async (message: string) =>
      (await readSiteFiles(await folderWith({ 'banners.json': banners({ message }) }))).banner('2026-01-01')
        ?.id;
    expect(await idOf('one')).toBe(await idOf('one'));
    expect(await idOf('one')).not.toBe(await idOf('two'));
    expect(await idOf('one')).toMatch(/^[a-z\d]+$/);
  });

  it('report all problems at once, with file and path', async () => {
    const problems = await problemsOf({
      'doodles.json': doodles({ from: '2026-13-01' }, { link: 'javascript:alert(1)' }),
      'banners.json': '{',
    });
    expect(problems).toEqual([
      expect.stringContaining('doodles.json: doodles.0.from: should be a day') as string,
      expect.stringContaining('doodles.json: doodles.1.link: should be an https address') as string,
      expect.stringMatching(/^banners\.json is no JSON: /) as string,
    ]);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    [
      'a picture that is not there',
      { 'doodles.json': doodles({ image: 'none.png' }) },
      /none\.png cannot be read/,
    ],
    ['a path for a picture', { 'doodles.json': doodles({ image: '../banners.json' }) }, /name of a picture/],
    ['another host without encryption', { 'doodles.json': doodles({ link: 'http://x.example/' }) }, /https/],
    [
      'another host by two slashes',
      { 'banners.json': banners({ link: { href: '//x.example', label: 'x' } }) },
      /https/,
    ],
    ['a backslash', { 'banners.json': banners({ link: { href: '/\\x.example', label: 'x' } }) }, /https/],
    ['a misspelt field', { 'banners.json': banners({ enabeld: false }) }, /enabeld/],
    ['spans of two kinds', { 'banners.json': banners({ from: '2026-01-01', to: '02-01' }) }, /neither/],
    ['another format', { 'banners.json': { ...banners(), version: 2 } }, /version/],
    ['too large a picture', { 'images/river.svg': `<svg>${'x'.repeat(1_000_000)}</svg>` }, /megabyte/],
  ])('with %s are refused', async (_what, changes, problem) => {
    expect((await problemsOf(changes)).join()).toMatch(problem);
  });
});
