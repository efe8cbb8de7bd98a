import { expect, it } from 'vitest';
import { splitCitations } from './WrittenAnswerText.tsx';

it('a written answer is split at the numbers it cites and at no other brackets', () => {
  expect(splitCitations('So [1, 2]. Not [so] 3.')).toEqual([
    { kind: 'text', text: 'So ' },
    { kind: 'text', text: '[' },
    { kind: 'citation', text: '1', number: 1 },
    { kind: 'text', text: ', ' },
    { kind: 'citation', text: '2', number: 2 },
    { kind: 'text', text: ']' },
    { kind: 'text', text: '. Not [so] 3.' },
  ]);
});
