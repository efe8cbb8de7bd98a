import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InEnglish } from '../../../testing/InEnglish.tsx';
import { SyncForm, type SyncFormProps } from './SyncForm.tsx';

function open(props: Partial<SyncFormProps> = {}) {
  const onConnect = vi.fn();
  const all = { code: '', lastCode: null, problem: null, isJoining: false, onTouch: vi.fn(), ...props };
  render(<SyncForm {...all} onConnect={onConnect} />, { wrapper: InEnglish });
  return { onConnect, code: screen.getByLabelText<HTMLInputElement>('Code') };
}

it('a code takes its shape while one types, and goes where it is wanted (behaviour 94)', async () => {
  const { onConnect, code } = open();
  await userEvent.type(code, 'abc');
  expect(code.value).toBe('ABC-');
  await userEvent.type(code, 'xyz{Enter}');
  expect(onConnect.mock.calls).toEqual([['ABC-XYZ']]);
});

it('a letter is put in where it was forgotten', async () => {
  const { code } = open();
  await userEvent.type(code, 'bcdfg');
  await userEvent.type(code, 'a', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(code.value).toBe('ABC-DFG');
  expect(code.selectionStart).toBe(1);
});

it('a bad code is said to be so, and stays (behaviour 97)', () => {
  const { code } = open({ code: 'ZZZ-ZZZ', problem: 'codeUnknown' });
  expect(screen.getByRole('status').textContent).toContain('No display has this code');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(code.getAttribute('aria-describedby') ?? '')).toBe(
    screen.getByRole('status'),
  );
  expect(code.value).toBe('ZZZ-ZZZ');
});

it('what is no fault of the code is not marked as one', () => {
  expect(open({ problem: 'unreachable' }).code.hasAttribute('aria-invalid')).toBe(false);
});

it('the last session is one press away (behaviour 98)', async () => {
  const { onConnect } = open({ lastCode: 'BCD-FGH' });
  await userEvent.click(screen.getByRole('button', { name: 'Reconnect to BCD-FGH' }));
  expect(onConnect.mock.calls).toEqual([['BCD-FGH']]);
});

it('who is on the way does not set out again', async () => {
  const { onConnect } = open({ code: 'BCD-FGH', isJoining: true, lastCode: 'BCD-FGH' });
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(onConnect).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Connecting…');
  expect(screen.queryByRole('button', { name: /Reconnect/ })).toBeNull();
});
