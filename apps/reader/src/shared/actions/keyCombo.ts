/**
 * A key combination such as `mod+shift+c`. `mod` is Ctrl or Cmd; the last key is `KeyboardEvent.key` in lower case.
 */
export type KeyCombo = string;

/** The fields of a key event that matter for shortcuts. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

/** The combination of a key press; null if it can't be a shortcut. A key that is held down counts once. */
export function comboOf(press: KeyPress): KeyCombo | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = press;
  if (repeat || altKey || [...key].length !== 1 || key === ' ') return null;
  // A Gurmukhi layout has other letters on the same keys.
  const letter = /^[\u0080-\uffff]$/.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  const sign = (letter ?? key).toLowerCase();
  // Signs such as `?` already imply Shift, so only letters name it.
  const hasShift = shiftKey && /^[a-z]$/.test(sign);
  return [(ctrlKey || metaKey) && 'mod', hasShift && 'shift', sign].filter(Boolean).join('+');
}

/** True for combinations with the command key: they type nothing, so they also work in fields. */
export const isCommand = (combo: KeyCombo): boolean => combo.startsWith('mod+');

/** Combinations that browsers reserve, or that visitors need more than our shortcuts. */
const RESERVED = /^mod\+([^/.,;'[\]\\]|shift\+[bijmnopqrtwyz])$/;

/** True for combinations that can be assigned to an action. */
export const isAssignable = (combo: KeyCombo): boolean => !RESERVED.test(combo);

const TEXT_ROLES = 'textbox, searchbox, combobox, listbox, menu, menuitem, grid, application';

const TYPED_INTO = [
  'textarea, select, dialog, [role=dialog], [role=alertdialog]',
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=range])',
  '[contenteditable]:not([contenteditable=false])',
  ...TEXT_ROLES.split(', ').map((role) => `[role=${role}]`),
].join();

/** True for targets in which keys type, and in dialogs: there single-key shortcuts do nothing. */
export function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}

/** Labels of the keys of a combination, in the order of pressing them. */
export function comboNames(combo: KeyCombo): string[] {
  // The last key may be a plus itself.
  const [, modifiers = '', key = ''] = /^((?:mod\+)?(?:shift\+)?)(.+)$/.exec(combo) ?? [];
  const names = { mod: 'Ctrl / Cmd', shift: 'Shift' };
  const before = modifiers
    .split('+')
    .flatMap((name) => (name === 'mod' || name === 'shift' ? names[name] : []));
  return [...before, key.toUpperCase()].filter(Boolean);
}
