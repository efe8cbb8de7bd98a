import { describe, expect, it } from 'vitest';
import { cleanPhoneName } from './driving.ts';
import { parseMessage } from './messages.ts';
import { RenameMessage } from './requests.ts';

describe('the name of a phone', () => {
  it.each([
    ['  Asa  Kaur ', 'Asa Kaur'],
    ['ਆਸਾ\n ਕੌਰ', 'ਆਸਾ ਕੌਰ'],
    ['a\u0000b \u202E c\u2066', 'ab c'],
    ['\uD83D', ''],
    ['  \t ', ''],
    ['🙏'.repeat(41), '🙏'.repeat(40)],
    [`${'a'.repeat(39)} bc`, 'a'.repeat(39)],
  ])('[SYNC-DRIVE-1] %j is sent as %j', (typed, name) => {
    expect(cleanPhoneName(typed)).toBe(name);
    expect(parseMessage(RenameMessage, { name })).toEqual({ name });
  });

  it.each([' a', 'a\n', 'a\u202Eb', 'a'.repeat(41), 7])(
    '[SYNC-DRIVE-1] %j is refused, because no client of ours sends it',
    (name) => {
      expect(parseMessage(RenameMessage, { name })).toBeNull();
    },
  );
});
