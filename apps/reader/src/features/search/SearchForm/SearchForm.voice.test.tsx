import { InEnglish } from '@naad/ui-i18n/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DEFAULT_CHOICE } from '../searchChoice.ts';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';
import type { VoiceProps } from './SearchField.tsx';

/** Stand-in for the voice search that hears what a test presses. */
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

it('a spoken line is shown, then searched by its first letters, anywhere in a line [B110, S4.12, S9.11]', async () => {
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

it('a single heard letter is shown but too short to search for', async () => {
  const { handleGo, button } = open();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Hear a word' }));
  expect(screen.getByText('Enter 2 characters minimum.')).not.toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(handleGo).not.toHaveBeenCalled();
});

it('the voice search gets each press, and its button is focused when it closes [S2.59]', async () => {
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

it("a voice search that can't be loaded is reported", async () => {
  const { button } = open({ loadVoice: () => Promise.reject(new Error('No connection.')) });
  await userEvent.click(button);
  expect(await screen.findByText('This did not load. Check your connection and try again.')).not.toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it('the voice button is absent before hydration', () => {
  const { form } = open();
  expect(renderToString(<InEnglish>{form}</InEnglish>)).not.toContain('Voice search');
});
