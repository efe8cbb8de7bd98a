import { describe, expect, it } from 'vitest';
import { DESK_KEYS, displayChange, keyAction } from './deskKeys.ts';

function press(name: string) {
  const parts = name.split('+').filter(Boolean);
  const key = name.endsWith('+') ? '+' : (parts.at(-1) ?? '');
  return keyAction({
    key: parts.includes('Shift') ? key.toUpperCase() : key,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift') || key === '+',
  });
}

describe('the desk keys [S2.110]', () => {
  it.each([
    ['l', { kind: 'flag', key: 'larivaar' }],
    ['Shift+l', { kind: 'flag', key: 'larivaarAssist' }],
    ['v', { kind: 'flag', key: 'visraams' }],
    ['a', { kind: 'flag', key: 'autoScroll' }],
    ['o', { kind: 'flag', key: 'darkMode' }],
    ['/', { kind: 'flag', key: 'splitView' }],
    ['f', { kind: 'fullscreen' }],
    ['r', { kind: 'flag', key: 'readingMode' }],
    ['u', { kind: 'unicode' }],
    ['Ctrl+Shift+c', { kind: 'flag', key: 'centerAlign' }],
    ['Cmd+Shift+c', { kind: 'flag', key: 'centerAlign' }],
    ['e', { kind: 'list', key: 'translations', name: 'english' }],
    ['t', { kind: 'list', key: 'translations', name: 'punjabi' }],
    ['s', { kind: 'list', key: 'translations', name: 'spanish' }],
    ['Shift+e', { kind: 'list', key: 'transliterations', name: 'en' }],
    ['Shift+s', { kind: 'list', key: 'transliterations', name: 'ur' }],
    ['Shift+h', { kind: 'list', key: 'transliterations', name: 'hi' }],
    ['+', { kind: 'size', value: 'plus' }],
    ['-', { kind: 'size', value: 'minus' }],
    ['Ctrl+/', { kind: 'focusSearch' }],
    ['Cmd+/', { kind: 'focusSearch' }],
    ['ArrowDown', { kind: 'next' }],
    ['PageUp', { kind: 'previous' }],
    ['Home', { kind: 'home' }],
  ])('map %s to its action', (name, action) => {
    expect(press(name)).toEqual(action);
  });

  it.each(['Ctrl+l', 'Alt+l', 'Ctrl+s', 'h', 'Ctrl+-', 'Escape', 'Tab'])('ignore %s', (name) => {
    expect(press(name)).toBeNull();
  });

  it('are unique', () => {
    const all = DESK_KEYS.flatMap(({ keys }) => keys);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('displayChange', () => {
  it('flips the current setting', () => {
    expect(displayChange({ kind: 'flag', key: 'larivaar' }, { larivaar: true })).toEqual({ larivaar: false });
    expect(
      displayChange({ kind: 'list', key: 'translations', name: 'spanish' }, { translations: ['english'] }),
    ).toEqual({ translations: ['english', 'spanish'] });
    expect(displayChange({ kind: 'unicode' }, { fontFamily: 'prabhki' })).toEqual({
      fontFamily: 'unicode_font',
    });
    expect(displayChange({ kind: 'unicode' }, { fontFamily: 'unicode_font' })).toEqual({
      fontFamily: 'gurmukhi_heavy',
    });
  });

  it('returns null if the display lacks the setting', () => {
    expect(displayChange({ kind: 'flag', key: 'larivaar' }, {})).toBeNull();
    expect(displayChange({ kind: 'list', key: 'translations', name: 'spanish' }, {})).toBeNull();
    expect(displayChange({ kind: 'unicode' }, {})).toBeNull();
  });
});
