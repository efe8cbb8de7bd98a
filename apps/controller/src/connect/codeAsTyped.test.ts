import { describe, expect, it } from 'vitest';
import { codeAsTyped } from './codeAsTyped.ts';

describe('what the field of the code shows (behaviour 94)', () => {
  it.each([
    ['ab', 'AB'],
    ['abc', 'ABC-'],
    ['abcx', 'ABC-X'],
    ['abc-xyz', 'ABC-XYZ'],
    ['ABC-XYZQ', 'ABC-XYZ'],
    ['a1b2c3', 'ABC-'],
  ])('of %s makes %s', (typed, shown) => {
    expect(codeAsTyped(typed, 'insertText')).toBe(shown);
    expect(codeAsTyped(typed, undefined)).toBe(shown);
  });

  it('lets one take the dash away again', () => {
    expect(codeAsTyped('abc', 'deleteContentBackward')).toBe('ABC');
    expect(codeAsTyped('ABC', 'insertText')).toBe('ABC-');
  });
});
