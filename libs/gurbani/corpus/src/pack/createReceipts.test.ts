import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseVerseId } from '@naad/gurbani-model';
import { describe, expect, it } from 'vitest';
import { checkReceipts } from '../build/checkReceipts.ts';
import { loadCorpus } from '../node/index.ts';

const corpus = await loadCorpus(
  fileURLToPath(new URL('../../../../../dist/@naad/gurbani-corpus', import.meta.url)),
);
const receipts = corpus.receipts();
const acknowledged = JSON.parse(
  readFileSync(new URL('../../merkle-root.json', import.meta.url), 'utf8'),
) as unknown;

function lineOf(sourceId: string): number {
  const id = parseVerseId(String(Number.parseInt(sourceId, 36)));
  const line = id === null ? null : corpus.lineIndexOf(id);
  if (line === null) throw new RangeError(`There is no line ${sourceId}.`);
  return line;
}

describe('the receipts of the built scripture', () => {
  it('have the root that the repository prints [T52]', () => {
    expect(acknowledged).toEqual({
      builtFrom: corpus.info.builtFrom,
      lines: corpus.lineCount,
      root: receipts.root,
    });
  });

  it('cover each line once, in 3,601 angs and 95 shabads [T52]', () => {
    const units = receipts.groups.map(({ unit }) => unit);
    expect(units.filter((unit) => unit === 'ang')).toHaveLength(3601);
    expect(units.filter((unit) => unit === 'shabad')).toHaveLength(95);
    const covered = receipts.groups.flatMap((_, group) => receipts.linesOf(group));
    expect(covered).toHaveLength(141_264);
    expect(new Set(covered).size).toBe(141_264);
    const [line = 0] = receipts.linesOf(917);
    expect(receipts.groupOf(line)).toEqual({ group: 917, place: 0 });
  });

  it('are checked against the texts, so that one changed letter is named [T52]', () => {
    const found: string[] = [];
    const altered = { ...corpus, unicode: (line: number) => corpus.unicode(line).replace('ਅਜੂਨੀ', 'ਅਜੂਨਿ') };
    checkReceipts(altered, (finding) => found.push(finding));
    expect(found).toContain('hash of G ang 1 differs');
    expect(found).toContain('hash of line 1 of G ang 1 differs');
    expect(found).not.toContain('hash of G ang 2 differs');
  });

  it('name the edition of every line that the newer release has letter for letter, and of no other [T53]', () => {
    const lines = Array.from({ length: corpus.lineCount }, (_, index) => receipts.editionOf(index));
    expect(lines.filter((each) => each !== null)).toHaveLength(141_256);
    expect(lines.filter((each) => each !== null && each.page !== null)).toHaveLength(128_309);
    expect(lines.filter((each) => each !== null && each.line !== null)).toHaveLength(61_355);
    expect(receipts.editionOf(lineOf('N32Z'))).toMatchObject({
      edition: { id: 'SSA2', title: 'Shabadaarth', publisher: 'SGPC', published: '2009-2012' },
      page: 313,
      line: 18,
    });
    // Its letters differ: ਪਰਸ ਨਪਰਸ here, ਪਰਸਨ ਪਰਸ there.
    expect(receipts.editionOf(lineOf('ULEP'))).toBeNull();
  });

  it('name the published work of each translation [T53]', () => {
    const titles = corpus.catalogue.translators.map(({ key }) => receipts.editionOfTranslation(key)?.id);
    expect(titles).toHaveLength(16);
    expect(titles).not.toContain(undefined);
    expect(receipts.editionOfTranslation('en.bindra')?.title).toBe('Kalaam-e-Goya');
    expect(receipts.editionOfTranslation('en.bdb')).toBeNull();
  });

  it('are found by an id that another release gives the line [T64]', () => {
    const line = lineOf('FAGA');
    expect(lineOf('FABA')).toBe(line);
    expect(corpus.aliasesOf(line)).toEqual([Number.parseInt('FABA', 36)]);
    expect(corpus.aliasesOf(0)).toEqual([]);
  });
});
