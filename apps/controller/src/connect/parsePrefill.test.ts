import { describe, expect, it } from 'vitest';
import { parsePrefill } from './parsePrefill.ts';

const prefillOf = (path: string) =>
  parsePrefill(new URL(path, 'https://naad.example') as unknown as Location);

describe('the prefilled form [S2.34]', () => {
  it.each([
    ['/control/ABC-XYZ', 'ABC-XYZ', ''],
    ['/control/abc-xyz', 'ABC-XYZ', ''],
    ['/control/abc-xyz/', 'ABC-XYZ', ''],
    ['/control/ABC-XYZ#pin=123456', 'ABC-XYZ', '123456'],
    ['/control/ABC-XYZ#pin=1987', 'ABC-XYZ', '1987'],
    ['/any/path/ABC-XYZ#pin=1987', 'ABC-XYZ', '1987'],
    ['/any/path/?code=abc-xyz#pin=1987', 'ABC-XYZ', '1987'],
    ['/index.html?code=ABC-XYZ', 'ABC-XYZ', ''],
    ['/ABC-XYZ?code=BCD-FGH', 'BCD-FGH', ''],
  ])('takes code and PIN from %s', (path, code, pin) => {
    expect(prefillOf(path)).toEqual({ code, pin, invite: null });
  });

  it.each([
    '/control#pin=123456',
    '/control/',
    '/control/ABCXYZ',
    '/control/ABC-XYZ1#pin=1234',
    '/control/XABC-XYZ',
    '/control/A,C-XYZ',
    '/control/ABC-XYZ/more',
    '/control/undefined',
    '/?code=undefined#pin=1234',
  ])('stays empty for %s, which names no session', (path) => {
    expect(prefillOf(path)).toEqual({ code: '', pin: '', invite: null });
  });

  it.each(['#pin=12', '#pin=1234567', '#pin=12a4', '#other'])('has no PIN for %s', (hash) => {
    expect(prefillOf(`/control/ABC-XYZ${hash}`).pin).toBe('');
  });

  it('takes a well-formed invitation that comes with a PIN, and no other', () => {
    const inviteOf = (hash: string) => prefillOf(`/control/ABC-XYZ${hash}`).invite;
    expect(inviteOf('#pin=123456&invite=0123456789abcdef')).toBe('0123456789abcdef');
    for (const hash of [
      '#pin=123456',
      '#invite=0123456789abcdef',
      '#pin=123456&invite=short',
      '#pin=1&invite=0123456789abcdef',
    ])
      expect(inviteOf(hash)).toBeNull();
  });
});
