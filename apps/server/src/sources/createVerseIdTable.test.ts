import { describe, expect, it } from 'vitest';
import { createTestSources, PROVENANCE } from '../testing/createTestSources.ts';
import { loadScripture } from '../testing/createTestServer.ts';
import { DataPack } from './packs/dataPack.ts';

describe('a verse-id table', () => {
  it('translates ids in both directions, without verses that this scripture lacks [T80]', async () => {
    const { corpus } = await loadScripture();
    const [first, second] = [corpus.line(0).verseId, corpus.line(1).verseId];
    const verses = { 22188: first, 22189: second, 22190: 999_999_999 };
    const { verseIds } = await createTestSources([{ kind: 'verse-ids', verses }]);
    expect(verseIds?.toOurs(22188)).toBe(first);
    expect(verseIds?.toTheirs(second)).toBe(22189);
    expect(verseIds?.toOurs(22190)).toBeNull();
    expect(verseIds?.toTheirs(corpus.line(2).verseId)).toBeNull();
    expect((await createTestSources([])).verseIds).toBeNull();
  });

  it('is refused if a verse of ours stands twice or an id is none [T80]', () => {
    const table = (verses: object) =>
      DataPack.safeParse({ ...PROVENANCE, kind: 'verse-ids', verses }).success;
    expect(table({ 1: 10, 2: 11 })).toBe(true);
    expect(table({ 1: 10, 2: 10 })).toBe(false);
    expect(table({ 0: 10 })).toBe(false);
    expect(table({ 1: 'ਅ' })).toBe(false);
  });
});
