import { describe, expect, it } from 'vitest';
import { compareLines } from './surface.ts';

const LINES: Readonly<Record<number, string>> = { 1: 'ੴ ਸਤਿ ਨਾਮੁ', 2: 'ਆਦਿ ਸਚੁ', 3: 'ਜੁਗਾਦਿ ਸਚੁ' };
const form = (verseId: number) => LINES[verseId] ?? '';
const compare = (...shown: (readonly [number, string])[]) => compareLines(shown, [1, 2, 3], form);

describe('a comparison of lines', () => {
  it('finds nothing in equal lines', () => {
    expect(compare([1, form(1)], [2, form(2)], [3, form(3)])).toEqual([]);
  });

  it('finds one changed letter [T110]', () => {
    expect(compare([1, form(1)], [2, 'ਆਦ ਸਚੁ'], [3, form(3)])).toEqual([{ verseId: 2, shown: 'ਆਦ ਸਚੁ' }]);
  });

  it('finds a missing, a swapped and an invented line [T110]', () => {
    expect(compare([1, form(1)], [2, form(2)])).toEqual([{ verseId: 3, shown: null }]);
    expect(compare([2, form(2)], [1, form(1)], [3, form(3)])).toHaveLength(2);
    expect(compare([1, form(1)], [2, form(2)], [3, form(3)], [4, 'ਸਚੁ'])).toEqual([
      { verseId: 4, shown: 'ਸਚੁ' },
    ]);
  });
});
