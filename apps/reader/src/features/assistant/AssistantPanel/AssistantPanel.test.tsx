import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AssistantResponse } from '@naad/api-contract';
import { InEnglish } from '@naad/ui-i18n/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { AssistantAnswer } from './AssistantPanel.tsx';
import { storyQuestion } from '../testing/storyAnswer.ts';

/** Response of this repository's server for that line. */
const ANSWER: AssistantResponse = {
  question: 'How can one become truthful?',
  isSilent: false,
  hasWriter: false,
  lines: [
    {
      number: 1,
      verseId: 5,
      shabadId: 1,
      verse: {
        gurmukhi: 'ikv sicAwrw hoeIAY ikv kUVY qutY pwil ]',
        unicode: 'ਕਿਵ ਸਚਿਆਰਾ ਹੋਈਐ ਕਿਵ ਕੂੜੈ ਤੁਟੈ ਪਾਲਿ ॥',
      },
      source: { sourceId: 'G', gurmukhi: '', unicode: '', english: 'Sri Guru Granth Sahib Ji', pageNo: 1 },
      writer: { writerId: 1, gurmukhi: '', unicode: '', english: 'Guru Nanak Dev Ji' },
      raag: { raagId: 1, gurmukhi: '', unicode: '', english: 'Jap', raagWithPage: 'Jap (1-8)' },
      translation: {
        key: 'en.ssk',
        translator: 'Dr. Sant Singh Khalsa',
        text: 'So how can you become truthful?',
        words: [5],
      },
      closeness: 1,
    },
  ],
};

function answerWith(...answers: (AssistantResponse | null)[]) {
  const ask = vi.fn((_url: string) => {
    const answer = answers.shift() ?? null;
    return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new TypeError('No connection.'));
  });
  vi.stubGlobal('fetch', ask);
  render(<AssistantAnswer asked={storyQuestion()} />, { wrapper: InEnglish });
  return ask;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

it('the answer shows the question, a loading state, then the verse and its translation [B109, S2.101, S4.21]', async () => {
  const ask = answerWith(ANSWER);
  expect(screen.getByRole('status').textContent).toBe('Searching Gurbani…');
  expect(await screen.findByText('ਕਿਵ ਸਚਿਆਰਾ ਹੋਈਐ ਕਿਵ ਕੂੜੈ ਤੁਟੈ ਪਾਲਿ ॥')).toBeTruthy();
  expect(screen.getByText('How can one become truthful?')).toBeTruthy();
  expect(screen.getByText('Dr. Sant Singh Khalsa')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(ask.mock.calls[0]?.[0]).toBe(
    '/assistant?query=How%20can%20one%20become%20truthful%3F&source=all&shabad_id=1&verse_id=5',
  );
});

it('a failed request can be retried, and an empty answer says that no line is close', async () => {
  answerWith(null, { ...ANSWER, isSilent: true, lines: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No line of Gurbani comes close to this question/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
