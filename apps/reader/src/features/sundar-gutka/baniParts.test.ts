import type { BaniVerse } from '@naad/api-client';
import { BANI_LENGTHS, type BaniLength, parseAng, parseVerseId } from '@naad/gurbani-model';
import { describe, expect, it } from 'vitest';
import { countsOfLengths, partsOf, versesOfLength } from './baniParts.ts';

const verse = (id: number, more: Partial<BaniVerse> = {}): BaniVerse => ({
  id: parseVerseId(id) ?? expect.unreachable(),
  ang: parseAng(1) ?? expect.unreachable(),
  unicode: `ਪੰਕਤੀ ${String(id)}`,
  visraams: [],
  translations: [],
  transliterations: [],
  paragraph: 1,
  isHeader: false,
  mangal: null,
  lengths: BANI_LENGTHS,
  ...more,
});

const LONG: readonly BaniLength[] = ['long', 'extralong'];
const VERSES = [
  verse(1, { isHeader: true }),
  verse(2, { isHeader: true, mangal: 'above' }),
  verse(3),
  verse(4, { lengths: LONG }),
  verse(5, { isHeader: true, lengths: LONG }),
  verse(6),
];
const idsOf = (verses: readonly BaniVerse[]) => verses.map(({ id }) => Number(id));

describe('the length of a bani', () => {
  it('has its lines without repeated invocations [B78]', () => {
    expect(idsOf(versesOfLength(VERSES, 'short'))).toEqual([1, 3, 6]);
    expect(idsOf(versesOfLength(VERSES, 'extralong'))).toEqual([1, 3, 4, 5, 6]);
  });

  it('has a line count', () => {
    expect(countsOfLengths(VERSES)).toEqual({ short: 3, medium: 3, long: 5, extralong: 5 });
  });
});

describe('the parts of a bani', () => {
  it('start at headings', () => {
    const parts = partsOf(VERSES);
    expect(parts.map(({ heading, verses }) => [idsOf(heading), idsOf(verses)])).toEqual([
      [
        [1, 2],
        [1, 2, 3, 4],
      ],
      [[5], [5, 6]],
    ]);
    expect(parts.map(({ id }) => id)).toEqual(['part-1', 'part-2']);
  });

  it('may start without a heading, and include every line', () => {
    const parts = partsOf(VERSES.slice(2));
    expect(parts.map(({ heading }) => heading.length)).toEqual([0, 1]);
    expect(parts.flatMap(({ verses }) => idsOf(verses))).toEqual([3, 4, 5, 6]);
    expect(partsOf([])).toEqual([]);
    expect(partsOf(VERSES.slice(0, 2))).toMatchObject([{ heading: [{ id: 1 }, { id: 2 }] }]);
  });
});
