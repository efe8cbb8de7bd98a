// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { comboNames, comboOf, isCommand, isAssignable, isTypedInto, type KeyPress } from './keyCombo.ts';

const press = (key: string, some: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...some,
});

describe('a key combination', () => {
  it.each<[KeyPress, string | null]>([
    [press('o'), 'o'],
    [press('O', { shiftKey: true }), 'shift+o'],
    // Caps Lock isn't Shift.
    [press('O'), 'o'],
    [press('o', { metaKey: true }), 'mod+o'],
    [press('/', { ctrlKey: true }), 'mod+/'],
    [press('C', { ctrlKey: true, shiftKey: true }), 'mod+shift+c'],
    [press('?', { shiftKey: true }), '?'],
    [press('+', { shiftKey: true }), '+'],
    [press('+', { ctrlKey: true }), 'mod++'],
    // ਲ on the L key.
    [press('ਲ', { code: 'KeyL' }), 'l'],
    [press('é', { code: 'Digit2' }), 'é'],
    [press('o', { altKey: true }), null],
    [press('o', { repeat: true }), null],
    [press(' '), null],
    [press('Shift', { shiftKey: true }), null],
    [press('Enter'), null],
    [press('ArrowDown'), null],
  ])('of the press %j is %j', (keys, combo) => {
    expect(comboOf(keys)).toBe(combo);
  });

  it('is named by its key caps', () => {
    expect(comboNames('o')).toEqual(['O']);
    expect(comboNames('mod+shift+c')).toEqual(['Ctrl / Cmd', 'Shift', 'C']);
    expect(comboNames('mod++')).toEqual(['Ctrl / Cmd', '+']);
    expect(comboNames('+')).toEqual(['+']);
  });

  it('is a command if it contains the command key', () => {
    expect(isCommand('mod+/')).toBe(true);
    expect(isCommand('m')).toBe(false);
  });

  it.each([
    ['k', true],
    ['shift+t', true],
    ['mod+/', true],
    ['mod+shift+c', true],
    ['mod+c', false],
    ['mod++', false],
    ['mod+0', false],
    ['mod+shift+t', false],
  ])('%s can be assigned: %j', (combo, isFree) => {
    expect(isAssignable(combo)).toBe(isFree);
  });
});

describe('isTypedInto', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it.each([
    ['<input type="search">', true],
    ['<input>', true],
    ['<input type="number">', true],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<div contenteditable="true"><b></b></div>', true],
    ['<div contenteditable="false"></div>', false],
    ['<dialog open><button></button></dialog>', true],
    ['<div role="dialog"></div>', true],
    ['<div role="searchbox"></div>', true],
    ['<input type="checkbox">', false],
    ['<input type="range">', false],
    ['<button></button>', false],
    ['<a href="/">x</a>', false],
  ])('for %s is %s', (html, isPlace) => {
    document.body.innerHTML = html;
    expect(isTypedInto(document.querySelector('button, b') ?? document.body.firstElementChild)).toBe(isPlace);
    expect(isTypedInto(null)).toBe(false);
  });
});
