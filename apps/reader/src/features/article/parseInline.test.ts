import { assert, constantFrom, array, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InlineSegment, parseInline } from './parseInline.ts';

/** The text that a segment was read from. */
function withMarks(segment: InlineSegment): string {
  switch (segment.kind) {
    case 'text':
      return segment.text;
    case 'key':
      return `\`${segment.text}\``;
    case 'term':
      return `*${segment.text}*`;
    case 'link':
      return `[${segment.text}](${segment.href})`;
  }
}

const kinds = (text: string) => parseInline(text).map(({ kind, text: words }) => [kind, words]);

/** Mostly what could be a mark, so that chance meets the broken ones. */
const markish = array(
  oneof(
    constantFrom('[', ']', '(', ')', '`', '*', '/', '#', 'https://', ' ', '\n', 'ਸ਼ਬਦ', '॥', 'words'),
    string(),
  ),
  { maxLength: 30 },
).map((parts) => parts.join(''));

describe('the marks of a text', () => {
  it('are links, keys and terms', () => {
    expect(parseInline('Press `u` to *switch*, see [Help](/help#keys).')).toEqual([
      { kind: 'text', text: 'Press ', runs: [{ text: 'Press ', isGurmukhi: false }] },
      { kind: 'key', text: 'u', runs: [{ text: 'u', isGurmukhi: false }] },
      { kind: 'text', text: ' to ', runs: [{ text: ' to ', isGurmukhi: false }] },
      { kind: 'term', text: 'switch', runs: [{ text: 'switch', isGurmukhi: false }] },
      { kind: 'text', text: ', see ', runs: [{ text: ', see ', isGurmukhi: false }] },
      { kind: 'link', text: 'Help', runs: [{ text: 'Help', isGurmukhi: false }], href: '/help#keys' },
      { kind: 'text', text: '.', runs: [{ text: '.', isGurmukhi: false }] },
    ]);
  });

  it.each(['/', '/help', '/search?q=a&type=0', '#privacy', 'https://sgpc.net/'])('lead to %s', (href) => {
    expect(parseInline(`[there](${href})`)).toMatchObject([{ kind: 'link', text: 'there', href }]);
  });

  it.each([
    '[there](//elsewhere.example)',
    '[there](javascript:alert)',
    '[there](http://plain.example)',
    '[there](#)',
    '[there]()',
    '[](/help)',
    '[there](/help',
    '3 * 4 * 5',
    'one `key',
    'a *',
    '**',
    '``',
  ])('are text where they are none: %s', (text) => {
    expect(kinds(text)).toEqual([['text', text]]);
  });

  it('lose no letter, whole or broken', () => {
    assert(
      property(markish, (text) => {
        expect(parseInline(text).map(withMarks).join('')).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('leave the words they stand around', () => {
    const word = constantFrom('ਹੁਕਮਨਾਮਾ', 'ਗੁਰੂ ਜੀ', 'word', 'two words', 'x');
    const marked = oneof(
      word.map((text) => ({ kind: 'key', text }) as const),
      word.map((text) => ({ kind: 'term', text }) as const),
      tuple(word, constantFrom('/help', '#here', 'https://sgpc.net/')).map(
        ([text, href]) => ({ kind: 'link', text, href }) as const,
      ),
    );
    assert(
      property(array(marked), (parts) => {
        const text = parts.map((part) => withMarks({ ...part, runs: [] })).join(' ');
        const words = parseInline(text)
          .map((segment) => segment.text)
          .join('');
        expect(words).toBe(parts.map((part) => part.text).join(' '));
      }),
    );
  });
});

describe('the script of a text', () => {
  const gurmukhi = (text: string) =>
    parseInline(text).flatMap(({ runs }) => runs.filter((run) => run.isGurmukhi).map((run) => run.text));

  it('is Gurmukhi from word to word, with the marks that end a line', () => {
    expect(gurmukhi('Type ਸਸਨ to find ਸਤਿ ਨਾਮੁ ॥੧॥ and ੴ.')).toEqual(['ਸਸਨ', 'ਸਤਿ ਨਾਮੁ ॥੧॥', 'ੴ']);
  });

  it('is found inside of a mark', () => {
    expect(gurmukhi('Press `ੳ`, *ਗੁਰੂ* or [ਸਹਾਇਤਾ](/help)')).toEqual(['ੳ', 'ਗੁਰੂ', 'ਸਹਾਇਤਾ']);
  });

  it('is not that of Devanagari, which has the same danda', () => {
    expect(gurmukhi('सति नामु ॥')).toEqual([]);
  });

  it('changes no letter', () => {
    assert(
      property(markish, (text) => {
        for (const segment of parseInline(text)) {
          expect(segment.runs.map((run) => run.text).join('')).toBe(segment.text);
        }
      }),
    );
  });
});
