import { expect, it } from 'vitest';
import { listMovement } from './listMovement.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowRight', 0, null],
  ['a', 0, null],
])('listMovement moves by %s from %i of three to %j', (key, index, expected) => {
  expect(listMovement(key, index, 3, { axis: 'block' })).toBe(expected);
});

it('listMovement follows the text direction', () => {
  expect(listMovement('ArrowRight', 0, 3, { axis: 'inline' })).toBe(1);
  expect(listMovement('ArrowRight', 1, 3, { axis: 'inline', isRightToLeft: true })).toBe(0);
  expect(listMovement('ArrowLeft', 1, 3, { axis: 'inline', isRightToLeft: true })).toBe(2);
});

it('listMovement returns null for an empty list', () => {
  expect(listMovement('End', -1, 0, { axis: 'block' })).toBeNull();
});
