// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readLocalManifest } from './localManifest.ts';

const DIST = fileURLToPath(new URL('../../../../../dist/@naad/', import.meta.url));

async function built(): Promise<{ corpus: Record<string, unknown>; search: Record<string, unknown> }> {
  const [corpus, search] = await Promise.all(
    ['gurbani-corpus', 'gurbani-search'].map(
      async (folder) =>
        JSON.parse(await readFile(`${DIST}${folder}/manifest.json`, 'utf8')) as Record<string, unknown>,
    ),
  );
  return { corpus: corpus ?? {}, search: search ?? {} };
}

it('the manifest lists the packs of searches by letters and words, first letters first', async () => {
  const { packs, version } = readLocalManifest(await built());
  expect(packs.map(({ name }) => name)).toEqual([
    'catalogue',
    'lines',
    'text',
    'ranks',
    'letters',
    'gurmukhi',
    'folded',
    'main',
    'main-joined',
    'sound',
  ]);
  expect(version).toMatch(/^[0-9a-f]{64} [0-9a-f]{64}$/);
});

it('the transfer size is the sum of compressed sizes, or of full sizes if unknown', async () => {
  const manifests = await built();
  const { packs, transferBytes } = readLocalManifest(manifests);
  const all = packs.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(transferBytes).toBe(all);
  const letters = packs.find(({ name }) => name === 'letters')?.bytes ?? 0;
  expect(readLocalManifest({ ...manifests, transfer: { letters: 5 } }).transferBytes).toBe(all - letters + 5);
});

it('a malformed manifest, or one with packs of different builds, is refused', async () => {
  const { corpus, search } = await built();
  for (const body of [null, 'text', {}, { corpus }, { corpus, search: { ...search, builtFrom: 'another' } }])
    expect(() => readLocalManifest(body)).toThrow();
  expect(() => readLocalManifest({ corpus, search: { ...search, packs: [] } })).toThrow('lack ranks');
});
