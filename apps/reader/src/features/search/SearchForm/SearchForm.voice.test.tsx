import { InEnglish } from '../../../testing/InEnglish.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DEFAULT_CHOICE } from '../searchChoice.ts';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';
import type { VoiceProps } from './VoiceProps.ts';

/** What listens, told by a test what it hears. */
function Voice({ id, presses, onHeard, onClose }: VoiceProps) {
  return (
    <div id={id} role="group" aria-label="Voice">
      <p>{`pressed ${String(presses)}`}</p>
      <button
        type="button"
        onClick={() => {
          onHeard('ਮਕਜਬੲ');
        }}
      >
        Hear a line
      </button>
      <button
        type="button"
        onClick={() => {
          onHeard('ਮ');
        }}
      >
        Hear a word
      </button>
      <button type="button" onClick={onClose}>
        Leave
      </button>
    </div>
  );
}

function open(props: Partial<SearchFormProps> = {}) {
  const handleGo = vi.fn();
  const form = (
    <SearchForm
      initial={{ ...DEFAULT_CHOICE, type: 3, query: 'peace', writer: 1 }}
      options={{ sources: [], writers: [] }}
      place="page"
      onGo={handleGo}
      loadVoice={() => Promise.resolve(Voice)}
      {...props}
    />
  );
  render(form, { wrapper: InEnglish });
  return { handleGo, form, button: screen.getByRole('button', { name: 'Voice search' }) };
}

it('searches for the first letters of what was said, anywhere in a line, once they were seen (behaviour 110)', async () => {
  const { handleGo, button } = open();
  await userEvent.click(button);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  fireEvent.click(screen.getByRole('button', { name: 'Hear a line' }));
  expect(screen.queryByRole('group', { name: 'Voice' })).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(screen.getByLabelText<HTMLInputElement>('Gurbani Search').value).toBe('ਮਕਜਬੲ');
  expect(screen.getByLabelText<HTMLSelectElement>('Search Type').value).toBe('1');
  vi.advanceTimersByTime(99);
  expect(handleGo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  const query = encodeURIComponent('ਮਕਜਬੲ');
  expect(handleGo).toHaveBeenCalledExactlyOnceWith(`/search?q=${query}&type=1&source=all&writer=1`);
});

it('shows a single letter, which is too few to search for', async () => {
  const { handleGo, button } = open();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Hear a word' }));
  expect(screen.getByText('Enter 2 characters minimum.')).not.toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(handleGo).not.toHaveBeenCalled();
});

it('tells what listens of each press, and gives the button the focus when it goes', async () => {
  const { button } = open();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  await userEvent.click(button);
  expect(screen.getByText('pressed 2')).not.toBeNull();
  expect(button.getAttribute('aria-controls')).toBe(screen.getByRole('group', { name: 'Voice' }).id);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.queryByRole('group', { name: 'Voice' })).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('says so where it does not come', async () => {
  const { button } = open({ loadVoice: () => Promise.reject(new Error('No connection.')) });
  await userEvent.click(button);
  expect(await screen.findByText('This did not load. Check your connection and try again.')).not.toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it('is not offered before it can be answered', () => {
  const { form } = open();
  expect(renderToString(<InEnglish>{form}</InEnglish>)).not.toContain('Voice search');
});
