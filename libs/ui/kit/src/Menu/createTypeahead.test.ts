import { expect, it } from 'vitest';
import { createTypeahead } from './createTypeahead.ts';

const labels = ['Hukamnama', 'Help', 'Index', 'Sync', 'Search', 'ਸੁਖਮਨੀ'];

it('finds what begins with the letters', () => {
  let time = 0;
  const find = createTypeahead(() => time);
  expect(find('s', labels, -1)).toBe(3);
  expect(find('e', labels, 3)).toBe(4);
  time += 501;
  expect(find('ਸ', labels, 4)).toBe(5);
  time += 501;
  expect(find('x', labels, 5)).toBeNull();
});

it('goes on by the same letter', () => {
  const find = createTypeahead(() => 0);
  expect(find('H', labels, -1)).toBe(0);
  expect(find('h', labels, 0)).toBe(1);
  expect(find('h', labels, 1)).toBe(0);
});
