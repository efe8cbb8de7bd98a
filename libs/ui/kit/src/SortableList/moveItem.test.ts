import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveItem } from './moveItem.ts';

it.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 2, ['a', 'c', 'b', 'd']],
  [2, 2, ['a', 'b', 'c', 'd']],
  [-1, 2, ['a', 'b', 'c', 'd']],
  [0, 4, ['a', 'b', 'c', 'd']],
])('from %i to %i', (from, to, expected) => {
  expect(moveItem(['a', 'b', 'c', 'd'], from, to)).toEqual(expected);
});

it('loses nothing, keeps the order of the others, and is undone by the way back', () => {
  const lists = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), (list, a, b) => {
      const [from, to] = [a % list.length, b % list.length];
      const moved = moveItem(list, from, to);
      expect(moved[to]).toBe(list[from]);
      expect(moved.toSpliced(to, 1)).toEqual(list.toSpliced(from, 1));
      expect(moveItem(moved, to, from)).toEqual(list);
    }),
  );
});
