import { describe, expect, it } from 'vitest';
import { foldEnglish, porterStem } from './foldEnglish.ts';
import { foldSpanish } from './languages.ts';

describe('folding of words', () => {
  it.each([
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['feed', 'feed'],
    ['agreed', 'agre'],
    ['plastered', 'plaster'],
    ['hopping', 'hop'],
    ['falling', 'fall'],
    ['filing', 'file'],
    ['happy', 'happi'],
    ['relational', 'relat'],
    ['vietnamization', 'vietnam'],
    ['goodness', 'good'],
    ['formalize', 'formal'],
    ['adjustment', 'adjust'],
    ['adoption', 'adopt'],
    ['controll', 'control'],
    ['sky', 'sky'],
  ])('stems %s to %s, as in the paper', (word, stem) => {
    expect(porterStem(word)).toBe(stem);
  });

  it.each([
    ['meditates', 'meditating'],
    ['thy', 'your'],
    ['thou', 'you'],
    ['hath', 'having'],
    ['dwelleth', 'dwell'],
    ["lord's", 'lords'],
    ['forsook', 'forsaking'],
    ['honour', 'honored'],
  ])('folds %s and %s to the same stem', (one, other) => {
    expect(foldEnglish(one)).toBe(foldEnglish(other));
  });

  it.each([
    ['meditar', 'meditando'],
    ['señores', 'señor'],
    ['compasión', 'compasion'],
    ['divina', 'divino'],
  ])('folds Spanish %s and %s to the same stem', (one, other) => {
    expect(foldSpanish(one)).toBe(foldSpanish(other));
  });

  it('keeps different words apart', () => {
    expect(foldEnglish('forest')).not.toBe(foldEnglish('fore'));
    expect(foldEnglish('castes')).not.toBe(foldEnglish('casts'));
    expect(foldSpanish('año')).not.toBe(foldSpanish('ano'));
  });
});
