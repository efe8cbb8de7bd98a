// @vitest-environment jsdom
import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { makeStore, selectPreferences } from '@naad/settings-state';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Place } from './place.ts';
import { runShortcut, type ShortcutState } from './runShortcut.ts';
import { shortcutKeys } from './shortcutKeys.ts';

const SHABAD: Place = { hasVerses: true, isAng: false, isBani: false, sourceIds: ['G'] };
const ANG: Place = { ...SHABAD, isAng: true };
const HOME: Place = { ...SHABAD, hasVerses: false };

interface Press {
  place?: Place;
  hasSingle?: boolean;
  target?: EventTarget;
  init?: KeyboardEventInit;
}

function press(key: string, { place = SHABAD, hasSingle = true, target = document.body, init }: Press = {}) {
  const store = makeStore({ preferences: DEFAULT_PREFERENCES });
  const dispatchPanels = vi.fn();
  const context: ShortcutState['context'] = { dispatch: store.dispatch, dispatchPanels, theme: 'light' };
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...init });
  Object.defineProperty(event, 'target', { value: target });
  runShortcut(event, { context, place, hasSingle });
  const chosen = selectPreferences(store.getState());
  return { chosen, isTaken: event.defaultPrevented, dispatchPanels };
}

afterEach(() => {
  document.body.replaceChildren();
  shortcutKeys.reset();
});

describe('a shortcut', () => {
  it.each([
    ['l', {}, { isLarivaar: true }],
    ['L', { shiftKey: true }, { isLarivaar: true, hasAssist: true }],
    ['v', {}, { hasVisraams: true }],
    ['a', {}, { hasAutoScroll: true }],
    ['o', {}, { theme: 'dark' }],
    ['/', {}, { readingMode: 'split' }],
    ['r', {}, { readingMode: 'reading' }],
    ['u', {}, { isUnicode: true }],
    ['C', { shiftKey: true, ctrlKey: true }, { isCentred: true }],
    ['C', { shiftKey: true, metaKey: true }, { isCentred: true }],
    ['+', { shiftKey: true }, { fontSize: 2.4, translationSize: 1.6, transliterationSize: 1.6 }],
    ['-', {}, { fontSize: 1.6, translationSize: 1.2, transliterationSize: 1.2 }],
    ['E', { shiftKey: true }, { transliterations: [] }],
    ['S', { shiftKey: true }, { transliterations: ['en', 'ur'] }],
    ['H', { shiftKey: true }, { transliterations: ['en', 'hi'] }],
  ])('%s with %j chooses %j (specification 9)', (key, init, expected) => {
    const { chosen, isTaken } = press(key, { init });
    expect(chosen).toEqual({ ...DEFAULT_PREFERENCES, ...expected });
    expect(isTaken).toBe(true);
  });

  it.each([
    ['e', 'english', []],
    ['t', 'punjabi', ['ss']],
    ['s', 'spanish', ['sn']],
  ] as const)('%s turns %s round', (key, language, translators) => {
    expect(press(key).chosen.translations[language]).toEqual(translators);
  });

  it('goes to the search field (behaviour 61), from a field too', () => {
    document.body.innerHTML = '<form role="search"><input></form><textarea></textarea>';
    const target = document.querySelector('textarea') ?? document.body;
    expect(press('/', { target, init: { ctrlKey: true }, place: HOME }).isTaken).toBe(true);
    expect(document.activeElement?.tagName).toBe('INPUT');
  });

  it('is a letter in a field, and not ours with the key for commands (behaviour 60)', () => {
    document.body.innerHTML = '<input><textarea></textarea><select></select>';
    for (const target of document.body.children) {
      expect(press('l', { target })).toMatchObject({ chosen: DEFAULT_PREFERENCES, isTaken: false });
    }
    const init = { metaKey: true };
    expect(press('l', { init })).toMatchObject({ chosen: DEFAULT_PREFERENCES, isTaken: false });
  });

  it('does nothing while single keys are off, but with the key for commands', () => {
    expect(press('l', { hasSingle: false }).isTaken).toBe(false);
    expect(press('C', { hasSingle: false, init: { ctrlKey: true, shiftKey: true } }).chosen.isCentred).toBe(
      true,
    );
  });

  it('does nothing where there is nothing to do it to', () => {
    expect(press('l', { place: HOME }).isTaken).toBe(false);
    expect(press('r', { place: ANG }).isTaken).toBe(false);
    expect(press('o', { place: HOME }).chosen.theme).toBe('dark');
  });

  it('has the keys that a visitor gave it, and no others', () => {
    shortcutKeys.give('larivaar', 'k');
    expect(press('k').chosen.isLarivaar).toBe(true);
    expect(press('l').isTaken).toBe(false);
    shortcutKeys.give('akhandPaath', 'j');
    expect(press('j', { place: ANG }).chosen.readingMode).toBe('akhand');
  });

  it('opens what tells of shortcuts', () => {
    const { dispatchPanels } = press('?', { init: { shiftKey: true }, place: HOME });
    expect(dispatchPanels).toHaveBeenCalledExactlyOnceWith({ type: 'toggled', panel: 'shortcuts' });
  });
});
