import { describe, expect, it } from 'vitest';
import { foldEnglish } from './foldEnglish.ts';
import { foldSpanish } from './foldSpanish.ts';
import { porterStem } from './porterStem.ts';

describe('stems', () => {
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
  ])('of %s is %s, as in the paper', (word, stem) => {
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
  ])('are the same for %s and %s', (one, other) => {
    expect(foldEnglish(one)).toBe(foldEnglish(other));
  });

  it.each([
    ['meditar', 'meditando'],
    ['señores', 'señor'],
    ['compasión', 'compasion'],
    ['divina', 'divino'],
  ])('are the same for Spanish %s and %s', (one, other) => {
    expect(foldSpanish(one)).toBe(foldSpanish(other));
  });

  it('keep apart what differs', () => {
    expect(foldEnglish('forest')).not.toBe(foldEnglish('fore'));
    expect(foldEnglish('castes')).not.toBe(foldEnglish('casts'));
    expect(foldSpanish('año')).not.toBe(foldSpanish('ano'));
  });
});
