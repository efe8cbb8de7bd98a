import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from './paragraph.ts';

const words = (...widths: number[]) => widths.map((width) => ({ width, pause: 0 }));

describe('breakLines', () => {
  it('uses as few lines as possible, of similar length', () => {
    expect(breakLines(words(1, 1, 1), 0, 10)).toEqual([3]);
    expect(breakLines(words(1, 1, 1, 1), 0, 3)).toEqual([2, 2]);
    expect(breakLines([], 0, 10)).toEqual([]);
  });

  it('ends lines at pauses unless they would become too uneven', () => {
    const line = (restAfter: number) =>
      Array.from({ length: 12 }, (_each, index) => ({ width: 1, pause: index === restAfter - 1 ? 1 : 0 }));
    expect(breakLines(line(5), 0, 10)).toEqual([5, 7]);
    expect(breakLines(line(3), 0, 10)).toEqual([6, 6]);
  });

  it('keeps all pieces in order, and only a piece that is itself too wide exceeds the width', () => {
    const piece = fc.record({
      width: fc.double({ min: 0.1, max: 6, noNaN: true }),
      pause: fc.constantFrom(0, 0.7, 1),
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
