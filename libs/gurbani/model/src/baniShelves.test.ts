import { describe, expect, it } from 'vitest';
import { parseBaniId } from './ids.ts';
import { type BaniShelf, shelfOfId, shelveBanis } from './baniShelves.ts';

const bani = (number: number, shelf?: BaniShelf) => {
  const id = parseBaniId(number) ?? expect.unreachable();
  return { id, shelf: shelf ?? shelfOfId(id) };
};

describe('the bani list [S3.21]', () => {
  it('has the daily and the popular banis first, each in a fixed order [S9.25]', () => {
    const ids = [1, 2, 4, 6, 9, 10, 20, 21, 22, 23, 30, 31, 90, 91];
    const groups = shelveBanis(ids.toReversed().map((id) => bani(id)));
    expect(groups.map(({ shelf, banis }) => [shelf, banis.map(({ id }) => Number(id))])).toEqual([
      ['nitnem', [2, 4, 6, 9, 10, 20, 21, 23]],
      ['popular', [90, 30, 31, 22]],
      ['other', [91, 1]],
    ]);
  });

  it('has the other shelves in a fixed order, and leaves out empty ones', () => {
    const banis = [bani(975, 'dasam'), bani(86, 'vaar'), bani(28, 'granth'), bani(2)];
    expect(shelveBanis(banis).map(({ shelf }) => shelf)).toEqual(['nitnem', 'granth', 'vaar', 'dasam']);
    expect(shelveBanis([])).toEqual([]);
  });
});
