import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CODE_ALPHABET,
  createSessionCode,
  formatTypedCode,
  isBlockedCode,
  parseSessionCode,
} from './sessionCode.ts';

describe('session codes', () => {
  it.each([
    ['SPW-OEG', 'SPW-OEG'],
    [' spw-oeg ', 'SPW-OEG'],
    ['undefined', null],
    ['null', null],
    ['SPW,OEG', null],
    ['SPWOEG', null],
    ['SPW-OEGX', null],
    ['SPW-ÖEG', null],
    [undefined, null],
    [7, null],
  ])('[SYNC-CODE-1] %o is %o', (text, code) => {
    expect(parseSessionCode(text)).toBe(code);
  });

  it('[SYNC-CODE-2] makes codes of consonants that can be parsed', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(CODE_ALPHABET.length - 1)), (numbers) => {
        const code = createSessionCode((limit) => Number(numbers.next().value) % limit);
        expect(parseSessionCode(code)).toBe(code);
        expect(code).not.toMatch(/[AEIOUY]/);
        expect(isBlockedCode(code)).toBe(false);
      }),
    );
  });

  it.each(['KKK-BBB', 'BKK-KBB', 'WTF-XZB'])('[SYNC-CODE-3] never gives %s', (blocked) => {
    expect(isBlockedCode(blocked)).toBe(true);
    const letters = [...`${blocked}BCD-FGH`.replaceAll('-', '')].map((each) => CODE_ALPHABET.indexOf(each));
    expect(createSessionCode(() => letters.shift() ?? 0)).toBe('BCD-FGH');
  });

  it.each([
    ['ab', 'AB'],
    ['abc', 'ABC-'],
    ['abc-', 'ABC-'],
    ['abcd', 'ABC-D'],
    ['abc-def', 'ABC-DEF'],
    ['abcdefgh', 'ABC-DEF'],
    ['a,b1c', 'ABC-'],
  ])('[SYNC-CODE-4] typing %o shows %o', (typed, shown) => {
    expect(formatTypedCode(typed)).toBe(shown);
  });
});
