import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchKind } from '@naad/gurbani-model';
import { autoDetect } from './autoDetect.ts';
import type { DetectOptions } from './autoDetect.ts';
import { devanagariToGurmukhi } from './toGurmukhi.ts';

const KEYS = { isGurmukhi: true };
const LATIN = { isGurmukhi: false };

/** Typed text, its kind, the text for that kind if it differs, the input setting, and the named work. */
const EXAMPLES: readonly [
  typed: string,
  kind: SearchKind,
  text?: string | null,
  setting?: DetectOptions,
  source?: string,
][] = [
  // Pages.
  ['917', 'ang', '917'],
  ['  1 ', 'ang', '1'],
  ['੯੧੭', 'ang', '917'],
  ['९१७', 'ang', '917'],
  ['ang 917', 'ang', '917', {}, 'G'],
  ['Ang: 917', 'ang', '917', {}, 'G'],
  ['ang917', 'ang', '917', {}, 'G'],
  ['ਅੰਗ ੯੧੭', 'ang', '917', {}, 'G'],
  ['ਅੰਗ 917', 'ang', '917', KEYS, 'G'],
  ['अंग 917', 'ang', '917', {}, 'G'],
  ['page 12', 'ang', '12'],
  ['p. 12', 'ang', '12'],
  ['panna 12', 'ang', '12'],
  ['G 917', 'ang', '917', {}, 'G'],
  ['g917', 'ang', '917', {}, 'G'],
  ['SGGS 917', 'ang', '917', {}, 'G'],
  ['sggs ang 917', 'ang', '917', {}, 'G'],
  ['GGS p.917', 'ang', '917', {}, 'G'],
  ['Guru Granth Sahib page 917', 'ang', '917', {}, 'G'],
  ['917 G', 'ang', '917', {}, 'G'],
  ['917 of Guru Granth Sahib', 'ang', '917', {}, 'G'],
  ['D 12', 'ang', '12', {}, 'D'],
  ['dasam granth 12', 'ang', '12', {}, 'D'],
  ['Dasam Granth ang 12', 'ang', '12', {}, 'D'],
  ['vaar 12', 'ang', '12', {}, 'B'],
  ['Bhai Gurdas vaar 1', 'ang', '1', {}, 'B'],
  ['kabit 5', 'ang', '5', {}, 'K'],
  // First letters in ASCII keys.
  ['DDrgj', 'firstLetters', 'ਧਧਰਗਜ'],
  ['jmTAq', 'firstLetters', 'ਜਮਠਅਤ'],
  ['sBgmnjbr', 'firstLetters', 'ਸਭਗਮਨਜਬਰ'],
  ['hjp', 'firstLetters', 'ਹਜਪ', KEYS],
  ['mqjbe', 'firstLetters', 'ਮਤਜਬੲ', KEYS],
  ['nnbqkhh', 'firstLetters', 'ਨਨਬਤਕਹਹ', KEYS],
  ['D D r g j', 'firstLetters', 'ਧਧਰਗਜ', KEYS],
  // Words in ASCII keys.
  ['jo mwgih Twkur Apuny qy', 'gurmukhiWord', 'ਜੋ ਮਾਗਹਿ ਠਾਕੁਰ ਅਪੁਨੇ ਤੇ'],
  ['nwnk nwm', 'gurmukhiWord', 'ਨਾਨਕ ਨਾਮ'],
  ['siqgur pRswid', 'gurmukhiWord', 'ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ'],
  ['<> siq nwmu', 'gurmukhiWord', 'ੴ ਸਤਿ ਨਾਮੁ'],
  ['mn myry', 'gurmukhiWord', 'ਮਨ ਮੇਰੇ', KEYS],
  ['hir', 'gurmukhiWord', 'ਹਰਿ', KEYS],
  // Main letters.
  ['j mgh Tkr Apn q', 'mainLetters', 'ਜ ਮਗਹ ਠਕਰ ਅਪਨ ਤ', KEYS],
  ['ਜ ਮਗਹ ਠਕਰ ਅਪਨ ਤ', 'mainLetters'],
  // Unicode.
  ['ਧਧਰਗਜ', 'firstLetters'],
  ['ਧ ਧ ਰ ਗ ਜ', 'firstLetters', 'ਧਧਰਗਜ'],
  ['ਧਧਰਗਜ', 'firstLetters', null, LATIN],
  ['ਨਾਨਕ ਨਾਮ', 'gurmukhiWord'],
  ['ਨਾਨਕ', 'gurmukhiWord'],
  ['ੴ ਸਤਿ ਨਾਮੁ ਕਰਤਾ ਪੁਰਖੁ', 'gurmukhiWord'],
  ['ਨਿਮਖ ਨ ਬਿਸਰਉ', 'gurmukhiWord'],
  // Other scripts.
  ['नानक नाम', 'gurmukhiWord', 'ਨਾਨਕ ਨਾਮ'],
  ['सतिगुर प्रसादि', 'gurmukhiWord', 'ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ'],
  ['सति नामु करता पुरखु', 'gurmukhiWord', 'ਸਤਿ ਨਾਮੁ ਕਰਤਾ ਪੁਰਖੁ'],
  ['धधरगज', 'firstLetters', 'ਧਧਰਗਜ'],
  ['ستِ نامُ کرتا پُرکھُ', 'romanized', 'sti namu krta purkhu'],
  ['نانک نام', 'romanized', 'nank nam'],
  // Romanized.
  ['soi karawe', 'romanized'],
  ['jo mange thakur apne te soi', 'romanized'],
  ['dhan dhan ramdas gur jin siria', 'romanized'],
  ['ik oankar satnam karta purakh', 'romanized'],
  ['waheguru', 'romanized'],
  ['tu thakur tum pai ardas', 'romanized'],
  ['mere man har ka naam', 'romanized'],
  ['satnam waheguru', 'romanized', null, LATIN],
  ['Har Har Naam', 'romanized'],
  // Romanized first letters.
  ['jmtatssd', 'romanizedFirstLetters', null, LATIN],
  ['ddrgj', 'romanizedFirstLetters', null, LATIN],
  ['j m t a t s', 'romanizedFirstLetters', 'jmtats', LATIN],
  // English.
  ['He has extended His power', 'englishWord'],
  ['one universal creator god', 'englishWord'],
  ['truth is highest', 'englishWord'],
  ['What is the best time to meditate?', 'englishWord'],
  ['fear of death', 'englishWord'],
  ['the Lord', 'englishWord', null, LATIN],
  ['forgive and forget', 'englishWord'],
  ['love', 'englishWord'],
  ['how do I find peace of mind', 'englishWord'],
  ['MEDITATE ON THE NAME', 'englishWord'],
];

describe('autoDetect', () => {
  it.each(EXAMPLES)('reads %s as %s', (typed, kind, text, setting, source) => {
    const [best] = autoDetect(typed, setting);
    expect(best?.kind).toBe(kind);
    expect(best?.text).toBe(text ?? typed);
    expect(best?.source).toBe(source);
  });

  it('keeps other readings of ambiguous text', () => {
    expect(autoDetect('jmtatssd').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['firstLetters', 'romanizedFirstLetters']),
    );
    expect(autoDetect('kirpa').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['romanized', 'englishWord']),
    );
  });

  it('uses the share of words in translations to decide between English and Gurbani', () => {
    const first = (share: number) => autoDetect('pilgrim shrines', { englishShare: () => share })[0]?.kind;
    expect(first(1)).toBe('englishWord');
    expect(first(0)).toBe('romanized');
  });

  it('returns nothing for text without letters', () => {
    for (const text of ['', '   ', '+', '- * "', '?!', '\u0000', '🙏'])
      expect(autoDetect(text).map(({ kind }) => kind)).toEqual([]);
  });

  it('never throws, and orders guesses by confidence', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({
        unit: fc.constantFrom('\ud800', '\udc00', 'ਹ', 'ਿ', '੍', 'w', 'Z', ' ', '9', 'ا', 'क', '्', '+'),
      }),
      fc.string({ maxLength: 10_000, size: 'max' }),
    );
    fc.assert(
      fc.property(anyText, fc.constantFrom(undefined, true, false), (text, isGurmukhi) => {
        const guesses = autoDetect(text, isGurmukhi === undefined ? {} : { isGurmukhi });
        const confidences = guesses.map(({ confidence }) => confidence);
        expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
        for (const each of guesses) expect(each.text.trim()).not.toBe('');
      }),
      { numRuns: 150 },
    );
  });
});

it.each([
  ['ਮੁੱਕਾ', 'मुक्का'],
  // Two dotted Devanagari letters, in either encoding, are one Gurmukhi letter.
  ['ਜੋੜ', 'जो\u0921\u093c'],
  ['ਜੋੜ', 'जो\u095c'],
  ['ਪੜ੍ਹ', 'प\u0922\u093c'],
  ['ਜ਼ੋਰ', 'ज\u093cोर'],
])('devanagariToGurmukhi returns %s for %s', (gurmukhi, devanagari) => {
  expect(devanagariToGurmukhi(devanagari)).toBe(gurmukhi);
});
