import { describe, expect, it } from 'vitest';
import { faultsOf, latinWords, shapeOf } from '../../features/article/testing/articleChecks.ts';
import { capabilitiesWith, routeContextOf } from '../../testing/routeContextOf.ts';
import { loadRehatMaryadha } from './loadRehatMaryadha.ts';
import { rehatEn } from './rehatEn.ts';
import { rehatPa } from './rehatPa.ts';

describe('the summary of the rehat maryadha', () => {
  it('says the same in both languages', () => {
    expect(shapeOf(rehatPa)).toEqual(shapeOf(rehatEn));
  });

  it.each([rehatEn, rehatPa])('is well-formed: $title', (article) => {
    expect(faultsOf(article)).toEqual([]);
  });

  it('is Punjabi throughout', () => {
    expect(latinWords(rehatPa)).toEqual([]);
  });

  it('says that it is not the code, and where the code is', () => {
    expect(rehatEn.introduction).toContain('not the code itself');
    expect(rehatPa.introduction).toContain('ਮੂਲ ਲਿਖਤ ਨਹੀਂ');
    for (const { sections } of [rehatEn, rehatPa]) {
      expect(JSON.stringify(sections[0])).toContain('https://sgpc.net/');
    }
  });

  it('comes in Punjabi to whoever reads Gurmukhi, and in English to all others', async () => {
    const { api } = routeContextOf('/rehat-maryadha', {
      getCapabilities: () => Promise.resolve(capabilitiesWith([])),
    });
    expect((await loadRehatMaryadha({ api, language: 'pa' })).content).toMatchObject({
      page: 'rehatMaryadha',
      article: rehatPa,
      language: 'pa',
    });
    for (const language of ['en', 'hi', 'es', 'pa-Arab'] as const) {
      const { content, title, status } = await loadRehatMaryadha({ api, language });
      expect(content).toMatchObject({ page: 'rehatMaryadha', article: rehatEn, language: 'en' });
      expect([status, title]).toEqual([200, rehatEn.title]);
    }
  });
});
