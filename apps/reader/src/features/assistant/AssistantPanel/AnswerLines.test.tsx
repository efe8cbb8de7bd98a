import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storyAnswer, storyQuestion } from '../testing/storyAnswer.ts';
import { AnswerLines } from './AnswerLines.tsx';

it('each line names its translator, its source and why it was chosen, and links to its shabad', () => {
  render(<AnswerLines lines={storyAnswer.lines} asked={storyQuestion()} />, { wrapper: InEnglish });
  const [first, second] = screen.getAllByRole('listitem');
  if (!first || !second) throw new Error('Expected two lines.');
  const link = within(first).getByRole('link');
  expect(link.lang).toBe('pa-Guru');
  expect(link.textContent).toBe('ਕਿਵ ਸਚਿਆਰਾ ਹੋਈਐ ਕਿਵ ਕੂੜੈ ਤੁਟੈ ਪਾਲਿ ॥');
  expect(link.getAttribute('href')).toBe(
    '/shabad?id=1&q=How+can+one+become+truthful%3F&type=9&source=all&highlight=5',
  );
  expect(within(first).getByText('Dr. Sant Singh Khalsa')).toBeTruthy();
  expect(within(first).getByText('truthful?', { selector: 'mark' })).toBeTruthy();
  expect(within(first).getByText('Guru Nanak Dev Ji · Jap · Sri Guru Granth Sahib Ji · Ang 1')).toBeTruthy();
  expect(within(first).getByText('Chosen for: truthful')).toBeTruthy();
  expect(within(second).getByText('The line you opened')).toBeTruthy();
});
