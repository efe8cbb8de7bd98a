import { describe, expect, it } from 'vitest';
import { faultsOf, latinWords, shapeOf } from '../../features/article/testing/articleChecks.ts';
import { aboutEn } from './aboutEn.ts';
import { aboutPa } from './aboutPa.ts';

describe('the page about this product', () => {
  it('says the same in both languages', () => {
    expect(shapeOf(aboutPa)).toEqual(shapeOf(aboutEn));
  });

  it.each([aboutEn, aboutPa])('is well-formed: $title', (article) => {
    expect(faultsOf(article)).toEqual([]);
  });

  it('leaves only names as they are written elsewhere', () => {
    expect(latinWords(aboutPa)).toEqual([
      'BY-SA',
      'BaniDB',
      'CC',
      'Charity',
      'Database',
      'OS',
      'SHARE',
      'Shabad',
      'SikhNet',
      'SikhiToTheMax',
      'UK',
    ]);
  });
});
