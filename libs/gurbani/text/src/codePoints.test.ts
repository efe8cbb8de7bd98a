import { expect, it } from 'vitest';
import { codePoints } from './codePoints.ts';

it('names the code point of every character, also beyond four digits', () => {
  expect(codePoints('ਪਿ 𑙠')).toEqual(['U+0A2A', 'U+0A3F', 'U+0020', 'U+11660']);
});
