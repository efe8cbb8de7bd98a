// @vitest-environment jsdom
import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { makeStore, selectPreferences } from '@naad/settings-state';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Place } from './PlaceContext.tsx';
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
  return { chosen, isHandled: event.defaultPrevented, dispatchPanels };
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
    ['E', { shiftKey: true }, { transliterations: [], hasChosenTexts: true }],
    ['S', { shiftKey: true }, { transliterations: ['en', 'ur'], hasChosenTexts: true }],
    ['H', { shiftKey: true }, { transliterations: ['en', 'hi'], hasChosenTexts: true }],
  ])(
    '%s with %j sets %j [S9.29, S9.30, S9.31, S9.32, S9.33, S9.34, S9.36, S9.37, S9.38, S9.40, S9.41]',
    (key, init, expected) => {
      const { chosen, isHandled } = press(key, { init });
      expect(chosen).toEqual({ ...DEFAULT_PREFERENCES, ...expected });
      expect(isHandled).toBe(true);
    },
  );

  it.each([
    ['e', 'english', []],
    ['t', 'punjabi', ['ss']],
    ['s', 'spanish', ['sn']],
  ] as const)('%s toggles the %s translation [S9.39]', (key, language, translators) => {
    expect(press(key).chosen.translations[language]).toEqual(translators);
  });

  it('focuses the search field, from another field too [B61]', () => {
    document.body.innerHTML = '<form role="search"><input></form><textarea></textarea>';
    const target = document.querySelector('textarea') ?? document.body;
    expect(press('/', { target, init: { ctrlKey: true }, place: HOME }).isHandled).toBe(true);
    expect(document.activeElement?.tagName).toBe('INPUT');
  });

  it('types a letter in a field, and is left to the browser with the command key [B60]', () => {
    document.body.innerHTML = '<input><textarea></textarea><select></select>';
    for (const target of document.body.children) {
      expect(press('l', { target })).toMatchObject({ chosen: DEFAULT_PREFERENCES, isHandled: false });
    }
    const init = { metaKey: true };
    expect(press('l', { init })).toMatchObject({ chosen: DEFAULT_PREFERENCES, isHandled: false });
  });

  it('does nothing while single keys are off, unless it has the command key', () => {
    expect(press('l', { hasSingle: false }).isHandled).toBe(false);
    expect(press('C', { hasSingle: false, init: { ctrlKey: true, shiftKey: true } }).chosen.isCentred).toBe(
      true,
    );
  });

  it('does nothing on a page where its action is disabled', () => {
    expect(press('l', { place: HOME }).isHandled).toBe(false);
    expect(press('r', { place: ANG }).isHandled).toBe(false);
    expect(press('o', { place: HOME }).chosen.theme).toBe('dark');
  });

  it("has only the visitor's own keys once they assigned some", () => {
    shortcutKeys.assign('larivaar', 'k');
    expect(press('k').chosen.isLarivaar).toBe(true);
    expect(press('l').isHandled).toBe(false);
    shortcutKeys.assign('akhandPaath', 'j');
    expect(press('j', { place: ANG }).chosen.readingMode).toBe('akhand');
  });

  it('opens the shortcuts panel', () => {
    const { dispatchPanels } = press('?', { init: { shiftKey: true }, place: HOME });
    expect(dispatchPanels).toHaveBeenCalledExactlyOnceWith({ type: 'toggled', panel: 'shortcuts' });
  });
});
