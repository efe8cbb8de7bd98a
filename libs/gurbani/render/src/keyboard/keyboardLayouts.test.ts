import { describe, expect, it } from 'vitest';
import { keyboardRows } from './keyboardLayouts.ts';

const THIRTY_FIVE = 'ੳਅੲਸਹਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜ';
const DOTTED = ['ਸ਼', 'ਖ਼', 'ਗ਼', 'ਜ਼', 'ਫ਼', 'ਲ਼'];

describe('the keyboard', () => {
  it.each(['letters', 'words'] as const)('for %s has every letter once, on its only page', (layout) => {
    const keys = keyboardRows(layout).flat();
    const letters = keys.filter(({ signName }) => signName === null).map(({ text }) => text);
    expect(letters.toSorted()).toEqual([...THIRTY_FIVE, ...DOTTED, 'ਓ'].toSorted());
    expect(new Set(keys.map(({ latin }) => latin)).size).toBe(keys.length);
  });

  it.each(['letters', 'words'] as const)('for %s fits a phone with at most ten keys in a row', (layout) => {
    for (const row of keyboardRows(layout)) expect(row.length).toBeLessThanOrEqual(10);
  });

  it('for words has every sign with its name', () => {
    const signs = keyboardRows('words')
      .flat()
      .filter(({ signName }) => signName !== null);
    expect(signs.map(({ text }) => text).join(' ')).toBe('ਾ ਿ ੀ ੁ ੂ ੇ ੈ ੋ ੌ ੰ ੱ ੍ਹ ੍ਰ ਂ ੍ਵ');
    for (const { text } of signs) expect(text).toMatch(/^\p{Mark}/u);
  });

  it('for letters has none of the keys that a search by main letters refuses', () => {
    const latin = keyboardRows('letters')
      .flat()
      .map((key) => key.latin);
    expect(latin.filter((key) => 'WyYwOouiIUNHRM'.includes(key))).toEqual([]);
  });

  it('starts in the established order', () => {
    const [first] = keyboardRows('letters');
    expect(first?.map(({ text }) => text).join('')).toBe('ੳਅੲਸਹਕਖਗਘਙ');
    expect(
      keyboardRows('words')[0]
        ?.map(({ latin }) => latin)
        .join(''),
    ).toBe('wiIuUyYoOM');
  });
});
