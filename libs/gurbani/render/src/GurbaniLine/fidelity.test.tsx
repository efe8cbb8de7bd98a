// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { toWords } from '@naad/gurbani-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { GurbaniLine } from './GurbaniLine.tsx';

/* Every line of the scripture, drawn, against its text. What is right is written here by other means than the component's. */
const corpus = await loadCorpus(
  fileURLToPath(new URL('../../../../../dist/@naad/gurbani-corpus', import.meta.url)),
);

/** Nasal signs, visarg, nukta, vowel signs, virama, udaat, tippi, addak, yakash. */
const SIGN = '[\u0A01-\u0A03\u0A3C\u0A3E-\u0A4D\u0A51\u0A70\u0A71\u0A75]';
/** Letters, carriers and ੴ: what a syllable begins with. */
const LETTER = '[\u0A05-\u0A39\u0A5C\u0A72-\u0A74]';
const ILLEGAL_BREAKS = [`^\\||\\|$`, `\\|${SIGN}`, '\u0A4D\\|', '\\|[|।॥:.₁-₈-]', '[੦-੯]\\|[੦-੯]'];
const ILLEGAL_BREAK = new RegExp(ILLEGAL_BREAKS.join('|'), 'u');
/** A letter that nothing joins to what is before it, and before which the row may not end all the same. */
const MISSING_BREAK = new RegExp(`[^\u0A4D।॥|]${LETTER}`, 'u');

interface DrawnLine {
  readonly unicode: string;
  readonly apart: string;
  readonly joined: string;
}

let lines: DrawnLine[] = [];

beforeAll(() => {
  lines = Array.from({ length: corpus.lineCount }, (_each, index) => {
    const words = toWords(corpus.unicode(index), corpus.visraams(index));
    const htmlOf = (isLarivaar: boolean) =>
      renderToStaticMarkup(<GurbaniLine words={words} display={{ isLarivaar }} />);
    return { unicode: corpus.unicode(index), apart: htmlOf(false), joined: htmlOf(true) };
  });
}, 60_000);

/** What a browser has as text of the HTML. A sign that would have to be decoded stays, and is found as a difference. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}

/** The first lines that are not as they should be, for a failure to name. */
function wrong(isRight: (line: DrawnLine) => boolean, shown: (line: DrawnLine) => string): string[] {
  return lines
    .filter((line) => !isRight(line))
    .slice(0, 5)
    .map(shown);
}

describe('all lines of the scripture', () => {
  it('are read', () => {
    expect(lines).toHaveLength(141_264);
  });

  it('are, word by word, the text of the source', () => {
    expect(
      wrong(
        ({ unicode, apart }) => textOf(apart) === unicode,
        ({ apart }) => apart,
      ),
    ).toEqual([]);
  });

  it('are, as larivaar, that text without its spaces (behaviour 52)', () => {
    const isRight = ({ unicode, joined }: DrawnLine) => textOf(joined) === unicode.split(' ').join('');
    expect(wrong(isRight, ({ joined }) => joined)).toEqual([]);
  });

  it('wrap, as larivaar, before every syllable and nowhere else (behaviour 52)', () => {
    const withBreaks = ({ joined }: DrawnLine) => textOf(joined.replaceAll('<wbr>', '|'));
    const isLegal = (line: DrawnLine) => !ILLEGAL_BREAK.test(withBreaks(line));
    // An end mark is not cut, not even where it holds a word (॥੧॥੪੮॥ਅਫਜੂੰ॥).
    const isComplete = ({ joined }: DrawnLine) =>
      !MISSING_BREAK.test(textOf(joined.replaceAll(/<[^>]*=both>.*?<\/span>/g, '').replaceAll('<wbr>', '|')));
    expect(wrong(isLegal, withBreaks)).toEqual([]);
    expect(wrong(isComplete, withBreaks)).toEqual([]);
  });

  it('have all their end marks set apart in larivaar, and nothing else but four words that one touches', () => {
    const others: string[] = [];
    const isRight = ({ unicode, joined }: DrawnLine) => {
      const apart = [...joined.matchAll(/data-apart=(both|after)>(.*?)<\/span>/g)];
      others.push(...apart.filter(([, side]) => side === 'after').map(([, , html = '']) => textOf(html)));
      const marks = apart.filter(([, side]) => side === 'both').map(([, , text]) => text);
      return (
        marks.join(' ') ===
        unicode
          .split(' ')
          .filter((word) => /^[।॥]/.test(word))
          .join(' ')
      );
    };
    expect(wrong(isRight, ({ joined }) => joined)).toEqual([]);
    expect(others).toEqual(['ਦਯੋ॥', 'ਸੌ॥', 'ਪ੍ਰਸਾਦਿ।', 'ਹਾ।']);
  });

  it('name every pause that is drawn, at its word', () => {
    const pausesOf = (html: string) =>
      [...html.matchAll(/data-word=(\d+) data-visraam=(\w+)/g)].map(
        ([, word, type]) => `${word ?? ''} ${type ?? ''}`,
      );
    lines.forEach(({ apart, joined }, index) => {
      const pauses = corpus.visraams(index).filter(({ type }) => type !== 'light');
      const expected = pauses.map(({ word, type }) => `${String(word)} ${type}`);
      if (pausesOf(apart).join() !== expected.join() || pausesOf(joined).join() !== expected.join()) {
        expect.unreachable(apart);
      }
    });
  });
});
