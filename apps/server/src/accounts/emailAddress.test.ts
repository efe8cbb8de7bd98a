import { describe, expect, it } from 'vitest';
import { emailKey, isEmailAddress } from './emailAddress.ts';

describe('isEmailAddress', () => {
  it.each([
    'gurdas@naad.test',
    'Bhai.Gurdas+list@mail.naad.test',
    "o'singh@naad.test",
    'g@localhost',
    'ਗੁਰਦਾਸ@ਨਾਦ.test',
    'josé@correo.example',
    'x@192.0.2.1',
  ])('accepts %j', (email) => {
    expect(isEmailAddress(email)).toBe(true);
  });

  it.each([
    ['letters in full width', 'ｖictim@naad.test'],
    ['bold letters', '𝐯ictim@naad.test'],
    ['circled letters', 'ⓥictim@naad.test'],
    ['a ligature', 'oﬃce@naad.test'],
    ['a decomposed letter', 'jose\u0301@naad.test'],
    ['a zero-width space', 'vic\u200Btim@naad.test'],
    ['a soft hyphen', 'vic\u00ADtim@naad.test'],
    ['a word joiner', 'victim\u2060@naad.test'],
    ['a mark of writing direction', '\u202Evictim@naad.test'],
    ['a filler that is a letter', 'vic\u3164tim@naad.test'],
    ['a grapheme joiner', 'vic\u034Ftim@naad.test'],
    ['a variation selector', 'victim\uFE0F@naad.test'],
    ['half a surrogate pair', 'vic\uD800tim@naad.test'],
    ['a control character', 'vic\u0000tim@naad.test'],
    ['a space', 'vic tim@naad.test'],
    ['no @', 'victim'],
    ['two @', 'victim@naad.test@evil.example'],
    ['nothing before @', '@naad.test'],
    ['nothing after @', 'victim@'],
    ['an empty label', 'victim@naad..test'],
    ['a label that ends in a hyphen', 'victim@naad-.test'],
    ['angle brackets', '<victim@naad.test>'],
    ['too many characters', `${'x'.repeat(245)}@naad.test`],
  ])('refuses an address with %s', (_name, email) => {
    expect(isEmailAddress(email)).toBe(false);
  });
});

describe('emailKey', () => {
  it('is equal for all spellings of an address', () => {
    const spellings = ['victim@naad.test', 'ｖictim@naad.test', '𝐯ictim@naad.test', 'ⓥICTIM@Naad.Test'];
    expect(new Set(spellings.map(emailKey))).toEqual(new Set(['victim@naad.test']));
  });
});
