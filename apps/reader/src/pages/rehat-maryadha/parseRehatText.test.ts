import { assert, array, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOf, wordsOf } from './rehatText.ts';
import { parseRehatText } from './parseRehatText.ts';

const plain = (text: string) => [{ text, tone: 'plain' }];
const text = (words: string, isQuoted = false) => ({ kind: 'text', text: plain(words), isQuoted });

describe('the HTML of a source [S2.28]', () => {
  it('has paragraphs and headings', () => {
    expect(parseRehatText('<h2>Of  dawn</h2>\n<p>One\n two.</p><p>&nbsp;</p><div>Three.</div>four')).toEqual([
      { kind: 'heading', text: plain('Of dawn') },
      text('One two.'),
      text('Three.'),
      text('four'),
    ]);
  });

  it('has emphasis and line breaks', () => {
    expect(parseRehatText('<p>Of <b>dawn</b> and <em>dusk</em>.<br/> Then <br></p>')).toEqual([
      {
        kind: 'text',
        isQuoted: false,
        text: [
          { text: 'Of ', tone: 'plain' },
          { text: 'dawn', tone: 'strong' },
          { text: ' and ', tone: 'plain' },
          { text: 'dusk', tone: 'emphasis' },
          { text: '.\nThen', tone: 'plain' },
        ],
      },
    ]);
  });

  it('has lists and nested lists', () => {
    expect(parseRehatText('<ol><li>One<ul><li>a</li><li>b</li></ul></li><li><p>Two</p></ol>After')).toEqual([
      {
        kind: 'list',
        isOrdered: true,
        items: [
          [text('One'), { kind: 'list', isOrdered: false, items: [[text('a')], [text('b')]] }],
          [text('Two')],
        ],
      },
      text('After'),
    ]);
  });

  it('has tables, quotations and rules', () => {
    expect(
      parseRehatText(
        '<table><tbody><tr><th>When</th><th>What</th></tr><tr><td><p>Dawn</p></td><td></td></tr></table><blockquote>So he said</blockquote><hr><p>After</p>',
      ),
    ).toEqual([
      {
        kind: 'table',
        rows: [
          { isHead: true, cells: [plain('When'), plain('What')] },
          { isHead: false, cells: [plain('Dawn'), []] },
        ],
      },
      text('So he said', true),
      { kind: 'rule' },
      text('After'),
    ]);
  });

  it.each([
    ['1 &lt; 2 &amp; 3 &#2581; &#x0A15;', '1 < 2 & 3 ਕ ਕ'],
    ['&lt;script&gt;', '<script>'],
    ['&bogus; &toString; &#0; &#xD800;', '&bogus; &toString; \ufffd \ufffd'],
    ['a < b <3', 'a < b <3'],
    ['<span onclick="x()">said</span> <a href="javascript:x()">there</a>', 'said there'],
    ['<script>alert(1)</script>said<style>p{}</style><!-- not <p> -->', 'said'],
    ['</li></ul></table></b>said', 'said'],
    ['<li>said', 'said'],
    ['<td>said', 'said'],
  ])('%s is read as %j', (html, words) => {
    expect(wordsOf(parseRehatText(html))).toBe(words);
  });

  it.each(['', ' ', '<p></p>', '<ul><li></li></ul>', '<table><tr><td></td></tr></table>', '<script>x'])(
    'without words has no blocks: %j',
    (html) => {
      expect(parseRehatText(html)).toEqual([]);
    },
  );

  it('keeps every word of broken markup', () => {
    const tags =
      'p /p h3 /h3 ul /ul ol li /li b /b i table /table tr td /td th blockquote /blockquote br span'
        .split(' ')
        .map((name) => `<${name}>`);
    const parts = array(oneof(constantFrom(...tags), constantFrom('ਸ਼ਬਦ', 'word', ' ', '\n')), {
      maxLength: 60,
    });
    assert(
      property(parts, (given) => {
        const letters = (words: string) => words.replace(/\s/g, '');
        const expected = given.filter((part) => !part.startsWith('<')).join('');
        expect(letters(wordsOf(parseRehatText(given.join(''))))).toBe(letters(expected));
      }),
      { numRuns: 1000 },
    );
  });

  it('is parsed without errors, whatever it holds', () => {
    const unit = constantFrom(
      '<',
      '>',
      '/',
      'p',
      'li',
      'td',
      'b',
      '&',
      '#',
      ';',
      ' ',
      '\n',
      '!--',
      '"',
      '\0',
    );
    assert(
      property(string({ unit, maxLength: 80 }), (html) => {
        expect(Array.isArray(parseRehatText(html))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('is parsed in time proportional to its length', () => {
    for (const unit of ['<', '<p', '<p>', '&', '<li>', '<ul>', '<td>', '<!--', '<script', '<script>']) {
      expect(Array.isArray(parseRehatText(unit.repeat(20_000)))).toBe(true);
    }
  });
});

it.each([
  ['Of dawn ਸਤਿ', 'en'],
  ['ਸਵੇਰ ਬਾਰੇ (1)', 'pa-Guru'],
  ['सुबह', 'hi'],
  ['سویر', 'pa-Arab'],
  ['1945', 'en'],
])('the language of %s is %s', (words, tag) => {
  expect(languageOf(words)).toBe(tag);
});
