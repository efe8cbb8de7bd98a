import { expect, it } from 'vitest';
import { dropIndex } from './dropIndex.ts';

it.each([
  // Where it lies, and a little about it.
  [1, 70, 1],
  [1, 51, 1],
  [1, 109, 1],
  // Past its neighbours.
  [1, 111, 2],
  [1, 29, 0],
  // Beyond the ends.
  [0, 1000, 3],
  [3, -1000, 0],
])('item %i at %i falls to %i', (from, middle, expected) => {
  expect(dropIndex([30, 70, 110, 150], from, middle)).toBe(expected);
});
