import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DisplaySettings } from '@naad/sync-protocol';
import { type FlagKey, type ListKey, toggleName } from './displayFields.ts';

/** Action of a keyboard shortcut. */
export type KeyAction =
  | { readonly kind: 'next' | 'previous' | 'home' | 'focusSearch' | 'fullscreen' | 'unicode' }
  | { readonly kind: 'size'; readonly value: 'plus' | 'minus' }
  | { readonly kind: 'flag'; readonly key: FlagKey }
  | { readonly kind: 'list'; readonly key: ListKey; readonly name: string };

interface DeskKey {
  /** `KeyboardEvent.key` in lower case, with `mod+` and `shift+` prefixes. */
  readonly keys: readonly string[];
  readonly label: MessageDescriptor;
  readonly action: KeyAction;
}

const flag = (key: FlagKey): KeyAction => ({ kind: 'flag', key });
const list = (key: ListKey, name: string): KeyAction => ({ kind: 'list', key, name });

/** All shortcuts; the letters are required by [S2.110]. Presentation remotes send the keys of the first rows. */
export const DESK_KEYS: readonly DeskKey[] = [
  { keys: ['arrowdown', 'pagedown', 'arrowright'], label: msg`Next line`, action: { kind: 'next' } },
  { keys: ['arrowup', 'pageup', 'arrowleft'], label: msg`Previous line`, action: { kind: 'previous' } },
  { keys: ['home'], label: msg`Home line`, action: { kind: 'home' } },
  { keys: ['mod+/'], label: msg`Search`, action: { kind: 'focusSearch' } },
  { keys: ['+', '='], label: msg`Larger Gurbani`, action: { kind: 'size', value: 'plus' } },
  { keys: ['-'], label: msg`Smaller Gurbani`, action: { kind: 'size', value: 'minus' } },
  { keys: ['l'], label: msg`Larivaar`, action: flag('larivaar') },
  { keys: ['shift+l'], label: msg`Larivaar assist`, action: flag('larivaarAssist') },
  { keys: ['v'], label: msg`Visraams`, action: flag('visraams') },
  { keys: ['a'], label: msg`Auto scroll`, action: flag('autoScroll') },
  { keys: ['o'], label: msg`Dark mode`, action: flag('darkMode') },
  { keys: ['/'], label: msg`Split view`, action: flag('splitView') },
  { keys: ['f'], label: msg`Fullscreen`, action: { kind: 'fullscreen' } },
  { keys: ['r'], label: msg`Reading mode`, action: flag('readingMode') },
  { keys: ['u'], label: msg`Unicode`, action: { kind: 'unicode' } },
  { keys: ['mod+shift+c'], label: msg`Centre align`, action: flag('centerAlign') },
  { keys: ['e'], label: msg`English translation`, action: list('translations', 'english') },
  { keys: ['t'], label: msg`Punjabi translation`, action: list('translations', 'punjabi') },
  { keys: ['s'], label: msg`Spanish translation`, action: list('translations', 'spanish') },
  { keys: ['shift+e'], label: msg`English transliteration`, action: list('transliterations', 'en') },
  { keys: ['shift+s'], label: msg`Shahmukhi transliteration`, action: list('transliterations', 'ur') },
  { keys: ['shift+h'], label: msg`Hindi transliteration`, action: list('transliterations', 'hi') },
];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns the action of a key press; null if it is no shortcut. */
export function keyAction({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): KeyAction | null {
  if (altKey) return null;
  const modifier = ctrlKey || metaKey ? 'mod+' : '';
  // For signs, `key` already includes Shift: `+` needs it on most keyboards.
  const shift = shiftKey && /^[a-z]$/i.test(key) ? 'shift+' : '';
  const name = modifier + shift + key.toLowerCase();
  return DESK_KEYS.find(({ keys }) => keys.includes(name))?.action ?? null;
}

const FONT_WITHOUT_UNICODE = 'gurmukhi_heavy';

/** Returns the settings that an action changes; null if the display lacks the setting. */
export function displayChange(action: KeyAction, display: DisplaySettings): DisplaySettings | null {
  switch (action.kind) {
    case 'flag': {
      const isOn = display[action.key];
      return isOn === undefined ? null : { [action.key]: !isOn };
    }
    case 'list': {
      const names = display[action.key];
      return names === undefined ? null : { [action.key]: toggleName(names, action.name, names) };
    }
    case 'unicode': {
      const { fontFamily } = display;
      if (fontFamily === undefined) return null;
      return { fontFamily: fontFamily === 'unicode_font' ? FONT_WITHOUT_UNICODE : 'unicode_font' };
    }
    default:
      return null;
  }
}

const KEY_SIGNS: Readonly<Record<string, string>> = { arrowdown: '↓', arrowup: '↑' };

/** Formats a shortcut with the labels of the keyboard, which are the same in every language. */
export function keycaps(keys: string): string {
  return KEY_SIGNS[keys] ?? keys.replace('mod', 'Ctrl').replace('shift', 'Shift').replace('home', 'Home');
}
