import { expect, it } from 'vitest';
import { groupLengths, lengthOfForm, nameForms } from './baniForms.ts';
import { BANI_LENGTHS, type BaniLength } from './text.ts';

const SHORTER: BaniLength[] = ['short', 'medium'];
const LONGER: BaniLength[] = ['long', 'extralong'];

it('lengths with the same lines are one form [T5]', () => {
  expect(groupLengths([BANI_LENGTHS, BANI_LENGTHS])).toEqual([[...BANI_LENGTHS]]);
  expect(groupLengths([BANI_LENGTHS, LONGER])).toEqual([SHORTER, LONGER]);
  expect(groupLengths([BANI_LENGTHS, ['medium', 'extralong'], ['long', 'extralong']])).toEqual(
    BANI_LENGTHS.map((length) => [length]),
  );
});

it('two forms are named by comparison, others by their lengths [T2, T5]', () => {
  const two = [{ lengths: SHORTER }, { lengths: LONGER }];
  expect(nameForms(two, [339, 420])).toEqual(['shorter', 'longer']);
  expect(nameForms(two, [420, 339])).toEqual(['short', 'extralong']);
  expect(
    nameForms([{ lengths: ['short'] }, { lengths: ['medium'] }, { lengths: LONGER }], [1, 2, 3]),
  ).toEqual(['short', 'medium', 'extralong']);
});

it('a choice of the first form is its first length, of the last one its last', () => {
  const forms = [{ lengths: SHORTER }, { lengths: LONGER }];
  expect([lengthOfForm(forms, 0), lengthOfForm(forms, 1)]).toEqual(['short', 'extralong']);
  expect(lengthOfForm([{ lengths: BANI_LENGTHS }], 0)).toBe('short');
});
