import { PREFERENCES_COOKIE } from '@naad/settings-schema';
import { describe, expect, it } from 'vitest';
import { faultsOf, latinWords, shapeOf } from '../../features/article/testing/articleChecks.ts';
import { FONT_COOKIE } from '../../fontCookie.ts';
import { loadTerms } from './loadTerms.ts';
import { termsEn } from './termsEn.ts';
import { termsPa } from './termsPa.ts';

describe('the page of terms and privacy', () => {
  it('says the same in both languages', () => {
    expect(shapeOf(termsPa)).toEqual(shapeOf(termsEn));
  });

  it.each([termsEn, termsPa])('is well-formed: $title', (article) => {
    expect(faultsOf(article)).toEqual([]);
  });

  it.each([termsEn, termsPa])('keeps the anchors that old links lead to: $title', ({ sections }) => {
    const ids = sections.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['copyright', 'acknowledgements', 'privacy', 'cookies']));
  });

  it.each([termsEn, termsPa])('names the cookies by the names they have: $title', ({ sections }) => {
    const cookies = JSON.stringify(sections.find(({ id }) => id === 'cookies'));
    expect(cookies).toContain(`\`${PREFERENCES_COOKIE}\``);
    expect(cookies).toContain(`\`${FONT_COOKIE}\``);
  });

  it('leaves only names as they are written elsewhere', () => {
    expect(latinWords(termsPa)).toEqual([
      'Authors',
      'BY-SA',
      'CC',
      'Database',
      'Font',
      'Foundation',
      'Khalis',
      'License',
      'MIT',
      'Noto',
      'OS',
      'Open',
      'Project',
      'SIL',
      'Shabad',
      'anvaad-js',
      'gurmukhi-utils',
    ]);
  });

  it('comes in Punjabi to whoever reads Gurmukhi, and in English to all others', async () => {
    expect((await loadTerms({ language: 'pa' })).content).toEqual({
      page: 'article',
      name: 'terms',
      article: termsPa,
      language: 'pa',
    });
    for (const language of ['en', 'hi', 'es', 'pa-Arab'] as const) {
      const { content, title, status } = await loadTerms({ language });
      expect(content).toEqual({ page: 'article', name: 'terms', article: termsEn, language: 'en' });
      expect([status, title]).toEqual([200, termsEn.title]);
    }
  });
});
