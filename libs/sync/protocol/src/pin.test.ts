import { describe, expect, it } from 'vitest';
import { createPin, parsePin } from './pin.ts';

describe('PINs', () => {
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
  ])('[SYNC-PIN-1] %o is %o', (pin, parsed) => {
    expect(parsePin(pin)).toBe(parsed);
  });

  it.each([0, 899_999])('[SYNC-PIN-2] draws six digits, also from %i', (drawn) => {
    const pin = createPin(() => drawn);
    expect(pin).toMatch(/^[1-9]\d{5}$/);
    expect(parsePin(pin)).toBe(pin);
  });
});
