import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FONT_SIZES, LINE_HEIGHTS, TRANSLATION_SIZES } from './readingChoices.ts';
import {
  chosenFont,
  inReaderOrder,
  stepped,
  toggledAssist,
  toggledLarivaar,
  toggledTranslation,
  toggledTranslator,
  toggledUnicode,
} from './readingRules.ts';

describe('larivaar and assist [B54]', () => {
  it.each([
    [false, false, true, false],
    [true, false, false, false],
    [true, true, false, false],
  ])('toggling larivaar from %j with assist %j gives %j and %j', (isLarivaar, hasAssist, becomes, assist) => {
    expect(toggledLarivaar({ isLarivaar, hasAssist })).toEqual({ isLarivaar: becomes, hasAssist: assist });
  });

  it.each([
    [false, false, true, true],
    [true, false, true, true],
    [true, true, true, false],
  ])(
    'toggling assist with larivaar %j from %j gives %j and %j',
    (isLarivaar, hasAssist, larivaar, becomes) => {
      expect(toggledAssist({ isLarivaar, hasAssist })).toEqual({ isLarivaar: larivaar, hasAssist: becomes });
    },
  );
});

describe('fonts [B58]', () => {
  it('only the system font sets isUnicode', () => {
    expect(chosenFont('unicode_font')).toEqual({ font: 'unicode_font', isUnicode: true });
    expect(chosenFont('prabhki')).toEqual({ font: 'prabhki', isUnicode: false });
  });

  it('toggledUnicode switches to the system font and back', () => {
    const font = 'prabhki';
    expect(toggledUnicode({ font, isUnicode: false }, 'gurmukhi_heavy')).toEqual({ font, isUnicode: true });
    expect(toggledUnicode({ font, isUnicode: true }, 'gurmukhi_heavy')).toEqual({ font, isUnicode: false });
    expect(toggledUnicode({ font: 'unicode_font', isUnicode: true }, 'gurmukhi_heavy')).toEqual({
      font: 'gurmukhi_heavy',
      isUnicode: false,
    });
  });
});

describe('translations [B57]', () => {
  const none = { english: [], punjabi: [], spanish: [], hindi: [] };

  it('toggling a language adds its default translator or removes all', () => {
    const punjabi = toggledTranslation(none, 'punjabi');
    expect(punjabi).toEqual({ ...none, punjabi: ['ss'] });
    expect(toggledTranslation(toggledTranslator(punjabi, 'punjabi', 'ms'), 'punjabi')).toEqual(none);
    expect(toggledTranslation(none, 'english').english).toEqual(['ssk']);
    expect(toggledTranslation(none, 'spanish').spanish).toEqual(['sn']);
    expect(toggledTranslation(none, 'hindi').hindi).toEqual(['ss']);
  });

  it('removing the last translator turns the language off', () => {
    const both = { ...none, english: ['ssk', 'ms'] };
    const one = toggledTranslator(both, 'english', 'ssk');
    expect(one.english).toEqual(['ms']);
    expect(toggledTranslator(one, 'english', 'ms')).toEqual(none);
  });
});

describe('the order of translations', () => {
  it("is the reader's; translations without a place follow in their given order", () => {
    expect(inReaderOrder(['en.ssk', 'en.ms', 'pu.ss', 'es.sn'], ['es.sn', 'hi.ss', 'en.ms'])).toEqual([
      'es.sn',
      'en.ms',
      'en.ssk',
      'pu.ss',
    ]);
  });

  it('is the given order until the reader chooses one', () => {
    expect(inReaderOrder(['pu.ss', 'en.ssk'], [])).toEqual(['pu.ss', 'en.ssk']);
  });
});

describe('steps [B59]', () => {
  it.each([
    [FONT_SIZES, 0.4],
    [LINE_HEIGHTS, 0.2],
    [TRANSLATION_SIZES, 0.4],
  ])('of %j are even [S5.17, S5.18]', (choices, step) => {
    choices.slice(1).forEach((choice, index) => {
      expect(choice - (choices[index] ?? Number.NaN)).toBeCloseTo(step);
    });
  });

  it('stop at the ends and are reversible', () => {
    expect(stepped(FONT_SIZES, 3.2, 1)).toBe(3.2);
    expect(stepped(FONT_SIZES, 1.2, -1)).toBe(1.2);
    fc.assert(
      fc.property(fc.constantFrom(...FONT_SIZES.slice(1)), (size) => {
        expect(stepped(FONT_SIZES, stepped(FONT_SIZES, size, -1), 1)).toBe(size);
      }),
    );
  });
});
