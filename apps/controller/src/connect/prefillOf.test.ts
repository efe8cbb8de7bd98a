import { describe, expect, it } from 'vitest';
import { prefillOf } from './prefillOf.ts';

describe('what an address fills in', () => {
  it.each([
    ['/control/ABC-XYZ', '', 'ABC-XYZ', ''],
    ['/control/abc-xyz', '', 'ABC-XYZ', ''],
    ['/control/abc-xyz/', '', 'ABC-XYZ', ''],
    ['/control/ABC-XYZ', '#pin=123456', 'ABC-XYZ', '123456'],
    ['/control/ABC-XYZ', '#pin=1987', 'ABC-XYZ', '1987'],
  ])('%s%s', (pathname, hash, code, pin) => {
    expect(prefillOf({ pathname, hash })).toEqual({ code, pin });
  });

  it.each([
    ['/control', '#pin=123456'],
    ['/control/', ''],
    ['/control/ABCXYZ', ''],
    ['/control/ABC-XYZ1', '#pin=1234'],
    ['/control/XABC-XYZ', ''],
    ['/control/A,C-XYZ', ''],
    ['/control/ABC-XYZ/more', ''],
    ['/control/undefined', ''],
  ])('nothing of %s%s, which names no session', (pathname, hash) => {
    expect(prefillOf({ pathname, hash })).toEqual({ code: '', pin: '' });
  });

  it.each(['#pin=12', '#pin=1234567', '#pin=12a4', '#other'])('no PIN of %s', (hash) => {
    expect(prefillOf({ pathname: '/control/ABC-XYZ', hash }).pin).toBe('');
  });
});
