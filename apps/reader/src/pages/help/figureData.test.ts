import { toUnicode, firstLetterQuery, firstLetters } from '@naad/gurbani-text';
import { describe, expect, it } from 'vitest';
import { KEYBOARD_ROWS, ANYWHERE, FROM_START } from './figureData.ts';
import { article } from '../../content/en/help.md';
import { typedTexts } from './testing/typedTexts.ts';

const letters = KEYBOARD_ROWS.flat().flatMap(({ plain, shifted }) => [plain, shifted]);

describe('the keyboard map', () => {
  it('has every letter and sign of the tables on its key', () => {
    for (const { text, keys } of typedTexts(article)) {
      // Neither key types anything alone.
      if (keys === '<>') continue;
      const own = keys.replace('k', '') || 'k';
      for (const key of own) expect(letters.find((each) => each.key === key)?.letter, key).toBe(text);
    }
  });

  it('has only letters that typing produces', () => {
    for (const { key, letter, isSign } of letters) {
      if (letter === '') expect(toUnicode(key), key).toBe(key);
      else if (!isSign) expect(toUnicode(key), key).toBe(letter);
    }
  });
});

it.each([FROM_START, ANYWHERE])(
  'the keys $keys of the example type the first letters of its words',
  ({ words, keys }) => {
    expect(firstLetterQuery(keys)).toBe(firstLetters(words.join(' ')));
    expect([...keys]).toHaveLength(words.length);
  },
);
