import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { BANI_LENGTHS, type BaniLength, groupLengths, shelfOfId } from '@naad/gurbani-model';
import { readBaniEntries } from './build/baniEntries.ts';
import { openSourceDatabase } from './build/sourceDatabase.ts';
import type { CatalogueBani } from './catalogue.ts';
import { loadCorpus } from './node/index.ts';

const corpus = await loadCorpus(
  fileURLToPath(new URL('../../../../dist/@naad/gurbani-corpus', import.meta.url)),
);
const { banis } = corpus.catalogue;
const entries = readBaniEntries();
const database = openSourceDatabase();
afterAll(() => {
  database.close();
});

const baniOf = (id: number): CatalogueBani =>
  banis.find((each) => Number(each.id) === id) ?? expect.unreachable(`no bani ${String(id)}`);
const lengthsOf = (bits: number): BaniLength[] =>
  BANI_LENGTHS.filter((_, index) => (bits & (1 << index)) !== 0);
const linesIn = (bani: CatalogueBani, length: BaniLength): number[] =>
  bani.lines.filter(({ lengths }) => lengthsOf(lengths).includes(length)).map(({ line }) => line);

/** Checksums of the lines and lengths of the banis of the first release, by today's ids. */
const FIRST_BANIS: readonly (readonly [id: number, sha256: string])[] = [
  [2, 'df6470b9592b'],
  [3, '0e9520b7b735'],
  [4, 'f1bd17942672'],
  [5, 'f5e63958636b'],
  [6, '8b656a19a210'],
  [7, '8cf62e8bb5df'],
  [9, '463ca0942b30'],
  [10, '32a9324e39e4'],
  [11, 'f23fdb03f424'],
  [13, 'ea8903644cd3'],
  [21, '07117d1547e7'],
  [22, 'fc43a1cfca54'],
  [23, '7e62cc44c21f'],
  [24, 'aa674550805a'],
  [27, '6728f8d932ec'],
  [29, 'ff7648b45b86'],
  [30, '8ffda9eb7b59'],
  [31, '3e56d070a1a3'],
  [33, 'f7d7ec9cca15'],
  [34, '5026dfd0a64c'],
  [35, 'f82b33e1c99d'],
  [46, '8cfef2a511c5'],
  [90, '35bfdcf7c55e'],
  [906, 'ab4e12058d11'],
  [926, '5b16b5ce36b7'],
  [927, '42dc0ae5b74b'],
  [929, '3cb4deda7b05'],
];

/** The first and last words of some banis, as printed. */
const WORDS: readonly (readonly [id: number, first: string, last: string])[] = [
  [28, 'ਤੁਖਾਰੀ ਛੰਤ ਮਹਲਾ ੧ ਬਾਰਹ ਮਾਹਾ ॥', 'ਹਰਿ ਵਰੁ ਥਿਰੁ ਸੋਹਾਗੋ ॥੧੭॥੧॥'],
  [38, 'ੴ ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ ॥', 'ਅਠਾਰਹ ਦਸ ਬੀਸ ॥੧॥੧॥'],
  [104, 'ਬਸੰਤ ਕੀ ਵਾਰ ਮਹਲੁ ੫ ॥', 'ਨਾਨਕੁ ਸੁਣਾਵੈ ॥੩॥੧॥'],
  [936, 'ਰਾਗੁ ਗਉੜੀ ਪੂਰਬੀ ਬਾਵਨ ਅਖਰੀ ਕਬੀਰ ਜੀਉ ਕੀ ॥', 'ਕਹਿ ਕਬੀਰ ਜਾਨੈਗਾ ਸੋਈ ॥੪੫॥'],
  [956, 'ਫੁਨਹੇ ਮਹਲਾ ੫ ॥', 'ਪਾਪ ਤਨ ਤੇ ਖਿਸਰਿਆ ॥੨੩॥'],
  [957, 'ਚਉਬੋਲੇ ਮਹਲਾ ੫ ॥', 'ਨਾਨਕ ਅਧਮ ਪਤੰਗ ॥੧੧॥'],
  [958, 'ਸਲੋਕ ਭਗਤ ਕਬੀਰ ਜੀਉ ਕੇ ॥', 'ਤਾ ਕੋ ਬਡੋ ਅਭਾਗੁ ॥੨੪੩॥'],
  [959, 'ਸਲੋਕ ਸੇਖ ਫਰੀਦ ਕੇ ॥', 'ਨ ਠਾਹੇ ਕਹੀ ਦਾ ॥੧੩੦॥'],
  [973, 'ੴ ਵਾਹਿਗੁਰੂ ਜੀ ਕੀ ਫਤਹ ॥', 'ਅੰਤ ਕੀ ਬਾਰਿ ਇਕੇਲੋ ਈ ਜੈ ਹੈ ॥੩੩॥'],
  [975, 'ੴ ਹੁਕਮ ਸਤਿ ॥', 'ਆਜ਼ਾਰ ਆਵੁਰਦ ॥੧੧੧॥੧॥'],
];

describe('the banis', () => {
  it('are 119, each once and none empty, under ids below those that lists leave out [T6]', () => {
    const ids = banis.flatMap(({ id, formerIds }) => [id, ...formerIds]).map(Number);
    expect(banis).toHaveLength(119);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(1000);
    expect(new Set(banis.map(({ name }) => name.unicode)).size).toBe(banis.length);
    for (const { id, lines, name } of banis) {
      expect(lines.length, String(id)).toBeGreaterThan(7);
      expect(name.english, String(id)).toMatch(/^[A-Z0-9]/);
    }
  });

  it("keep the clients' ids, the vaars in the order of the scripture from 86 to 107 [T8]", () => {
    const vaars = Array.from({ length: 22 }, (_, index) => baniOf(86 + index));
    const starts = vaars.map(({ lines, id }) =>
      // Asa Ki Var begins with the chhants that are sung with it.
      Math.min(
        ...lines.map(({ line }) => line).filter((line) => Number(id) !== 90 || corpus.line(line).ang >= 462),
      ),
    );
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect([11, 13, 28, 35, 38, 46].map((id) => baniOf(id).name.english)).toEqual([
      'Lavan (Anand Karaj)',
      'Chandi Di Var',
      'Barah Maha Tukhari',
      'Oankaar',
      'Raagmala',
      'Raamkali Sad',
    ]);
    for (const { id, shelf } of banis)
      if (['nitnem', 'popular'].includes(shelfOfId(id))) expect(shelf).toBe(shelfOfId(id));
  });

  it('of former ids are the banis that had them [T9]', () => {
    expect(
      banis.flatMap(({ id, formerIds }) => formerIds.map((former) => [Number(former), Number(id)])),
    ).toEqual([
      [925, 11],
      [924, 13],
      [922, 35],
      [928, 46],
    ]);
  });

  it.each(FIRST_BANIS)('have the lines and lengths that bani %i always had [T10]', (id, sha256) => {
    const lines = baniOf(id).lines.map(
      ({ line, lengths }) => `${String(corpus.line(line).verseId)} ${String(lengths)}`,
    );
    expect(createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12)).toBe(sha256);
  });

  it('that are ranges have every line from their heading to the next one, once and in order [T11]', () => {
    for (const { id, forms } of entries) {
      const [form] = forms;
      if (!form || !('first' in form)) continue;
      const lines = baniOf(id).lines.map(({ line }) => line);
      expect(
        lines.map((line) => line - (lines[0] ?? 0)),
        String(id),
      ).toEqual(lines.map((_, index) => index));
      expect(corpus.unicode(lines[0] ?? 0)).toBe(form.first.text);
      expect(corpus.unicode(lines.at(-1) ?? 0)).toBe(form.last.text);
      expect(corpus.unicode((lines.at(-1) ?? 0) + 1)).toBe(form.next.text);
      // No heading of the range's kind is cut off: it ends in a counted verse or a closing.
      expect(form.last.text, String(id)).toMatch(/[੦-੯]॥$|ਸੁਧੁ(?: ਕੀਚੇ)?(?: ॥)?$|ਜੋੜੁ ॥$|ਸਮਾਪਤਮ|ਸੰਪੂਰਨ|ਅਫਜੂ|ਭੇਦ ॥$/u);
    }
  });

  it.each(WORDS)('begin and end with their first and last words: %i [T11]', (id, first, last) => {
    const { lines } = baniOf(id);
    expect(corpus.unicode(lines[0]?.line ?? 0)).toBe(first);
    expect(corpus.unicode(lines.at(-1)?.line ?? 0)).toContain(last);
  });

  it("of the bhagats have no Guru's shabad but those under a bhagat's heading [T11]", () => {
    for (const { id, shelf, lines } of banis) {
      if (shelf !== 'bhagat' || Number(id) > 900) continue;
      const gurus = lines.filter(({ line }) => corpus.line(line).writer.name.english.startsWith('Guru '));
      expect(gurus.length / lines.length, String(id)).toBeLessThan(0.25);
    }
  });
});

describe('the forms of a bani', () => {
  it('are as many as the source database has, with its marks and no others [T1]', () => {
    const several = banis.filter(({ forms }) => forms.length > 1);
    expect(
      several.map(({ id, forms }) => [Number(id), forms.map(({ mark, partOf }) => mark ?? partOf)]),
    ).toEqual([
      [9, [null, 21]],
      [21, ['S', 'T']],
      [22, [null, null]],
    ]);
    for (const { forms, lines } of banis)
      expect(forms.map(({ lengths }) => lengths)).toEqual(
        groupLengths(lines.map(({ lengths }) => lengthsOf(lengths))),
      );
  });

  it('have the lines of the source database in their order [T1]', () => {
    const rows = database.baniLines();
    const lineOf = new Map(database.lines().map(({ id }, index) => [id, index]));
    for (const { id, forms } of entries)
      forms.forEach((form, index) => {
        if (!('bani' in form)) return;
        const { bani, groups: [from, to] = [0, Infinity] } = form;
        const expected = rows.filter(({ baniId, group }) => baniId === bani && group >= from && group <= to);
        const [length = 'short'] = baniOf(id).forms[index]?.lengths ?? [];
        expect(linesIn(baniOf(id), length), `${String(id)} ${length}`).toEqual(
          expected.map(({ lineId }) => lineOf.get(lineId)),
        );
      });
  });
});
