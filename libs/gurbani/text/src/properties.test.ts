import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstLetterQuery,
  firstLetters,
  foldNukta,
  isGurmukhi,
  mainLetters,
  normaliseGurmukhi,
  parseLine,
  splitSyllables,
  splitWords,
  toAscii,
  toLarivaar,
  toUnicode,
  toWords,
} from './index.ts';

/** Any string: full Unicode, and single code units so that lone surrogates occur. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);
const gurmukhi = fc.string({ unit: fc.constantFrom(...'ੳਅੲਸਹਕਖਗਰਯਵੜਓਆਇਈਉਏਐਔ਼੍ਾਿੀੁੂੇੈੋੌੰਂੱਃੑੵ੧॥। ੴਸ਼ਖ਼ੜ') });
const legacy = fc.string({
  unit: fc.constantFrom(
    ...'aAeshkKgGcCjJtTfFxqQdDnpPbBmXrlvVES^ZzL&|\\wiIuUyYoOMNW`RHÍÎ@´Úüµ®¨¤ˆØ <>[]1;,.-',
  ),
});

/** Well-formed legacy text: signs follow a letter, and a sihari precedes a letter that takes it. */
const wellFormed = fc
  .array(
    fc.oneof(
      fc
        .tuple(
          fc.oneof(
            fc.constantFrom(...'aAeE', ...'shkKgqQdDnpPbBmXrlvVS^z&\\|'),
            fc.constantFrom(...'shkKgqQdDnpPbBmXrlvVS^z&\\|').map((letter) => `i${letter}`),
          ),
          fc.string({ unit: fc.constantFrom(...'wIuUyYoOMNW`RHÍÎ@´Úüµ®¨¤ˆç˜'), maxLength: 4 }),
        )
        .map(([letter, signs]) => letter + signs),
      fc.constantFrom(' ', ' <> ', ' ]1] ', '-'),
    ),
  )
  .map((parts) => parts.join(''));

describe('any string', () => {
  it('never makes a function throw', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const conversions = [
          toUnicode,
          toAscii,
          normaliseGurmukhi,
          isGurmukhi,
          parseLine,
          splitWords,
          toLarivaar,
        ];
        const readings = [splitSyllables, firstLetters, foldNukta, firstLetterQuery, mainLetters];
        for (const convert of [...conversions, ...readings]) convert(text);
        toWords(text, [{ word: 0, type: 'main' }]);
      }),
    );
  });

  it('joins to itself from its syllables, and to larivaar from its words', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, gurmukhi), (text) => {
        expect(splitSyllables(text).join('')).toBe(text);
        expect(splitWords(text).join('')).toBe(toLarivaar(text));
      }),
    );
  });

  it('has a stable normal form in NFC that keeps non-Gurmukhi text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, gurmukhi), (text) => {
        const normal = normaliseGurmukhi(text);
        expect(normaliseGurmukhi(normal)).toBe(normal);
        expect(normal.normalize('NFC')).toBe(normal);
      }),
      { numRuns: 2_000 },
    );
    fc.assert(fc.property(fc.string(), (text) => normaliseGurmukhi(text) === text));
  });
});

describe('Gurmukhi text', () => {
  it('keeps every letter and sign in its normal form', () => {
    const parts = (text: string): string =>
      [...text.normalize('NFD').replace(/[ਆਇਈਉਊਏਐਔਓ]/g, (vowel) => CARRIED[vowel] ?? vowel)].sort().join('');
    const CARRIED: Record<string, string> = {
      ...{ ਆ: 'ਅਾ', ਐ: 'ਅੈ', ਔ: 'ਅੌ', ਇ: 'ੲਿ', ਈ: 'ੲੀ', ਏ: 'ੲੇ', ਉ: 'ੳੁ', ਊ: 'ੳੂ', ਓ: 'ੳੋ' },
    };
    fc.assert(
      fc.property(gurmukhi, (text) => {
        expect(parts(normaliseGurmukhi(text))).toBe(parts(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('has one normal form for any typing order of its signs', () => {
    const signs = fc.uniqueArray(fc.constantFrom('੍ਰ', 'ੵ', 'ਿ', 'ੁ', 'ੋ', 'ੰ', 'ਃ'), { minLength: 1 });
    const shuffled = signs.chain((chosen) =>
      fc.tuple(fc.constant(chosen), fc.shuffledSubarray(chosen, { minLength: chosen.length })),
    );
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(normaliseGurmukhi(`ਸ${one.join('')}`)).toBe(normaliseGurmukhi(`ਸ${other.join('')}`));
      }),
    );
  });

  it('round-trips from legacy text through ASCII', () => {
    fc.assert(
      fc.property(wellFormed, (text) => {
        const unicode = toUnicode(text);
        expect(toUnicode(toAscii(unicode))).toBe(unicode);
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives only letters as its letters, and folds idempotently', () => {
    fc.assert(
      fc.property(fc.oneof(gurmukhi, legacy), (text) => {
        expect(firstLetterQuery(text)).toMatch(/^(?:[ਅਓਕ-ਹੜੲੳੴ]਼?)*$/);
        expect(firstLetters(text).length).toBeLessThanOrEqual(2 * splitWords(text).length);
        expect(foldNukta(foldNukta(text))).toBe(foldNukta(text));
        expect(firstLetterQuery(firstLetters(text))).toBe(firstLetters(text));
        expect(mainLetters(mainLetters(text))).toBe(mainLetters(text));
      }),
    );
  });
});

describe('parseLine', () => {
  it('leaves no mark in the text, and places every pause after a word', () => {
    fc.assert(
      fc.property(legacy, (source) => {
        const { text, visraams } = parseLine(source);
        expect(text.replaceAll('...', '')).not.toMatch(/[;,.]|^ | $| {2}/);
        expect(text.replace(/[ .]/g, '')).toBe(source.replace(/[;,. ]/g, ''));
        const words = splitWords(text).length;
        for (const [index, { word }] of visraams.entries()) {
          expect(word).toBeLessThan(words);
          expect(word).toBeGreaterThan(visraams[index - 1]?.word ?? -1);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
