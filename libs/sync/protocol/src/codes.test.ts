import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CODE_ALPHABET,
  createSessionCode,
  formatTypedCode,
  isBlockedCode,
  parseSessionCode,
  createPin,
  parsePin,
} from './codes.ts';

describe('a session code', () => {
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
  ])('[SYNC-CODE-1] %o is parsed as %o', (text, code) => {
    expect(parseSessionCode(text)).toBe(code);
  });

  it('[SYNC-CODE-2] consists of consonants and can be parsed', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(CODE_ALPHABET.length - 1)), (numbers) => {
        const code = createSessionCode((limit) => Number(numbers.next().value) % limit);
        expect(parseSessionCode(code)).toBe(code);
        expect(code).not.toMatch(/[AEIOUY]/);
        expect(isBlockedCode(code)).toBe(false);
      }),
    );
  });

  it.each(['KKK-BBB', 'BKK-KBB', 'WTF-XZB'])('[SYNC-CODE-3] is never %s', (blocked) => {
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
  ])('[SYNC-CODE-4] typed as %o is shown as %o', (typed, shown) => {
    expect(formatTypedCode(typed)).toBe(shown);
  });
});

describe('a PIN', () => {
  it.each([
    ['1987', '1987'],
    [1987, '1987'],
    ['01987', '1987'],
    [' 1987 ', '1987'],
    ['198765', '198765'],
    ['19876', null],
    ['987', null],
    ['', null],
    ['19e2', null],
    [1987.5, null],
    [Number.NaN, null],
    [null, null],
    [true, null],
    [{}, null],
  ])('[SYNC-PIN-1] %o is parsed as %o', (pin, parsed) => {
    expect(parsePin(pin)).toBe(parsed);
  });

  it.each([0, 899_999])('[SYNC-PIN-2] has six digits, also when drawn from %i', (drawn) => {
    const pin = createPin(() => drawn);
    expect(pin).toMatch(/^[1-9]\d{5}$/);
    expect(parsePin(pin)).toBe(pin);
  });
});
