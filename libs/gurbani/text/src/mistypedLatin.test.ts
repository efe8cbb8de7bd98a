import { describe, expect, it } from 'vitest';
import { mistypedLatin } from './mistypedLatin.ts';
import { toUnicode } from './toUnicode.ts';

describe('Latin letters that a Gurmukhi field showed as Gurmukhi', () => {
  it.each(['love', 'what is maya', 'ocean of peace', 'anand sahib', "god's name", 'Peace'])(
    'are recovered: %s [Q43]',
    (typed) => {
      expect(mistypedLatin(toUnicode(typed))).toBe(typed);
    },
  );

  it.each(['ਰਾਮਦਾਸ ਗੁਰੁ', 'ਧਧਰਗਜ', 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ', 'ਆਪੇ ਆਇਆ ਉਪਾਇ', 'ੴ ਸਤਿ ਨਾਮੁ', '', 'love'])(
    'are not taken from a text that may be Gurmukhi: %s [Q43]',
    (text) => {
      expect(mistypedLatin(text)).toBeNull();
    },
  );
});
