import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Boundary,
  createRowBreaker,
  findPauseMove,
  type RowRoom,
  type RowWord,
  scaleOf,
} from './breakRows.ts';

const SPACE = 0.3;

/** Words of given widths; `;` after a width is a main pause, `,` a yamki. */
function wordsOf(text: string): RowWord[] {
  let at = 0;
  return text.split(' ').map((each) => {
    const width = Number.parseFloat(each);
    const start = at;
    at += width + SPACE;
    const boundary: Boundary = each.endsWith(';') ? 'main' : each.endsWith(',') ? 'yamki' : 'phrase';
    return { start, end: start + width, boundary };
  });
}

const WIDE: RowRoom = { width: 16, height: 7, rowHeight: 1.42, maxScale: 4 };
const breaksOf = (text: string, room = WIDE) => createRowBreaker(wordsOf(text))(room).breaks;

describe('the rows of a line', () => {
  it('break at the pause, although even rows would be larger [U21]', () => {
    const low = { ...WIDE, height: 4 };
    expect(breaksOf('2 2 2 2 2; 2 2 2', low)).toEqual([5]);
    expect(breaksOf('2 2 2, 2 2 2 2 2', low)).toEqual([3]);
  });

  it('break within a phrase only where no pause would do [U21]', () => {
    // Both phrases are too long for a row each; the pause is still a break.
    const breaks = breaksOf('2 2 2 2 2 2 2; 2 2 2 2 2 2 2');
    expect(breaks).toContain(7);
    expect(breaks.length).toBeGreaterThan(1);
  });

  it('have no last row of one short word [U21]', () => {
    expect(breaksOf('3 3 3 3; 1').at(-1)).not.toBe(4);
    expect(breaksOf('3 3 3 3 3 3 3 3; 1').at(-1)).not.toBe(8);
  });

  it('are as large as fits [U20]', () => {
    // A single word fills the width; three words get a row each where the room is high.
    expect(createRowBreaker(wordsOf('2'))(WIDE)).toEqual({ breaks: [], widest: 2 });
    expect(breaksOf('4 4 4', { width: 5, height: 9, rowHeight: 1.42, maxScale: 4 })).toEqual([1, 2]);
  });

  const line = fc
    .array(
      fc.tuple(
        fc.double({ min: 0.6, max: 5, noNaN: true }),
        fc.constantFrom<Boundary>('phrase', 'phrase', 'phrase', 'yamki', 'main'),
      ),
      { minLength: 1, maxLength: 40 },
    )
    .map((words) => {
      let at = 0;
      return words.map(([width, boundary]): RowWord => {
        const start = at;
        at += width + SPACE;
        return { start, end: start + width, boundary };
      });
    });
  const room = fc.record({
    width: fc.double({ min: 5, max: 40, noNaN: true }),
    height: fc.double({ min: 2, max: 20, noNaN: true }),
    rowHeight: fc.constant(1.42),
    maxScale: fc.constant(4),
  });

  it('hold every word once, in order, within the room', () => {
    fc.assert(
      fc.property(line, room, (words, space) => {
        const layout = createRowBreaker(words)(space);
        const { breaks, widest } = layout;
        expect([...breaks].sort((one, other) => one - other)).toEqual(breaks);
        expect(new Set(breaks).size).toBe(breaks.length);
        expect(breaks.every((place) => place > 0 && place < words.length)).toBe(true);
        const scale = scaleOf(layout, space);
        expect(widest * scale).toBeLessThanOrEqual(space.width * 1.0001);
        expect((breaks.length + 1) * space.rowHeight * scale).toBeLessThanOrEqual(space.height * 1.0001);
      }),
    );
  });

  it('never break within a phrase where a pause of the same rows would cost less than a quarter of the size [U21]', () => {
    fc.assert(
      fc.property(line, room, (words, space) => {
        const layout = createRowBreaker(words)(space);
        expect(findPauseMove(words, layout, space)).toBeNull();
      }),
    );
  });
});
