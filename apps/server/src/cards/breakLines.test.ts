import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from './breakLines.ts';

const words = (...widths: number[]) => widths.map((width) => ({ width, rest: 0 }));

describe('lines of a card', () => {
  it('are as few as can be, and of like length', () => {
    expect(breakLines(words(1, 1, 1), 0, 10)).toEqual([3]);
    expect(breakLines(words(1, 1, 1, 1), 0, 3)).toEqual([2, 2]);
    expect(breakLines([], 0, 10)).toEqual([]);
  });

  it('end where one rests, unless they would be too uneven', () => {
    const line = (restAfter: number) =>
      Array.from({ length: 12 }, (_each, index) => ({ width: 1, rest: index === restAfter - 1 ? 1 : 0 }));
    expect(breakLines(line(5), 0, 10)).toEqual([5, 7]);
    expect(breakLines(line(3), 0, 10)).toEqual([6, 6]);
  });

  it('have all pieces in their order, none wider than there is room but a piece that is so itself', () => {
    const piece = fc.record({
      width: fc.double({ min: 0.1, max: 6, noNaN: true }),
      rest: fc.constantFrom(0, 0.7, 1),
    });
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 40 }), (pieces) => {
        const lines = breakLines(pieces, 0.3, 5);
        expect(lines.reduce((sum, count) => sum + count, 0)).toBe(pieces.length);
        let next = 0;
        for (const count of lines) {
          const own = pieces.slice(next, (next += count));
          const width = own.reduce((sum, each) => sum + each.width + 0.3, -0.3);
          expect(own.length === 1 || width <= 5 + 1e-9).toBe(true);
        }
      }),
    );
  });
});
