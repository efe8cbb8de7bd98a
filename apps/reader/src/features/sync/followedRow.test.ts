import { expect, it } from 'vitest';
import { followedRow } from './followedRow.ts';

const verses = [11, 12, 13, 12, 14].map((id) => ({ id }));

it.each([
  ['that of the verse', 'shabad', 13, null, 2],
  ['the first of a repeated verse', 'bani', 12, null, 1],
  ['the repetition that the display counted', 'bani', 12, 4, 3],
  ['the repetition nearest to the count', 'bani', 12, 5, 3],
  ['that of the verse even if the count differs', 'shabad', 11, 3, 0],
  ['the counted row for an id of a desktop host', 'bani', 5003, 3, 2],
  ['null for a shabad without the verse', 'shabad', 99, 2, null],
  ['null beyond the end', 'bani', 5003, 6, null],
  ['null if nothing is known', 'bani', null, null, null],
] as const)('the followed row is %s', (_, kind, highlight, lineCount, row) => {
  expect(followedRow(verses, { kind, highlight, lineCount })).toBe(row);
});
