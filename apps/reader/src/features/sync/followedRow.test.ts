import { expect, it } from 'vitest';
import { followedRow } from './followedRow.ts';

const verses = [11, 12, 13, 12, 14].map((id) => ({ id }));

it.each([
  ['the verse', 'shabad', 13, null, 2],
  ['the first of a verse that is said again', 'bani', 12, null, 1],
  ['the one of them that was counted', 'bani', 12, 4, 3],
  ['the one of them nearest to the count', 'bani', 12, 5, 3],
  ['the verse, though the count is of other rows', 'shabad', 11, 3, 0],
  ['the row, where a desktop has an id of its own', 'bani', 5003, 3, 2],
  ['none of a shabad that has no such verse', 'shabad', 99, 2, null],
  ['none beyond the end', 'bani', 5003, 6, null],
  ['none where nothing is known', 'bani', null, null, null],
] as const)('is %s', (_, kind, highlight, lineCount, row) => {
  expect(followedRow(verses, { kind, highlight, lineCount })).toBe(row);
});
