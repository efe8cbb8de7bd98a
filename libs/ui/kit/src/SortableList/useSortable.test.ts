import { expect, it } from 'vitest';
import fc from 'fast-check';
import { dropIndex, moveItem } from './useSortable.ts';

it.each([
  // At and near its own position.
  [1, 70, 1],
  [1, 51, 1],
  [1, 109, 1],
  // Past its neighbours.
  [1, 111, 2],
  [1, 29, 0],
  // Beyond the ends.
  [0, 1000, 3],
  [3, -1000, 0],
])('dropIndex drops item %i held at %i at index %i', (from, middle, expected) => {
  expect(dropIndex([30, 70, 110, 150], from, middle)).toBe(expected);
});

it.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 2, ['a', 'c', 'b', 'd']],
  [2, 2, ['a', 'b', 'c', 'd']],
  [-1, 2, ['a', 'b', 'c', 'd']],
  [0, 4, ['a', 'b', 'c', 'd']],
])('moveItem moves from %i to %i', (from, to, expected) => {
  expect(moveItem(['a', 'b', 'c', 'd'], from, to)).toEqual(expected);
});

it('moveItem loses nothing, keeps the order of the others, and is reversible', () => {
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
