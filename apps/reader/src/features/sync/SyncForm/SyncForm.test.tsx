import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SyncForm, type SyncFormProps, typedCode } from './SyncForm.tsx';

function open(props: Partial<SyncFormProps> = {}) {
  const onConnect = vi.fn();
  const all = { code: '', lastCode: null, problem: null, isJoining: false, onTouch: vi.fn(), ...props };
  render(<SyncForm {...all} onConnect={onConnect} />, { wrapper: InEnglish });
  return { onConnect, code: screen.getByLabelText<HTMLInputElement>('Code') };
}

it('a code is formatted while it is typed, and submitted [B94]', async () => {
  const { onConnect, code } = open();
  await userEvent.type(code, 'abc');
  expect(code.value).toBe('ABC-');
  await userEvent.type(code, 'xyz{Enter}');
  expect(onConnect.mock.calls).toEqual([['ABC-XYZ']]);
});

it('a forgotten letter can be inserted', async () => {
  const { code } = open();
  await userEvent.type(code, 'bcdfg');
  await userEvent.type(code, 'a', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(code.value).toBe('ABC-DFG');
  expect(code.selectionStart).toBe(1);
});

it('a bad code is reported and stays in the field [B97]', () => {
  const { code } = open({ code: 'ZZZ-ZZZ', problem: 'codeUnknown' });
  expect(screen.getByRole('status').textContent).toContain('No display has this code');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(code.getAttribute('aria-describedby') ?? '')).toBe(
    screen.getByRole('status'),
  );
  expect(code.value).toBe('ZZZ-ZZZ');
});

it("a problem other than the code doesn't mark the field", () => {
  expect(open({ problem: 'unreachable' }).code.hasAttribute('aria-invalid')).toBe(false);
});

it('the last session is one press away [B98]', async () => {
  const { onConnect } = open({ lastCode: 'BCD-FGH' });
  await userEvent.click(screen.getByRole('button', { name: 'Reconnect to BCD-FGH' }));
  expect(onConnect.mock.calls).toEqual([['BCD-FGH']]);
});

it('a second submit is ignored while joining', async () => {
  const { onConnect } = open({ code: 'BCD-FGH', isJoining: true, lastCode: 'BCD-FGH' });
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(onConnect).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Connecting…');
  expect(screen.queryByRole('button', { name: /Reconnect/ })).toBeNull();
});

/** Types each letter at the end. */
function type(keys: string): string {
  let shown = '';
  for (const key of keys) shown = typedCode(shown, { text: shown + key, caret: shown.length + 1 }).text;
  return shown;
}

it.each([
  ['abc', 'ABC-'],
  ['ab', 'AB'],
  ['abcdef', 'ABC-DEF'],
  ['abc-def', 'ABC-DEF'],
  ['a,b1c d', 'ABC-D'],
  ['abcdefgh', 'ABC-DEF'],
])('%s is shown as %s [B94]', (keys, shown) => {
  expect(type(keys)).toBe(shown);
});

it('a dash is deleted with the letter before it', () => {
  expect(typedCode('ABC-', { text: 'ABC', caret: 3 })).toEqual({ text: 'AB', caret: 2 });
  expect(typedCode('ABC-D', { text: 'ABC-', caret: 4 })).toEqual({ text: 'ABC-', caret: 4 });
});

it('the caret stays at the typed letter', () => {
  expect(typedCode('ABC-EF', { text: 'ABC-dEF', caret: 5 })).toEqual({ text: 'ABC-DEF', caret: 5 });
  expect(typedCode('BC', { text: 'aBC', caret: 1 })).toEqual({ text: 'ABC-', caret: 1 });
  expect(typedCode('', { text: ' abc-def ', caret: 9 })).toEqual({ text: 'ABC-DEF', caret: 7 });
});
