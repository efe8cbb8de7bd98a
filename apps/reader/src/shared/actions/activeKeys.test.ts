import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from './actions.ts';
import { findKeyHolder, activeKeys } from './activeKeys.ts';

describe('the keys of actions', () => {
  it('are their defaults at first', () => {
    const keys = activeKeys(ACTIONS, {});
    expect(Object.fromEntries(keys)).toEqual({
      larivaar: 'l',
      larivaarAssist: 'shift+l',
      visraams: 'v',
      autoScroll: 'a',
      darkMode: 'o',
      splitView: '/',
      fullscreen: 'f',
      readingMode: 'r',
      unicode: 'u',
      centreAlign: 'mod+shift+c',
      english: 'e',
      punjabi: 't',
      spanish: 's',
      englishLetters: 'shift+e',
      shahmukhiLetters: 'shift+s',
      hindiLetters: 'shift+h',
      larger: '+',
      smaller: '-',
      focusSearch: 'mod+/',
      shortcuts: '?',
    });
  });

  it('are the visitor’s own if they assigned or removed some', () => {
    const keys = activeKeys(ACTIONS, { larivaar: 'k', visraams: '' });
    expect(keys.get('larivaar')).toBe('k');
    expect(keys.has('visraams')).toBe(false);
    expect(findKeyHolder('k', 'readingMode', ACTIONS, keys)?.id).toBe('larivaar');
    expect(findKeyHolder('k', 'larivaar', ACTIONS, keys)).toBeNull();
    expect(findKeyHolder('l', 'readingMode', ACTIONS, keys)).toBeNull();
  });

  it('are never keys that browsers reserve', () => {
    expect(activeKeys(ACTIONS, { larivaar: 'mod+t' }).has('larivaar')).toBe(false);
  });

  it('belong to one action only, whatever is stored', () => {
    const combo = fc.constantFrom('l', 'k', 'shift+l', 'mod+/', '', '?');
    const id = fc.constantFrom(...ACTIONS.map((action) => action.id), 'gone');
    fc.assert(
      fc.property(fc.dictionary(id, combo), (own) => {
        const combos = [...activeKeys(ACTIONS, own).values()];
        expect(new Set(combos).size).toBe(combos.length);
      }),
    );
  });

  it('are stored under unique ids', () => {
    const ids = ACTIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z]{1,40}$/);
  });
});
