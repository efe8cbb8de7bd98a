import { normaliseGurmukhi } from '@naad/gurbani-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldText, pressBackspace, pressKey, signPreview } from './fieldEdits.ts';
import { keyboardRows } from './keyboardLayouts.ts';

/** A field of which `|` is the caret, or two of them the ends of what is selected. */
function field(drawn: string): FieldText {
  const [before = '', selected = '', after] = drawn.split('|');
  if (after === undefined) {
    return { text: before + selected, start: before.length, end: before.length };
  }
  const end = before.length + selected.length;
  return { text: before + selected + after, start: before.length, end };
}

function press(drawn: string, key: string): string | null {
  const edit = pressKey(field(drawn), key);
  return edit && `${edit.text.slice(0, edit.caret)}|${edit.text.slice(edit.caret)}`;
}

function backspace(drawn: string): string {
  const { text, caret } = pressBackspace(field(drawn));
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('a key of the Gurmukhi keyboard', () => {
  it.each([
    ['|', 'ਸ', 'ਸ|'],
    ['ਧਧ|', 'ਰ', 'ਧਧਰ|'],
    ['ਧ|ਗ', 'ਰ', 'ਧਰ|ਗ'],
    ['ਧ|ਧਰ|ਗ', 'ਸ', 'ਧਸ|ਗ'],
    ['ਨਾਮੁ|', ' ', 'ਨਾਮੁ |'],
    ['ਖ|', 'ਖ਼', 'ਖਖ਼|'],
  ])('writes a letter at the caret: %s and %s', (before, key, after) => {
    expect(press(before, key)).toBe(after);
  });

  it.each([
    ['ਨ|', 'ਾ', 'ਨਾ|'],
    ['ਨ|ਮ', 'ਾ', 'ਨਾ|ਮ'],
    ['ਖ਼|', 'ੁ', 'ਖ਼ੁ|'],
    ['ਪ੍ਰ|', 'ੇ', 'ਪ੍ਰੇ|'],
    ['ਸ|', 'ਿ', 'ਸਿ|'],
  ])('writes a vowel sign on the letter before it: %s and %s', (before, key, after) => {
    expect(press(before, key)).toBe(after);
  });

  it.each([
    ['|', 'ਾਿੀੁੂੇੈੋੌ', 'ਆਇਈਉਊਏਐਓਔ'],
    ['ਜੀ |', 'ਾਿੀੁੂੇੈੋੌ', 'ਆਇਈਉਊਏਐਓਔ'],
    ['ਕਿ|', 'ਾਿੀੁੂੇੈੋੌ', 'ਆਇਈਉਊਏਐਓਔ'],
    ['ੳ|', 'ਾਿੀੇੈੌ', 'ਆਇਈਏਐਔ'],
  ])('makes a vowel where no letter can bear the sign: %s and each of %s', (before, signs, vowels) => {
    const written = [...signs].map((sign) => press(before, sign));
    expect(written).toEqual([...vowels].map((vowel) => before.replace('|', `${vowel}|`)));
  });

  it.each([
    ['ਅ|', 'ਾੈੌ', 'ਆਐਔ'],
    ['ੲ|', 'ਿੀੇ', 'ਇਈਏ'],
    ['ੳ|', 'ੁੂੋ', 'ਉਊਓ'],
  ])('makes one letter of a carrier and its sign: %s and each of %s', (before, signs, vowels) => {
    expect([...signs].map((sign) => press(before, sign))).toEqual([...vowels].map((vowel) => `${vowel}|`));
  });

  it.each(['ੰ', 'ਂ', 'ੱ', '੍ਰ', '੍ਹ', '੍ਵ'])('writes no %s where no letter is', (sign) => {
    expect(press('|', sign)).toBeNull();
    expect(press('ਨਾਮ |', sign)).toBeNull();
    expect(press('ਨ|', sign)).toBe(`ਨ${sign}|`);
  });

  it('writes a nasal sign behind a vowel sign once, and hangs no letter from one', () => {
    expect(press('ਸਿ|', 'ੰ')).toBe('ਸਿੰ|');
    expect(press('ਆ|', 'ਂ')).toBe('ਆਂ|');
    expect(press('ਸਿੰ|', 'ੰ')).toBeNull();
    expect(press('ਸਿ|', '੍ਰ')).toBeNull();
  });

  it('brings a letter to the sihari that waits for it', () => {
    expect(press('ਿ|', 'ਸ')).toBe('ਸਿ|');
    expect(press('ਜਪੁ ਿ|', 'ਸ')).toBe('ਜਪੁ ਸਿ|');
  });

  it('leaves Gurmukhi in its one order, and every other letter where it was', () => {
    const keys = [...keyboardRows('words'), ...keyboardRows('letters')].flat().map(({ text }) => text);
    const pressed = fc.array(fc.constantFrom(' ', ...keys), { maxLength: 12 });
    fc.assert(
      fc.property(pressed, (each) => {
        const text = each.reduce((now, key) => {
          const edit = pressKey({ text: now, start: now.length, end: now.length }, key);
          return edit?.text ?? now;
        }, '');
        expect(text).toBe(normaliseGurmukhi(text));
        const again = pressKey({ text: `${text}ਸਸ`, start: text.length, end: text.length }, 'ਮ');
        expect(again?.text).toBe(`${text}ਮਸਸ`);
      }),
    );
  });
});

describe('backspace', () => {
  it.each([
    ['ਧਧ|', 'ਧ|'],
    ['ਧ|ਰ', '|ਰ'],
    ['ਸਿ|', 'ਸ|'],
    ['ਪ੍ਰ|', 'ਪ|'],
    ['ਖ਼|', '|'],
    ['ਆ|', '|'],
    ['|ਸ', '|ਸ'],
    ['ਸ|ਧਧ|ਗ', 'ਸ|ਗ'],
  ])('takes back what was pressed last, or what is selected: %s', (before, after) => {
    expect(backspace(before)).toBe(after);
  });
});

describe('a sign on its key', () => {
  it.each([
    ['|', 'ਾ', 'ਆ'],
    ['ਨ|', 'ਾ', 'ਨਾ'],
    ['ਪ੍ਰ|', 'ਿ', 'ਪ੍ਰਿ'],
    ['ਕਿ|', 'ਾ', 'ਆ'],
    ['ੳ|', 'ੁ', 'ਉ'],
    ['ਸਿ|', 'ੰ', 'ਸਿੰ'],
    ['ਨ|', '੍ਰ', 'ਨ੍ਰ'],
    ['|', 'ੰ', 'ੰ'],
    ['ਨ|ਮ', 'ੁ', 'ਨੁ'],
  ])('is what it would write: %s and %s', (before, sign, shown) => {
    expect(signPreview(field(before), sign)).toBe(shown);
  });
});
