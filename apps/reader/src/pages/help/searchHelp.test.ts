import { describe, expect, it } from 'vitest';
import type { Article } from '../../content/article.ts';
import { searchHelp } from './searchHelp.ts';

const article: Article = {
  title: 'Help',
  sections: [
    {
      id: 'a',
      heading: 'How do I print?',
      blocks: [
        {
          kind: 'text',
          text: [
            'Press ',
            { term: 'Print' },
            '. The theme is left out, see ',
            { link: 'Sizes', href: '/help#b' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'b',
      heading: 'Which theme is the dark one?',
      blocks: [
        { kind: 'list', items: ['Light', 'Dark'] },
        { kind: 'steps', items: ["Choose what's yours"] },
      ],
    },
    {
      id: 'c',
      heading: 'ਲੜੀਵਾਰ ਕੀ ਹੈ?',
      blocks: [{ kind: 'table', caption: 'Keys', head: ['Key'], rows: [[[{ key: 'L' }, ' for larivaar']]] }],
    },
  ],
};
const found = (query: string) => searchHelp(article, query).map(({ id }) => id);

describe('searchHelp', () => {
  it('returns everything in order for an empty query', () => {
    expect(found('')).toEqual(['a', 'b', 'c']);
    expect(found('  ?  ')).toEqual(['a', 'b', 'c']);
  });

  it('requires every word, in headings and blocks of every kind, ignoring case', () => {
    expect(found('PRINT theme')).toEqual(['a']);
    expect(found('print ang')).toEqual([]);
    expect(found('dark light')).toEqual(['b']);
    expect(found('yours')).toEqual(['b']);
    expect(found('keys larivaar')).toEqual(['c']);
  });

  it('puts matching headings first', () => {
    expect(found('theme')).toEqual(['b', 'a']);
  });

  it('finds Gurmukhi', () => {
    expect(found('ਲੜੀਵਾਰ')).toEqual(['c']);
  });

  it('ignores punctuation and the addresses of links', () => {
    expect(found('whats')).toEqual(['b']);
    expect(found('“print”')).toEqual(['a']);
    expect(found('sizes')).toEqual(['a']);
    expect(found('help')).toEqual([]);
  });
});
