import { normaliseGurmukhi } from '@naad/gurbani-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldText, pressBackspace, pressKey, signPreview } from './fieldEdits.ts';
import { keyboardRows } from './keyboardLayouts.ts';

/** Parses a field where `|` is the caret, or two of them enclose the selection. */
function field(notation: string): FieldText {
  const [before = '', selected = '', after] = notation.split('|');
  if (after === undefined) {
    return { text: before + selected, start: before.length, end: before.length };
  }
  const end = before.length + selected.length;
  return { text: before + selected + after, start: before.length, end };
}

function press(notation: string, key: string): string | null {
  const edit = pressKey(field(notation), key);
  return edit && `${edit.text.slice(0, edit.caret)}|${edit.text.slice(edit.caret)}`;
}

function backspace(notation: string): string {
  const { text, caret } = pressBackspace(field(notation));
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
  ])('types a letter at the caret: %s and %s', (before, key, after) => {
    expect(press(before, key)).toBe(after);
  });

  it.each([
    ['ਨ|', 'ਾ', 'ਨਾ|'],
    ['ਨ|ਮ', 'ਾ', 'ਨਾ|ਮ'],
    ['ਖ਼|', 'ੁ', 'ਖ਼ੁ|'],
    ['ਪ੍ਰ|', 'ੇ', 'ਪ੍ਰੇ|'],
    ['ਸ|', 'ਿ', 'ਸਿ|'],
  ])('types a vowel sign on the letter before it: %s and %s', (before, key, after) => {
    expect(press(before, key)).toBe(after);
  });

  it.each([
    ['|', 'ਾਿੀੁੂੇੈੋੌ', 'ਆਇਈਉਊਏਐਓਔ'],
    ['ਜੀ |', 'ਾਿੀੁੂੇੈੋੌ', 'ਆਇਈਉਊਏਐਓਔ'],
    ['ਕਿ|', 'ਾਿੀੁੂੇੈੋੌ', 'ਆਇਈਉਊਏਐਓਔ'],
    ['ੳ|', 'ਾਿੀੇੈੌ', 'ਆਇਈਏਐਔ'],
  ])(
    'types an independent vowel if no letter can bear the sign: %s and each of %s',
    (before, signs, vowels) => {
      const written = [...signs].map((sign) => press(before, sign));
      expect(written).toEqual([...vowels].map((vowel) => before.replace('|', `${vowel}|`)));
    },
  );

  it.each([
    ['ਅ|', 'ਾੈੌ', 'ਆਐਔ'],
    ['ੲ|', 'ਿੀੇ', 'ਇਈਏ'],
    ['ੳ|', 'ੁੂੋ', 'ਉਊਓ'],
  ])('combines a carrier and its sign into one letter: %s and each of %s', (before, signs, vowels) => {
    expect([...signs].map((sign) => press(before, sign))).toEqual([...vowels].map((vowel) => `${vowel}|`));
  });

  it.each(['ੰ', 'ਂ', 'ੱ', '੍ਰ', '੍ਹ', '੍ਵ'])('types no %s without a letter before it', (sign) => {
    expect(press('|', sign)).toBeNull();
    expect(press('ਨਾਮ |', sign)).toBeNull();
    expect(press('ਨ|', sign)).toBe(`ਨ${sign}|`);
  });

  it('types a nasal sign after a vowel sign only once, and no subjoined letter there', () => {
    expect(press('ਸਿ|', 'ੰ')).toBe('ਸਿੰ|');
    expect(press('ਆ|', 'ਂ')).toBe('ਆਂ|');
    expect(press('ਸਿੰ|', 'ੰ')).toBeNull();
    expect(press('ਸਿ|', '੍ਰ')).toBeNull();
  });

  it('puts a letter before the sihari that was typed first', () => {
    expect(press('ਿ|', 'ਸ')).toBe('ਸਿ|');
    expect(press('ਜਪੁ ਿ|', 'ਸ')).toBe('ਜਪੁ ਸਿ|');
  });

  it('keeps Gurmukhi normalised and every other letter in place', () => {
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
  ])('deletes the last keypress or the selection: %s', (before, after) => {
    expect(backspace(before)).toBe(after);
  });
});

describe('the preview of a sign', () => {
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
  ])('shows what it would type: %s and %s', (before, sign, shown) => {
    expect(signPreview(field(before), sign)).toBe(shown);
  });
});
