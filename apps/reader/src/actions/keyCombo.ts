/** Keys pressed together. */
export interface KeyCombo {
  /** As `KeyboardEvent.key` has it, in small letters. */
  readonly key: string;
  /** With Ctrl, or ⌘ where that is the key for commands. */
  readonly isCommand?: true;
  readonly isShift?: true;
}

/** What of a key event decides. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>;

/** Whether just these keys were pressed; a key that is held down counts once. */
export function isCombo(press: KeyPress, combo: KeyCombo): boolean {
  if (press.repeat || press.altKey || press.key.toLowerCase() !== combo.key) return false;
  const isCommand = press.ctrlKey || press.metaKey;
  // Shift is part of many signs (`?`), and only said apart for letters.
  const isShift = /^[a-z]$/.test(combo.key) ? press.shiftKey === (combo.isShift ?? false) : true;
  return isCommand === (combo.isCommand ?? false) && isShift;
}

/** Whether keys pressed there are typed: a shortcut never steals a letter from a field. */
export function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLSelectElement) return true;
  return (
    target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|reset|range)$/.test(target.type)
  );
}

/** What stands on the keys of a combination, in the order in which one presses them. */
export function comboNames({ key, isCommand, isShift }: KeyCombo): string[] {
  return [isCommand && 'Ctrl / ⌘', isShift && 'Shift', key.toUpperCase()].filter(
    (name) => typeof name === 'string',
  );
}
