import { PREFERENCES_COOKIE } from '@naad/settings-schema';
import { describe, expect, it } from 'vitest';
import { latinWords, shapeOf } from '../../features/article/testing/articleChecks.ts';
import { FONT_COOKIE } from '../../shared/fonts/cacheFont.ts';
import { loadTerms } from './loadTerms.ts';
import { article as termsEn } from '../../content/en/terms.md';
import { article as termsPa } from '../../content/pa/terms.md';

describe('the terms and privacy page', () => {
  it('has the same structure in both languages [S2.30]', () => {
    expect(shapeOf(termsPa)).toEqual(shapeOf(termsEn));
  });

  it.each([termsEn, termsPa])('keeps the anchors of old links: $title', ({ sections }) => {
    const ids = sections.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['copyright', 'acknowledgements', 'privacy', 'cookies']));
  });

  it.each([termsEn, termsPa])('names the cookies correctly: $title', ({ sections }) => {
    const cookies = JSON.stringify(sections.find(({ id }) => id === 'cookies'));
    expect(cookies).toContain(`{"key":"${PREFERENCES_COOKIE}"}`);
    expect(cookies).toContain(`{"key":"${FONT_COOKIE}"}`);
    // These are set by the server, whose code the reader may not import.
    expect(cookies).toContain('{"key":"naad-login"}');
    expect(cookies).toContain('{"key":"naad-known"}');
  });

  it('has no Latin words in Punjabi but names', () => {
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

  it('is in Punjabi for the Gurmukhi interface, and in English for all others', async () => {
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
