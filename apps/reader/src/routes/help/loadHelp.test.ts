import { expect, it } from 'vitest';
import { helpEn } from './helpEn.ts';
import { helpPa } from './helpPa.ts';
import { loadHelp } from './loadHelp.ts';

it('answers in Punjabi who reads Gurmukhi, and all others in English', async () => {
  expect((await loadHelp({ language: 'pa' })).content).toEqual({
    page: 'help',
    article: helpPa,
    language: 'pa',
  });
  for (const language of ['en', 'hi', 'es', 'pa-Arab'] as const) {
    const { content, title, status } = await loadHelp({ language });
    expect(content).toEqual({ page: 'help', article: helpEn, language: 'en' });
    expect([status, title]).toEqual([200, 'Help']);
  }
});
