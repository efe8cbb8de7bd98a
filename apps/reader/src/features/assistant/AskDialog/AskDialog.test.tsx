import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AskForm } from './AskDialog.tsx';

const SOURCES = [
  { value: 'all', label: 'All Sources' },
  { value: 'B', label: 'Bhai Gurdas Ji Vaaran' },
] as const;

function open() {
  const handlers = { onClose: vi.fn(), onAsk: vi.fn() };
  render(<AskForm sources={SOURCES} {...handlers} />, { wrapper: InEnglish });
  return handlers;
}

it('the form sends the question with the chosen source [S2.100]', async () => {
  const { onClose, onAsk } = open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), ' What is humility? ');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'B');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(onAsk.mock.calls).toEqual([['What is humility?', 'B']]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('the form ignores a question that is too short', async () => {
  const { onClose, onAsk } = open();
  await userEvent.type(screen.getByRole('textbox'), ' a {Enter}');
  expect([onAsk.mock.calls, onClose.mock.calls]).toEqual([[], []]);
});
