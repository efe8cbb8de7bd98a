import { describe, expect, it } from 'vitest';
import { faultsOf, latinWords, shapeOf } from '../../features/article/testing/articleChecks.ts';
import { loadAbout } from './loadAbout.ts';
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

  it('comes in Punjabi to whoever reads Gurmukhi, and in English to all others', async () => {
    expect((await loadAbout({ language: 'pa' })).content).toEqual({
      page: 'article',
      name: 'about',
      article: aboutPa,
      language: 'pa',
    });
    for (const language of ['en', 'hi', 'es', 'pa-Arab'] as const) {
      const { content, title, status } = await loadAbout({ language });
      expect(content).toEqual({ page: 'article', name: 'about', article: aboutEn, language: 'en' });
      expect([status, title]).toEqual([200, aboutEn.title]);
    }
  });
});
