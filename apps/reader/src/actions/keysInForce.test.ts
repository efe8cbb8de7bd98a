import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from './actions.ts';
import { holderOf, keysInForce } from './keysInForce.ts';

describe('the keys of actions', () => {
  it('are those they come with', () => {
    const keys = keysInForce(ACTIONS, {});
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

  it('are of the visitor’s own where they gave some, or took them', () => {
    const keys = keysInForce(ACTIONS, { larivaar: 'k', visraams: '' });
    expect(keys.get('larivaar')).toBe('k');
    expect(keys.has('visraams')).toBe(false);
    expect(holderOf('k', 'readingMode', ACTIONS, keys)?.id).toBe('larivaar');
    expect(holderOf('k', 'larivaar', ACTIONS, keys)).toBeNull();
    expect(holderOf('l', 'readingMode', ACTIONS, keys)).toBeNull();
  });

  it('are never those of the browser', () => {
    expect(keysInForce(ACTIONS, { larivaar: 'mod+t' }).has('larivaar')).toBe(false);
  });

  it('are those of one action, whatever was kept', () => {
    const combo = fc.constantFrom('l', 'k', 'shift+l', 'mod+/', '', '?');
    const id = fc.constantFrom(...ACTIONS.map((action) => action.id), 'gone');
    fc.assert(
      fc.property(fc.dictionary(id, combo), (own) => {
        const combos = [...keysInForce(ACTIONS, own).values()];
        expect(new Set(combos).size).toBe(combos.length);
      }),
    );
  });

  it('have ids by which they can be kept, each once', () => {
    const ids = ACTIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z]{1,40}$/);
  });
});
