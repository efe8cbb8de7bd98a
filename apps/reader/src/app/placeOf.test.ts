import { describe, expect, it } from 'vitest';
import { STORY_PAGES } from '../testing/storyPages.ts';
import { keepsSettings, placeOf } from './placeOf.ts';

describe('placeOf', () => {
  it.each([
    ['home', { hasVerses: false, isAng: false, isBani: false, sourceIds: [] }],
    ['searchEnglish', { hasVerses: false, isAng: false, isBani: false, sourceIds: [] }],
    ['shabad', { hasVerses: true, isAng: false, isBani: false, sourceIds: ['G'] }],
    ['shabads', { hasVerses: true, isAng: false, isBani: false, sourceIds: ['G'] }],
    ['angOfDasam', { hasVerses: true, isAng: true, isBani: false, sourceIds: ['D'] }],
  ] as const)('describes the page %s', (name, place) => {
    expect(placeOf(STORY_PAGES[name].page.content)).toEqual(place);
  });

  it('contains the question that led to a shabad', () => {
    const { content } = STORY_PAGES.shabad.page;
    if (content.page !== 'shabad') throw new Error('Expected a shabad page.');
    const asked = placeOf({
      ...content,
      choice: { ...content.choice, type: 9, query: 'What is humility?', source: 'G' },
    }).asked;
    expect(asked).toEqual({
      question: 'What is humility?',
      source: 'G',
      shabadId: content.shabads[0]?.id,
      verseId: content.highlights[0] ?? null,
    });
    expect(placeOf({ ...content, choice: { ...content.choice, type: 9, query: '' } }).asked).toBeUndefined();
    expect(placeOf(content).asked).toBeUndefined();
  });
});

it.each([
  ['shabad', true],
  ['search', true],
  ['ang', true],
  ['hukamnama', true],
  ['bani', true],
  ['amritKeertan', true],
  ['home', false],
] as const)('on a %s page, settings staying open is %s', (page, expected) => {
  expect(keepsSettings(page)).toBe(expected);
});
