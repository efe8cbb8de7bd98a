// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findPacks, readDeviceManifest } from './deviceManifest.ts';
import { DEVICE_PARTS, kindsOf, packNamesOf } from './deviceParts.ts';
import { SEARCH_KINDS } from '@naad/gurbani-model';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));
const HUKAMNAMAS = {
  name: 'hukamnamas',
  file: 'hukamnamas-0.pack',
  bytes: 100,
  sha256: 'a'.repeat(64),
};

async function built() {
  const [corpus, search] = await Promise.all(
    ['gurbani-corpus', 'gurbani-search'].map(
      async (folder) =>
        JSON.parse(await readFile(`${DIST}${folder}/manifest.json`, 'utf8')) as Record<string, unknown>,
    ),
  );
  return { corpus: corpus ?? {}, search: search ?? {}, hukamnamas: HUKAMNAMAS };
}

it('a choice names its packs once, those for reading first, then its translations [O11]', () => {
  expect(packNamesOf({ parts: ['letters', 'reading'], translations: ['en.ssk'] })).toEqual([
    'catalogue',
    'lines',
    'text',
    'source',
    'ranks',
    'translation-en.ssk',
    'letters',
  ]);
});

it('all parts together are in the build and answer every kind of search [O11]', async () => {
  const manifest = readDeviceManifest(await built());
  const names = packNamesOf({ parts: DEVICE_PARTS, translations: [] });
  expect(findPacks(manifest, names).map(({ name }) => name)).toEqual(names);
  expect([...kindsOf(DEVICE_PARTS)].sort()).toEqual([...SEARCH_KINDS].sort());
  expect(() => findPacks(manifest, ['translation-xx.yy'])).toThrow('lack translation-xx.yy');
});

it('the size of a pack is that of its transfer, or the full one if unknown [O11]', async () => {
  const { transferOf, packs } = readDeviceManifest({ ...(await built()), transfer: { letters: 5 } });
  const [letters, text] = findPacks({ packs } as never, ['letters', 'text']);
  expect(letters && transferOf(letters)).toBe(5);
  expect(text && transferOf(text)).toBe(text?.bytes);
});

it('a malformed manifest, or one with packs of different builds, is refused', async () => {
  const { corpus, search, hukamnamas } = await built();
  for (const body of [
    null,
    'text',
    {},
    { corpus },
    { corpus, search },
    { corpus, search: { ...search, builtFrom: 'another' }, hukamnamas },
  ])
    expect(() => readDeviceManifest(body)).toThrow();
});

it('another build, or another archive of hukamnamas, is another version', async () => {
  const body = await built();
  const versions = [
    body,
    { ...body, search: { ...body.search, hash: 'f' } },
    { ...body, hukamnamas: { ...HUKAMNAMAS, sha256: 'b' } },
  ].map((each) => readDeviceManifest(each).version);
  expect(new Set(versions).size).toBe(3);
});
