import { describe, expect, it } from 'vitest';
import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';
import { paperParts, paperSource } from './paper.ts';

const { shabads, credits } = contentOf(STORY_PAGES.shabad, 'shabad');
const lines = shabads[0]?.verses ?? [];
const content = {
  passages: [
    { lines, place: ['Sri Guru Granth Sahib Ji', 'Ang 968'], address: 'https://naad.example/shabad' },
  ],
  credits: credits.map((credit) => ({ ...credit, label: `English translation: ${credit.translator}` })),
};

describe('a printed text', () => {
  it('has every line once, in order, letter for letter', () => {
    const printed = paperParts(content, false).flatMap((part) =>
      part.kind === 'line' ? [part.line.unicode] : [],
    );
    expect(printed).toEqual(lines.map(({ unicode }) => unicode));
  });

  it('keeps a line with its translations, and the place with the first line', () => {
    const [place, line, ...others] = paperParts(content, false);
    expect(place).toMatchObject({
      kind: 'place',
      text: 'Sri Guru Granth Sahib Ji · Ang 968',
      isWithNext: true,
    });
    expect(line).toMatchObject({ kind: 'line', isWithNext: true });
    expect(others.find(({ isWithNext }) => !isWithNext)?.kind).toBe('translation');
    expect(paperParts(content, true)[0]?.kind).toBe('line');
  });

  it('ends with its place, address, translators and site [P66]', () => {
    expect(paperSource(content, 'Naad')).toEqual([
      'Sri Guru Granth Sahib Ji · Ang 968',
      'https://naad.example/shabad',
      ...content.credits.map(({ label }) => label),
      'Naad',
    ]);
  });
});
