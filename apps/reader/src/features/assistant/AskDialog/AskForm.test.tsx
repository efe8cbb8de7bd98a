import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InEnglish } from '../../../testing/InEnglish.tsx';
import { AskForm } from './AskForm.tsx';

const SOURCES = [
  { value: 'all', label: 'All Sources' },
  { value: 'B', label: 'Bhai Gurdas Ji Vaaran' },
] as const;

function open() {
  const handlers = { onClose: vi.fn(), onAsk: vi.fn() };
  render(<AskForm sources={SOURCES} {...handlers} />, { wrapper: InEnglish });
  return handlers;
}

it('asks the question of the chosen work (S2.100)', async () => {
  const { onClose, onAsk } = open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), ' What is humility? ');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'B');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(onAsk.mock.calls).toEqual([['What is humility?', 'B']]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks nothing of nothing', async () => {
  const { onClose, onAsk } = open();
  await userEvent.type(screen.getByRole('textbox'), ' a {Enter}');
  expect([onAsk.mock.calls, onClose.mock.calls]).toEqual([[], []]);
});
