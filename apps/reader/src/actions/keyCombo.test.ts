import { describe, expect, it } from 'vitest';
import { comboNames, isCombo, isTypedInto, type KeyPress } from './keyCombo.ts';

const press = (key: string, some: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...some,
});

describe('a shortcut', () => {
  it('is its keys and no others', () => {
    expect(isCombo(press('o'), { key: 'o' })).toBe(true);
    expect(isCombo(press('p'), { key: 'o' })).toBe(false);
    expect(isCombo(press('o', { metaKey: true }), { key: 'o' })).toBe(false);
    expect(isCombo(press('o', { altKey: true }), { key: 'o' })).toBe(false);
    expect(isCombo(press('O', { shiftKey: true }), { key: 'o' })).toBe(false);
    expect(isCombo(press('O', { shiftKey: true }), { key: 'o', isShift: true })).toBe(true);
  });

  it('with the key for commands takes either of the two', () => {
    const combo = { key: '/', isCommand: true } as const;
    expect(isCombo(press('/', { ctrlKey: true }), combo)).toBe(true);
    expect(isCombo(press('/', { metaKey: true }), combo)).toBe(true);
    expect(isCombo(press('/'), combo)).toBe(false);
  });

  it('of a sign does not mind how a keyboard makes the sign', () => {
    expect(isCombo(press('?', { shiftKey: true }), { key: '?' })).toBe(true);
  });

  it('is named by its keys', () => {
    expect(comboNames({ key: 'o' })).toEqual(['O']);
    expect(comboNames({ key: 'c', isCommand: true, isShift: true })).toEqual(['Ctrl / ⌘', 'Shift', 'C']);
  });

  it('counts once while its key is held', () => {
    expect(isCombo(press('o', { repeat: true }), { key: 'o' })).toBe(false);
  });
});

describe('a place for typing', () => {
  it.each([
    ['<input type="search">', true],
    ['<input type="number">', true],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<input type="checkbox">', false],
    ['<input type="range">', false],
    ['<button></button>', false],
    ['<a href="/">x</a>', false],
  ])('%s: %s', (html, isPlace) => {
    document.body.innerHTML = html;
    expect(isTypedInto(document.body.firstElementChild)).toBe(isPlace);
    expect(isTypedInto(null)).toBe(false);
    document.body.replaceChildren();
  });
});
