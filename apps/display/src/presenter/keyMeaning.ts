import type { LookField } from '../look/lookFields.ts';

/** The action of a key. */
export type KeyMeaning =
  | { readonly kind: 'move'; readonly move: 'next' | 'previous' | 'home' }
  | { readonly kind: 'goHome' }
  | { readonly kind: 'back' }
  | { readonly kind: 'cover'; readonly cover: 'waheguru' | 'moolMantra' | 'dhanGuru' | 'blank' }
  | { readonly kind: 'toggle'; readonly field: LookField }
  | { readonly kind: 'size'; readonly step: 'plus' | 'minus' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'search' }
  | { readonly kind: 'fullscreen' };

export interface Key {
  /** `KeyboardEvent.key`. */
  readonly key: string;
  readonly isShift: boolean;
  /** True while Control or Command is held. */
  readonly isCommand: boolean;
  readonly isAlt: boolean;
}

/**
 * Kind of the focused element: a field handles all typing, a control (tabs, slider) the keys that move in it, a button the
 * keys that press it, a line of the list only Enter.
 */
export type Focus = 'page' | 'line' | 'button' | 'control' | 'field';

const PLAIN: Readonly<Record<string, KeyMeaning>> = {
  ArrowDown: { kind: 'move', move: 'next' },
  ArrowRight: { kind: 'move', move: 'next' },
  PageDown: { kind: 'move', move: 'next' },
  ArrowUp: { kind: 'move', move: 'previous' },
  ArrowLeft: { kind: 'move', move: 'previous' },
  PageUp: { kind: 'move', move: 'previous' },
  ' ': { kind: 'move', move: 'home' },
  Home: { kind: 'goHome' },
  Backspace: { kind: 'back' },
  w: { kind: 'cover', cover: 'waheguru' },
  m: { kind: 'cover', cover: 'moolMantra' },
  d: { kind: 'cover', cover: 'dhanGuru' },
  b: { kind: 'cover', cover: 'blank' },
  '.': { kind: 'cover', cover: 'blank' },
  l: { kind: 'toggle', field: 'larivaar' },
  v: { kind: 'toggle', field: 'visraams' },
  o: { kind: 'toggle', field: 'dark' },
  n: { kind: 'toggle', field: 'nextLine' },
  e: { kind: 'toggle', field: 'en' },
  t: { kind: 'toggle', field: 'pu' },
  s: { kind: 'toggle', field: 'es' },
  f: { kind: 'fullscreen' },
  '+': { kind: 'size', step: 'plus' },
  '=': { kind: 'size', step: 'plus' },
  '-': { kind: 'size', step: 'minus' },
};

const SHIFTED: Readonly<Record<string, KeyMeaning>> = {
  l: { kind: 'toggle', field: 'larivaarAssist' },
  e: { kind: 'toggle', field: 'latin' },
  s: { kind: 'toggle', field: 'shahmukhi' },
  h: { kind: 'toggle', field: 'devanagari' },
  '+': { kind: 'size', step: 'plus' },
};

const BUTTON_KEYS: ReadonlySet<string> = new Set([' ', 'Enter']);
/** Keys that press a control or move within it. */
const CONTROL_KEYS = new Set([
  ' ',
  'Enter',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'PageDown',
  'PageUp',
]);

/**
 * Returns a key's action on the desk, or null. Typing in a field is never a shortcut, nor is Escape, which goes one level back
 * on the desk.
 */
export function keyMeaning({ key, isShift, isCommand, isAlt }: Key, focus: Focus): KeyMeaning | null {
  if (isCommand && !isAlt && key === '/') return { kind: 'search' };
  if (isAlt || focus === 'field') return null;
  if (isCommand) return key.toLowerCase() === 'z' && !isShift ? { kind: 'undo' } : null;
  if (focus === 'control' && CONTROL_KEYS.has(key)) return null;
  if (focus === 'button' && BUTTON_KEYS.has(key)) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return (isShift && name !== ' ' ? SHIFTED[name] : PLAIN[name]) ?? null;
}
