import { toUnicode } from '@naad/gurbani-text';
import { describe, expect, it } from 'vitest';
import { KEYBOARD_ROWS } from './keyboardRows.ts';
import { LETTERS, OTHERS, SIGNS } from './typingKeys.ts';

const letters = KEYBOARD_ROWS.flat().flatMap(({ plain, shifted }) => [plain, shifted]);

describe('the map of the keyboard', () => {
  it('shows every letter and sign of the tables on its key', () => {
    for (const { text, keys } of [...LETTERS.flat(), ...SIGNS, ...OTHERS.flat()]) {
      // Two keys together, neither of which types anything alone.
      if (keys === '<>') continue;
      const own = keys.replace('k', '') || 'k';
      for (const key of own) expect(letters.find((each) => each.key === key)?.letter, key).toBe(text);
    }
  });

  it('shows nothing that typing would not give', () => {
    for (const { key, letter, isSign } of letters) {
      if (letter === '') expect(toUnicode(key), key).toBe(key);
      else if (!isSign) expect(toUnicode(key), key).toBe(letter);
    }
  });
});
