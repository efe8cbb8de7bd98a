/**
 * Keys pressed together, as in `mod+shift+c`: `mod` is Ctrl, or ⌘ where that is the key for commands, and the last is as
 * `KeyboardEvent.key` has it, in small letters.
 */
export type KeyCombo = string;

/** What of a key event decides. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

/** Which keys were pressed; null where they are none that could be a shortcut. A key that is held down counts once. */
export function comboOf(press: KeyPress): KeyCombo | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = press;
  if (repeat || altKey || [...key].length !== 1 || key === ' ') return null;
  // Who writes Gurmukhi has other letters on the same keys.
  const letter = /^[\u0080-\uffff]$/.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  const sign = (letter ?? key).toLowerCase();
  // Shift is part of many signs (`?`), and only said apart for letters.
  const hasShift = shiftKey && /^[a-z]$/.test(sign);
  return [(ctrlKey || metaKey) && 'mod', hasShift && 'shift', sign].filter(Boolean).join('+');
}

/** Whether it is for commands: such keys write nothing, so they hold in fields too. */
export const isCommand = (combo: KeyCombo): boolean => combo.startsWith('mod+');

/** Combinations that browsers keep for themselves, or that people need more than ours. */
const RESERVED = /^mod\+([^/.,;'[\]\\]|shift\+[bijmnopqrtwyz])$/;

/** Whether the keys can be given to something. */
export const isFreeToGive = (combo: KeyCombo): boolean => !RESERVED.test(combo);

const TEXT_ROLES = 'textbox, searchbox, combobox, listbox, menu, menuitem, grid, application';

const TYPED_INTO = [
  'textarea, select, dialog, [role=dialog], [role=alertdialog]',
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=range])',
  '[contenteditable]:not([contenteditable=false])',
  ...TEXT_ROLES.split(', ').map((role) => `[role=${role}]`),
].join();

/** Whether keys pressed there are typed: a shortcut never steals a letter from a field, nor acts behind a dialog. */
export function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}

/** What stands on the keys of a combination, in the order in which one presses them. */
export function comboNames(combo: KeyCombo): string[] {
  // The last key may be a plus itself.
  const [, modifiers = '', key = ''] = /^((?:mod\+)?(?:shift\+)?)(.+)$/.exec(combo) ?? [];
  const names = { mod: 'Ctrl / ⌘', shift: 'Shift' };
  const before = modifiers
    .split('+')
    .flatMap((name) => (name === 'mod' || name === 'shift' ? names[name] : []));
  return [...before, key.toUpperCase()].filter(Boolean);
}
