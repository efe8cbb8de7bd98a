import { render, screen, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FieldWithKeyboard, type FieldWithKeyboardProps } from './testing/FieldWithKeyboard.tsx';

/** No stylesheet is loaded, and checking pointer-events at every press takes seconds. */
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

/** Accessible name of a key: the sign's name or the letter itself. The Latin key beside it is hidden. */
const nameOf = (key: Element) =>
  key.getAttribute('aria-label') ??
  key.querySelector('span:not([aria-hidden])')?.textContent.trim() ??
  key.firstChild?.textContent ??
  '';

function open(props: Partial<FieldWithKeyboardProps> = {}) {
  const handleSubmit = vi.fn();
  const handleClose = vi.fn();
  render(
    <FieldWithKeyboard layout="words" hasSpace onSubmit={handleSubmit} onClose={handleClose} {...props} />,
  );
  const group = document.getElementById('gurmukhi-keyboard') ?? expect.unreachable();
  const keyboard = within(group);
  const buttons = [...group.querySelectorAll('button')];
  return {
    handleSubmit,
    handleClose,
    keyboard,
    field: screen.getByLabelText<HTMLInputElement>('Field'),
    // Looked up directly, since querying sixty keys by role takes seconds each time.
    key: (name: string) => buttons.find((each) => nameOf(each) === name) ?? expect.unreachable(name),
  };
}

describe('the Gurmukhi keyboard', () => {
  it('types letters and signs into the field without submitting its form', async () => {
    const { field, key, handleSubmit } = open();
    for (const name of ['ਸ', 'ਸਿਹਾਰੀ', 'ਤ', 'Space', 'ਨ', 'ਕੰਨਾ', 'ਮ', 'Backspace']) {
      await user.click(key(name));
    }
    expect(field.value).toBe('ਸਿਤ ਨਾ');
    expect(handleSubmit).not.toHaveBeenCalled();
    // Prove that this form can be submitted.
    await user.click(screen.getByText('Send'));
    expect(handleSubmit).toHaveBeenCalledOnce();
  });

  it('types at the caret and moves it past the letter', async () => {
    const { field, key } = open({ text: 'ਧਗ' });
    field.setSelectionRange(1, 1);
    await user.click(key('ਰ'));
    await expect.poll(() => field.selectionStart).toBe(2);
    await user.click(key('ਸ'));
    expect(field.value).toBe('ਧਰਸਗ');
  });

  it('leaves the focus in the field when a key is pressed by pointer', async () => {
    const { field, key } = open();
    field.focus();
    await user.click(key('ਸ'));
    expect(document.activeElement).toBe(field);
  });

  it('names each sign and shows it on the letter it would join', async () => {
    const { key } = open();
    const shown = () => key('ਬਿਹਾਰੀ').firstChild?.textContent;
    expect(shown()).toBe('ਈ');
    await user.click(key('ਜ'));
    expect(shown()).toBe('ਜੀ');
  });

  it('disables signs that nothing before the caret can bear', async () => {
    const { key, field } = open();
    expect(key('ਟਿੱਪੀ').getAttribute('aria-disabled')).toBe('true');
    await user.click(key('ਟਿੱਪੀ'));
    expect(field.value).toBe('');
    await user.click(key('ਸ'));
    expect(key('ਟਿੱਪੀ').getAttribute('aria-disabled')).toBeNull();
  });

  it('has one key in the tab order and reaches the others by arrow keys', async () => {
    const { keyboard, key } = open({ layout: 'letters' });
    const all = [...keyboard.getAllByRole('button'), ...keyboard.getAllByRole('link')];
    expect(all.filter(({ tabIndex }) => tabIndex === 0)).toEqual([key('ੳ')]);
    key('ੳ').focus();
    const path: string[] = [];
    for (const press of [
      'ArrowRight',
      'ArrowDown',
      'ArrowLeft',
      'ArrowLeft',
      'Home',
      'ArrowUp',
      'ArrowUp',
      'End',
    ]) {
      await user.keyboard(`{${press}}`);
      path.push(nameOf(document.activeElement ?? document.body));
    }
    expect(path).toEqual(['ਅ', 'ਛ', 'ਚ', 'ਣ', 'ਚ', 'ੳ', 'Space', 'Close keyboard']);
    expect(all.filter(({ tabIndex }) => tabIndex === 0)).toEqual([key('Close keyboard')]);
  });

  it("types by Enter and Space, and announces the field's text", async () => {
    const { field, key, keyboard, handleSubmit } = open();
    key('ਹ').focus();
    await user.keyboard('{Enter} ');
    expect(field.value).toBe('ਹਹ');
    expect(document.activeElement).toBe(key('ਹ'));
    expect(keyboard.getByRole('status').textContent).toBe('ਹਹ');
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('closes by its button and by Escape', async () => {
    const { key, handleClose } = open();
    await user.click(key('Close keyboard'));
    key('ਸ').focus();
    await user.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalledTimes(2);
  });

  it('closes by a press outside the form, not by one inside [S4.24]', async () => {
    const { field, handleClose } = open();
    await user.click(field);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(handleClose).not.toHaveBeenCalled();
    await user.click(document.body);
    expect(handleClose).toHaveBeenCalledOnce();
  });

  it("has no Space key if words aren't separated", () => {
    const { keyboard } = open({ hasSpace: false });
    expect(keyboard.queryByRole('button', { name: 'Space' })).toBeNull();
  });

  it('is marked as Gurmukhi, with letters read as themselves and signs by name', () => {
    const { keyboard } = open();
    expect(screen.getByRole('group', { name: 'Gurmukhi keyboard' })).toBeTruthy();
    for (const name of ['ਸ', /^ਆ\s*ਕੰਨਾ$/])
      expect(keyboard.getByRole('button', { name }).lang).toBe('pa-Guru');
  });
});
