import { describe, expect, it } from 'vitest';
import { latinWords, shapeOf } from '../../features/article/testing/articleChecks.ts';
import { capabilitiesWith, routeContextOf } from '../../testing/routeContextOf.ts';
import { loadRehatMaryadha } from './loadRehat.ts';
import { article as rehatEn } from '../../content/en/rehat-maryadha.md';
import { article as rehatPa } from '../../content/pa/rehat-maryadha.md';

describe('the summary of the rehat maryadha', () => {
  it('has the same structure in both languages', () => {
    expect(shapeOf(rehatPa)).toEqual(shapeOf(rehatEn));
  });

  it.each([rehatEn, rehatPa])(
    'has all sections of the code, each with a text: $title [S1.5]',
    ({ sections }) => {
      expect(sections).toHaveLength(22);
      for (const { id, blocks } of sections) expect(blocks.length, id).toBeGreaterThan(0);
    },
  );

  it('has no Latin words in Punjabi', () => {
    expect(latinWords(rehatPa)).toEqual([]);
  });

  it('says that it is not the code, and links to the code [S2.28]', () => {
    expect(rehatEn.introduction).toContain('not the code itself');
    expect(rehatPa.introduction).toContain('ਮੂਲ ਲਿਖਤ ਨਹੀਂ');
    for (const { sections } of [rehatEn, rehatPa]) {
      expect(JSON.stringify(sections[0])).toContain('"https://sgpc.net/"');
    }
  });

  it('is in Punjabi for the Gurmukhi interface, and in English for all others', async () => {
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
