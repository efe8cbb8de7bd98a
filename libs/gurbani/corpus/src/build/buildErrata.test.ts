import { describe, expect, it } from 'vitest';
import { applyErrata } from '../errata.ts';
import { buildErrata, readErrata, type StoredErratum } from './buildErrata.ts';
import { openSourceDatabase } from './sourceDatabase.ts';

const database = openSourceDatabase();
const errata = buildErrata(readErrata(), database.lines());

const example: StoredErratum = {
  line: 'X1TV',
  reason: 'signTypedEarly',
  source: 'diuD',
  shown: 'duiD',
  printed: null,
  ground: 'A letter takes one vowel sign.',
};

describe('the errata', () => {
  it("change thirteen lines and keep the source's reading in six [T40]", () => {
    const all = [...errata.values()].flat();
    expect(all).toHaveLength(19);
    expect(all.filter(({ source, shown }) => source.ascii !== shown.ascii)).toHaveLength(13);
  });

  it('show each line as a reader of its source would find it [T40]', () => {
    const shown = [...errata].map(([index, each]) =>
      applyErrata(database.lines()[index]?.gurmukhi ?? '', each),
    );
    expect(shown).toContain('cMf kop kir cMifkw; ey AwXuD kir lIn ]');
    expect(shown).toContain('bwdSwhIN cIsq kW nwh¤k bvd [208[');
    expect(shown).toContain('prs nprs Bey kuibjw kau; lY bYkuMiT isDwry ]1]');
  });

  it('never add, drop or change a letter, but move signs, pauses and half letters [T40]', () => {
    const letters = (ascii: string): string =>
      [...ascii.replace(/[;,. ]/g, '').replace('Î', 'X')].sort().join('');
    const changed = [...errata.values()]
      .flat()
      .filter(({ source, shown }) => letters(source.ascii) !== letters(shown.ascii));
    expect(changed).toEqual([]);
  });
});

describe('buildErrata', () => {
  const lines = [{ id: 'X1TV', gurmukhi: 'cMbylI diuD ivic' }];

  it('gives both encodings of the readings [T40]', () => {
    expect(buildErrata([example], lines).get(0)).toEqual([
      {
        reason: 'signTypedEarly',
        source: { ascii: 'diuD', unicode: 'ਦਿੁਧ' },
        shown: { ascii: 'duiD', unicode: 'ਦੁਧਿ' },
        printed: null,
        ground: example.ground,
      },
    ]);
  });

  it.each<[string, Partial<StoredErratum>, string]>([
    ['a line that the source lacks', { line: '0000' }, 'cMbylI diuD ivic'],
    ['words that the source has corrected', {}, 'cMbylI duiD ivic'],
    ['words that stand twice', {}, 'diuD diuD'],
    ['a part of a word', { source: 'iuD' }, 'cMbylI diuD ivic'],
  ])('refuses %s [T40]', (_subject, change, gurmukhi) => {
    expect(() => buildErrata([{ ...example, ...change }], [{ id: 'X1TV', gurmukhi }])).toThrow(
      "doesn't apply",
    );
  });
});
