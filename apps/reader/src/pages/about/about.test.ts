import { describe, expect, it } from 'vitest';
import { latinWords, shapeOf } from '../../features/article/testing/articleChecks.ts';
import { capabilitiesWith, routeContextOf } from '../../testing/routeContextOf.ts';
import { loadAbout } from './loadAbout.ts';
import { article as aboutEn } from '../../content/en/about.md';
import { article as aboutPa } from '../../content/pa/about.md';

describe('the about page', () => {
  it('has the same structure in both languages [S2.29]', () => {
    expect(shapeOf(aboutPa)).toEqual(shapeOf(aboutEn));
  });

  it('has no Latin words in Punjabi but names', () => {
    expect(latinWords(aboutPa)).toEqual([
      'Archive',
      'BY-SA',
      'BaniDB',
      'CC',
      'Charity',
      'Database',
      'Hukamnama',
      'MIT',
      'OS',
      'SHARE',
      'Sarabveer',
      'Shabad',
      'SikhNet',
      'SikhiToTheMax',
      'Singh',
      'UK',
    ]);
  });

  it('is in Punjabi for the Gurmukhi interface, and in English for all others', async () => {
    const { api } = routeContextOf('/about', {
      getCapabilities: () => Promise.resolve(capabilitiesWith([])),
    });
    expect((await loadAbout({ language: 'pa', api })).content).toMatchObject({
      page: 'article',
      name: 'about',
      article: aboutPa,
      language: 'pa',
    });
    for (const language of ['en', 'hi', 'es', 'pa-Arab'] as const) {
      const { content, title, status } = await loadAbout({ language, api });
      expect(content).toMatchObject({ page: 'article', name: 'about', article: aboutEn, language: 'en' });
      expect([status, title]).toEqual([200, aboutEn.title]);
    }
  });
});
