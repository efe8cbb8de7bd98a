import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookletLength, bookletSides, fillPages } from './booklet.ts';

const piece = (height: number, isWithNext = false) => ({ height, isWithNext });

describe('the pages of a booklet', () => {
  it('are filled in order', () => {
    expect(fillPages([piece(40), piece(40), piece(40)], 100)).toEqual([[0, 1], [2]]);
    expect(fillPages([], 100)).toEqual([]);
  });

  it('keep a heading and a line with what follows', () => {
    expect(fillPages([piece(40), piece(30, true), piece(40)], 100)).toEqual([[0], [1, 2]]);
  });

  it('split pieces that belong together but fill more than a page', () => {
    expect(fillPages([piece(60, true), piece(60, true), piece(60)], 100)).toEqual([[0], [1], [2]]);
  });

  it('are refused if a piece is higher than a page', () => {
    expect(fillPages([piece(40), piece(101)], 100)).toBeNull();
  });

  it('have every piece once, in order, and never more than fits', () => {
    const pieces = fc.array(
      fc.record({ height: fc.integer({ min: 1, max: 100 }), isWithNext: fc.boolean() }),
    );
    fc.assert(
      fc.property(pieces, (all) => {
        const pages = fillPages(all, 100) ?? [];
        expect(pages.flat()).toEqual(all.map((_each, index) => index));
        for (const page of pages) {
          expect(page.length).toBeGreaterThan(0);
          expect(page.reduce((sum, index) => sum + (all[index]?.height ?? 0), 0)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

describe('the sides of a booklet', () => {
  it('pair the first page with the last, and the next two on the back', () => {
    expect(bookletSides(8)).toEqual([
      [7, 0],
      [1, 6],
      [5, 2],
      [3, 4],
    ]);
  });

  it('have each page once, and no side is without text [P68]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 400 }), (pages) => {
        const length = bookletLength(pages);
        const sides = bookletSides(length);
        expect(sides.flat().toSorted((one, other) => one - other)).toEqual(
          Array.from({ length }, (_each, index) => index),
        );
        // Every page but the last few has text, and the last has the source.
        const isFilled = (page: number) => page < pages - 1 || page === length - 1;
        for (const side of sides) expect(side.some(isFilled)).toBe(true);
      }),
    );
  });
});
