import { toUnicode } from '@naad/gurbani-text';

/** A key of the keyboard, by what it types in Latin, and its Gurmukhi. */
export interface KeyboardKey {
  readonly plain: KeyLetter;
  readonly shifted: KeyLetter;
}

export interface KeyLetter {
  readonly key: string;
  /** Empty where the key types no Gurmukhi. A sign is shown on ਕ, since it cannot stand alone. */
  readonly letter: string;
  readonly isSign: boolean;
}

/** The keys of a qwerty keyboard that type Gurmukhi, from above to below: each without and with Shift. */
const ROWS = [
  '`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0)',
  'qQ wW eE rR tT yY uU iI oO pP [{ ]} \\|',
  'aA sS dD fF gG hH jJ kK lL',
  'zZ xX cC vV bB nN mM',
];

/** The map of the keyboard, asked of the same conversion that the search field uses. */
export const KEYBOARD_ROWS: readonly (readonly KeyboardKey[])[] = /* @__PURE__ */ ROWS.map((row) =>
  row.split(' ').map((pair) => ({
    plain: keyLetter(pair.charAt(0)),
    shifted: keyLetter(pair.charAt(1)),
  })),
);

function keyLetter(key: string): KeyLetter {
  const alone = toUnicode(key);
  if (alone === key) return { key, letter: '', isSign: false };
  if (!/^\p{Mark}/u.test(alone)) return { key, letter: alone, isSign: false };
  return { key, letter: toUnicode(`k${key}`), isSign: true };
}
