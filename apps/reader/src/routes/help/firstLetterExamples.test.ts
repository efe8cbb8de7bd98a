import { firstLetterQuery, firstLetters } from '@naad/gurbani-text';
import { expect, it } from 'vitest';
import { ANYWHERE, FROM_START } from './firstLetterExamples.ts';

it.each([FROM_START, ANYWHERE])(
  'the keys $keys type the first letters of the words above them',
  ({ words, keys }) => {
    expect(firstLetterQuery(keys)).toBe(firstLetters(words.join(' ')));
    expect([...keys]).toHaveLength(words.length);
  },
);
