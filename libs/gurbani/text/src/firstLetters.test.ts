import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstLetters, firstLetterWords, splitWords, toUnicode } from './index.ts';

describe('firstLetterWords', () => {
  it('lists the words and their letters, skipping end marks and rubrics', () => {
    const line = 'ੴ ਸਤਿ ਨਾਮੁ ॥ ਪ੍ਰਸਾਦਿ ਸ਼ਾਹ ॥੧॥ ਰਹਾਉ ॥';
    expect(firstLetterWords(line)).toEqual([
      { word: 0, letters: ['ੴ'] },
      { word: 1, letters: ['ਸ', 'ਤ'] },
      { word: 2, letters: ['ਨ', 'ਮ'] },
      { word: 4, letters: ['ਪ', 'ਸ', 'ਦ'] },
      { word: 5, letters: ['ਸ਼', 'ਹ'] },
    ]);
  });

  it('agrees with firstLetters for any line', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'kKsS^aAeEiuwyI Mo]1[ R<>') }), (keys) => {
        const line = toUnicode(keys);
        const words = firstLetterWords(line);
        expect(words.map(({ letters }) => letters[0]).join('')).toBe(firstLetters(line));
        const { length } = splitWords(line);
        for (const { word } of words) expect(word).toBeLessThan(length);
      }),
    );
  });
});
