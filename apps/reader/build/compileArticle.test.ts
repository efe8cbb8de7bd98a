import { describe, expect, it } from 'vitest';
import { ArticleError, type ArticleExtras, compileArticle } from './compileArticle.ts';

const EXTRAS: ArticleExtras = {
  rows: { letters: [[['ੳ ', { key: 'a' }]]] },
  figures: { 'keyboard-map': 2, 'first-letters': 2 },
};

const compile = (markdown: string) => compileArticle(markdown, 'en/page.md', EXTRAS);
const blocksOf = (body: string) => compile(`# Page\n\n## Section {#a}\n\n${body}\n`).sections[0]?.blocks;
const textOf = (body: string) => blocksOf(body)?.map((block) => (block.kind === 'text' ? block.text : null));

describe('compileArticle', () => {
  it('reads the title, the introduction and sections with their ids', () => {
    expect(
      compile('# Page\n\nWhat it is.\n\n## One {#first}\n\nText.\n\n## Two? {#second.}\n\nMore.\n'),
    ).toEqual({
      title: 'Page',
      introduction: 'What it is.',
      sections: [
        { id: 'first', heading: 'One', blocks: [{ kind: 'text', text: 'Text.' }] },
        { id: 'second.', heading: 'Two?', blocks: [{ kind: 'text', text: 'More.' }] },
      ],
    });
  });

  it('puts sections into the group whose heading they follow', () => {
    const { sections } = compile(
      '# Page\n\n## Group\n\n### One {#a}\n\nText.\n\n### Two {#b}\n\nText.\n\n## Alone {#c}\n\nText.\n',
    );
    expect(sections.map(({ id, group }) => [id, group])).toEqual([
      ['a', 'Group'],
      ['b', 'Group'],
      ['c', undefined],
    ]);
  });

  it('reads keys, terms and links', () => {
    expect(textOf('Press `u` to _switch_, see [Help](/help#keys).')).toEqual([
      [
        'Press ',
        { key: 'u' },
        ' to ',
        { term: 'switch' },
        ', see ',
        { link: 'Help', href: '/help#keys' },
        '.',
      ],
    ]);
    expect(textOf('`\\` and *stars*')).toEqual([[{ key: '\\' }, ' and ', { term: 'stars' }]]);
  });

  it.each(['/', '/help', '/search?q=a&type=0', '#a', 'https://sgpc.net/'])('accepts links to %s', (href) => {
    expect(textOf(`[there](${href})`)).toEqual([[{ link: 'there', href }]]);
  });

  it('joins lines of a paragraph, and keeps escaped and special characters', () => {
    expect(textOf('one\ntwo')).toEqual(['one two']);
    expect(textOf('3 \\* 4 \\_ 5 & "6" <7')).toEqual(['3 * 4 _ 5 & "6" <7']);
    expect(compile('# Page\r\n\r\n## One {#a}\r\n\r\nText.\r\n').sections[0]?.blocks).toEqual([
      { kind: 'text', text: 'Text.' },
    ]);
  });

  it('reads lists and steps', () => {
    expect(blocksOf('- one\n- `two`')).toEqual([{ kind: 'list', items: ['one', [{ key: 'two' }]] }]);
    expect(blocksOf('1. one\n2. two')).toEqual([{ kind: 'steps', items: ['one', 'two'] }]);
  });

  it('reads tables with their caption, written or generated', () => {
    expect(blocksOf('::table[Keys]{row-heads}\n\n| Key | Does |\n| --- | --- |\n| `\\|` | _a_ |')).toEqual([
      {
        kind: 'table',
        caption: 'Keys',
        head: ['Key', 'Does'],
        rows: [[[{ key: '|' }], [{ term: 'a' }]]],
        hasRowHeads: true,
      },
    ]);
    expect(blocksOf('::table[Letters]{rows=letters}\n\n| First |\n| ----- |')).toEqual([
      { kind: 'table', caption: 'Letters', head: ['First'], rows: EXTRAS.rows['letters'] },
    ]);
  });

  it('reads the figure of a section with its texts', () => {
    const { sections } = compile(
      '# Page\n\n## One {#a}\n\nText.\n\n::figure[keyboard-map]\n\n- Map\n- Legend\n\n## Two {#b}\n\nText.\n',
    );
    expect(sections.map(({ figure }) => figure)).toEqual([
      { name: 'keyboard-map', texts: ['Map', 'Legend'] },
      undefined,
    ]);
  });
});

describe('a mistake in a page', () => {
  const messageOf = (markdown: string) => {
    try {
      compile(markdown);
    } catch (error) {
      if (error instanceof ArticleError) return error.message;
      throw error;
    }
    return null;
  };

  it.each([
    ['Text first\n', 1, 'The page starts with its title'],
    ['## Section {#a}\n', 1, 'The page starts with its title'],
    ['# Page\n\n## Section\n\nText.\n', 3, 'has no id'],
    ['# Page\n\n### Section {#a}\n\nText.\n', 3, 'A section starts with ##'],
    ['# Page\n\n## Section {#a}\n', 3, 'The section #a has no text'],
    ['# Page\n\n## A {#a}\n\nText.\n\n## B {#a}\n\nText.\n', 7, 'The id #a is there twice'],
    ['# Page\n\n## A `key` {#a}\n\nText.\n', 3, 'A heading is plain text'],
    ['# Page\n\nA _marked_ introduction.\n', 3, 'The introduction is plain text'],
  ])('outside the text of a section is reported with its line: %j', (markdown, line, message) => {
    expect(messageOf(markdown)).toMatch(new RegExp(`^en/page\\.md:${String(line)}: .*${message}`));
  });

  it.each([
    ['**bold**', 'bold text'],
    ['![alt](/a.png)', 'images'],
    ['> said', 'quotations'],
    ['```\ncode\n```', 'blocks of code'],
    ['one  \ntwo', 'line breaks'],
    ['***', 'rules'],
    ['<b>x</b>', 'HTML'],
    ['- a\n  - b', 'lists in lists'],
    ['~~gone~~', 'struck text'],
    ['- a\n\n- b', 'one paragraph'],
    ['| a |\n| - |\n| b |', 'needs a caption'],
    ['::table[Keys]\n\nText', 'A table follows its caption'],
    ['::table[Keys]{wide}\n\n| a |\n| - |\n| b |', 'no attribute wide'],
    ['::table[Keys]{rows=signs}\n\n| a |\n| - |', 'no rows named signs: letters'],
    ['::table[Keys]{rows=letters}\n\n| a |\n| - |\n| b |', 'a head and no rows'],
    ['::figure[map]\n\n- a', 'no figure named map: keyboard-map, first-letters'],
    ['::figure[keyboard-map]\n\n- a', 'takes 2 texts'],
    ['::video[a]', 'no directive ::video'],
    [':: table', 'Not a directive'],
    ['[there](//elsewhere.example)', 'A link leads to'],
    ['[there](javascript:alert)', 'A link leads to'],
    ['[there](http://plain.example)', 'A link leads to'],
    ['[there](/help "title")', 'A link has no title'],
    ['[there](#b)', 'No section has the id #b'],
    ['https://bare.example', 'Write a link as'],
    ['one `key', 'A broken mark'],
    ['[there](/help', 'A broken mark'],
    ['a *', 'A broken mark'],
    ['a  b', 'Two spaces'],
    ['a &amp; b', 'Write the character itself'],
    ['\u0a38\u0a3c and \u0a36', 'normal form'],
  ])('in the text of a section is reported with its line: %j', (body, message) => {
    const reported = messageOf(`# Page\n\n## Section {#a}\n\nText.\n\n${body}\n`);
    expect(reported).toMatch(/^en\/page\.md:(7|8): /);
    expect(reported).toContain(message);
  });

  it('in a later line of a paragraph or list is reported with that line', () => {
    expect(messageOf('# Page\n\n## A {#a}\n\none\ntwo **three**\n')).toMatch(/^en\/page\.md:6: /);
    expect(messageOf('# Page\n\n## A {#a}\n\n- one\n- two\n- [x](y)\n')).toMatch(/^en\/page\.md:7: /);
  });
});
