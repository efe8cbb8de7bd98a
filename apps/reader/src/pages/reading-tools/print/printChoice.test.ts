import { describe, expect, it } from 'vitest';
import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';
import { chosenLines, type PrintChoice } from './printChoice.ts';

const lines = contentOf(STORY_PAGES.shabad, 'shabad').shabads[0]?.verses ?? [];
const ALL: PrintChoice = {
  first: 0,
  last: lines.length - 1,
  hasTransliterations: true,
  translations: lines.flatMap(({ translations }) => translations.map(({ key }) => key)),
  size: 'normal',
  isBooklet: false,
};

describe('the printed lines', () => {
  it('are all lines of the page with all their texts by default', () => {
    expect(lines.length).toBeGreaterThan(2);
    expect(chosenLines(lines, ALL)).toEqual(lines);
  });

  it('are the chosen ones, letter for letter [P67]', () => {
    const chosen = chosenLines(lines, { ...ALL, first: 1, last: 2 });
    expect(chosen.map(({ unicode }) => unicode)).toEqual(lines.slice(1, 3).map(({ unicode }) => unicode));
  });

  it('have only the chosen translations and transliterations [P67]', () => {
    for (const line of chosenLines(lines, { ...ALL, hasTransliterations: false, translations: [] })) {
      expect(line).toMatchObject({ transliterations: [], translations: [] });
    }
  });
});
