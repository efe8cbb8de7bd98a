import { expect, it } from 'vitest';
import { typedCode } from './typedCode.ts';

/** Types letter by letter, each at the end. */
function type(keys: string): string {
  let shown = '';
  for (const key of keys) shown = typedCode(shown, { text: shown + key, caret: shown.length + 1 }).text;
  return shown;
}

it.each([
  ['abc', 'ABC-'],
  ['ab', 'AB'],
  ['abcdef', 'ABC-DEF'],
  ['abc-def', 'ABC-DEF'],
  ['a,b1c d', 'ABC-D'],
  ['abcdefgh', 'ABC-DEF'],
])('%s is shown as %s (behaviour 94)', (keys, shown) => {
  expect(type(keys)).toBe(shown);
});

it('a dash is deleted with the letter before it', () => {
  expect(typedCode('ABC-', { text: 'ABC', caret: 3 })).toEqual({ text: 'AB', caret: 2 });
  expect(typedCode('ABC-D', { text: 'ABC-', caret: 4 })).toEqual({ text: 'ABC-', caret: 4 });
});

it('the caret stays where one types', () => {
  expect(typedCode('ABC-EF', { text: 'ABC-dEF', caret: 5 })).toEqual({ text: 'ABC-DEF', caret: 5 });
  expect(typedCode('BC', { text: 'aBC', caret: 1 })).toEqual({ text: 'ABC-', caret: 1 });
  expect(typedCode('', { text: ' abc-def ', caret: 9 })).toEqual({ text: 'ABC-DEF', caret: 7 });
});
