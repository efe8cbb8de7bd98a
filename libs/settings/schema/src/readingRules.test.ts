import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FONT_SIZES, LINE_HEIGHTS, TRANSLATION_SIZES } from './readingChoices.ts';
import {
  chosenFont,
  stepped,
  toggledAssist,
  toggledLarivaar,
  toggledTranslation,
  toggledTranslator,
  toggledUnicode,
} from './readingRules.ts';

describe('larivaar and its assist (behaviour 54)', () => {
  it.each([
    [false, false, true, false],
    [true, false, false, false],
    [true, true, false, false],
  ])('larivaar from %j with assist %j: %j, %j', (isLarivaar, hasAssist, becomes, assist) => {
    expect(toggledLarivaar({ isLarivaar, hasAssist })).toEqual({ isLarivaar: becomes, hasAssist: assist });
  });

  it.each([
    [false, false, true, true],
    [true, false, true, true],
    [true, true, true, false],
  ])('assist with larivaar %j from %j: %j, %j', (isLarivaar, hasAssist, larivaar, becomes) => {
    expect(toggledAssist({ isLarivaar, hasAssist })).toEqual({ isLarivaar: larivaar, hasAssist: becomes });
  });
});

describe('fonts (behaviour 58)', () => {
  it('of the reader are Unicode, and no others', () => {
    expect(chosenFont('unicode_font')).toEqual({ font: 'unicode_font', isUnicode: true });
    expect(chosenFont('prabhki')).toEqual({ font: 'prabhki', isUnicode: false });
  });

  it('go to the system’s and back by the key', () => {
    const font = 'prabhki';
    expect(toggledUnicode({ font, isUnicode: false }, 'gurmukhi_heavy')).toEqual({ font, isUnicode: true });
    expect(toggledUnicode({ font, isUnicode: true }, 'gurmukhi_heavy')).toEqual({ font, isUnicode: false });
    expect(toggledUnicode({ font: 'unicode_font', isUnicode: true }, 'gurmukhi_heavy')).toEqual({
      font: 'gurmukhi_heavy',
      isUnicode: false,
    });
  });
});

describe('translations (behaviour 57)', () => {
  const none = { english: [], punjabi: [], spanish: [], hindi: [] };

  it('of a language begin with its own translator, and go with it', () => {
    const punjabi = toggledTranslation(none, 'punjabi');
    expect(punjabi).toEqual({ ...none, punjabi: ['ss'] });
    expect(toggledTranslation(toggledTranslator(punjabi, 'punjabi', 'ms'), 'punjabi')).toEqual(none);
    expect(toggledTranslation(none, 'english').english).toEqual(['ssk']);
    expect(toggledTranslation(none, 'spanish').spanish).toEqual(['sn']);
    expect(toggledTranslation(none, 'hindi').hindi).toEqual(['ss']);
  });

  it('of a language are off with the last translator', () => {
    const both = { ...none, english: ['ssk', 'ms'] };
    const one = toggledTranslator(both, 'english', 'ssk');
    expect(one.english).toEqual(['ms']);
    expect(toggledTranslator(one, 'english', 'ms')).toEqual(none);
  });
});

describe('steps (behaviour 59)', () => {
  it.each([
    [FONT_SIZES, 0.4],
    [LINE_HEIGHTS, 0.2],
    [TRANSLATION_SIZES, 0.4],
  ])('of %j are even', (choices, step) => {
    choices.slice(1).forEach((choice, index) => {
      expect(choice - (choices[index] ?? Number.NaN)).toBeCloseTo(step);
    });
  });

  it('go no farther than the ends, and back the way they came', () => {
    expect(stepped(FONT_SIZES, 3.2, 1)).toBe(3.2);
    expect(stepped(FONT_SIZES, 1.2, -1)).toBe(1.2);
    fc.assert(
      fc.property(fc.constantFrom(...FONT_SIZES.slice(1)), (size) => {
        expect(stepped(FONT_SIZES, stepped(FONT_SIZES, size, -1), 1)).toBe(size);
      }),
    );
  });
});
