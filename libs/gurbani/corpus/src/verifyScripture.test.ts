import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Corpus } from './corpus.ts';
import { createMerklePaths, groupHash, lineHash, loadCorpus, merkleRoot } from './node/index.ts';
import { parseSignedManifest } from './signedManifest.ts';
import { verifyScripture } from './verifyScripture.ts';

const DIST = fileURLToPath(new URL('../../../../dist/@naad/gurbani-corpus', import.meta.url));
const hashes = { lineHash, groupHash, merkleRoot, createMerklePaths };

type Manifest = Parameters<typeof verifyScripture>[1];

/** Runs every step, and counts them. */
function verify(corpus: Corpus, manifest: Manifest) {
  const steps = verifyScripture(corpus, manifest, hashes);
  for (let count = 0; ; count++) {
    const { done, value } = steps.next();
    if (done) return { finding: value, steps: count };
  }
}

describe('the verification of the scripture', () => {
  let corpus: Corpus;
  let manifest: Manifest;
  beforeAll(async () => {
    corpus = await loadCorpus(DIST);
    const { groups, root } = corpus.receipts();
    manifest = { groups, root, lineCount: corpus.lineCount };
  });

  it('passes the packs of the build, with a pause after each ang [O14]', () => {
    expect(verify(corpus, manifest)).toEqual({ finding: null, steps: manifest.groups.length });
  });

  it('finds a changed letter, a line that moved and one that is missing [O14]', () => {
    const line = corpus.page('G', 917)?.[3] ?? expect.unreachable();
    const changed = (unicode: Corpus['unicode']): Corpus => ({ ...corpus, unicode });
    const oneLetter = changed((index) => corpus.unicode(index) + (index === line ? 'ਾ' : ''));
    expect(verify(oneLetter, manifest).finding).toBe('the hash of G ang 917 differs');
    const swapped = changed((index) =>
      corpus.unicode(index === line ? line + 1 : index === line + 1 ? line : index),
    );
    expect(verify(swapped, manifest).finding).toBe('the hash of G ang 917 differs');
    const without: Corpus = {
      ...corpus,
      page: (source, ang) => corpus.page(source, ang)?.filter((each) => each !== line) ?? null,
    };
    expect(verify(without, manifest).finding).toBe('the hash of G ang 917 differs');
  });

  it('finds a manifest whose root or counts are of another scripture [O14]', () => {
    expect(verify(corpus, { ...manifest, root: '0'.repeat(64) }).finding).toBe('the Merkle root differs');
    expect(verify(corpus, { ...manifest, lineCount: 1 }).finding).toBe('the number of lines differs');
    expect(verify(corpus, { ...manifest, groups: manifest.groups.slice(1) }).finding).toBe(
      'the number of angs differs',
    );
  });
});

describe('a signed manifest', () => {
  const group = [1, 2, 'ab'];
  const signed = {
    format: 'naad-manifest/1',
    root: 'cd',
    lineCount: 2,
    works: [{ id: 'G', unit: 'ang', groups: [group] }],
    packs: [{ name: 'text', sha256: 'ef' }],
  };

  it('names the hashes of the angs and of the packs', () => {
    expect(parseSignedManifest(JSON.stringify(signed))).toEqual({
      root: 'cd',
      lineCount: 2,
      groups: [{ sourceId: 'G', unit: 'ang', number: 1, lineCount: 2, sha256: 'ab' }],
      packs: new Map([['text', 'ef']]),
    });
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['another format', JSON.stringify({ ...signed, format: 'naad-manifest/2' })],
    ['an unknown work', JSON.stringify({ ...signed, works: [{ id: 'X', unit: 'ang', groups: [] }] })],
    ['a malformed group', JSON.stringify({ ...signed, works: [{ id: 'G', unit: 'ang', groups: [['1']] }] })],
    ['a malformed pack', JSON.stringify({ ...signed, packs: ['text'] })],
  ])('is refused: %s', (_, text) => {
    expect(() => parseSignedManifest(text)).toThrow('malformed');
  });
});
