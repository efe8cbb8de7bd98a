// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { toWords } from '@naad/gurbani-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { GurbaniLine } from './GurbaniLine.tsx';

/* Compares every rendered line of the scripture with its text, without using the component's own helpers. */
const corpus = await loadCorpus(
  fileURLToPath(new URL('../../../../../dist/@naad/gurbani-corpus', import.meta.url)),
);

/** Nasal signs, visarg, nukta, vowel signs, virama, udaat, tippi, addak, yakash. */
const SIGN = '[\u0A01-\u0A03\u0A3C\u0A3E-\u0A4D\u0A51\u0A70\u0A71\u0A75]';
/** Letters, carriers and ੴ, which start a syllable. */
const LETTER = '[\u0A05-\u0A39\u0A5C\u0A72-\u0A74]';
const ILLEGAL_BREAKS = [`^\\||\\|$`, `\\|${SIGN}`, '\u0A4D\\|', '\\|[|।॥:.₁-₈-]', '[੦-੯]\\|[੦-੯]'];
const ILLEGAL_BREAK = new RegExp(ILLEGAL_BREAKS.join('|'), 'u');
/** A letter not joined to the previous one, but without a break before it. */
const MISSING_BREAK = new RegExp(`[^\u0A4D।॥|]${LETTER}`, 'u');

interface RenderedLine {
  readonly unicode: string;
  readonly apart: string;
  readonly joined: string;
}

let lines: RenderedLine[] = [];

beforeAll(() => {
  lines = Array.from({ length: corpus.lineCount }, (_each, index) => {
    const words = toWords(corpus.unicode(index), corpus.visraams(index));
    const htmlOf = (isLarivaar: boolean) =>
      renderToStaticMarkup(<GurbaniLine words={words} display={{ isLarivaar }} />);
    return { unicode: corpus.unicode(index), apart: htmlOf(false), joined: htmlOf(true) };
  });
});

/** The text content of the HTML. Entities stay undecoded and show up as differences. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}

/** The first failing lines, for the error message. */
function wrong(isRight: (line: RenderedLine) => boolean, shown: (line: RenderedLine) => string): string[] {
  return lines
    .filter((line) => !isRight(line))
    .slice(0, 5)
    .map(shown);
}

describe('all lines of the scripture', () => {
  it('are loaded', () => {
    expect(lines).toHaveLength(141_264);
  });

  it('equal the text of the source word by word [R1]', () => {
    expect(
      wrong(
        ({ unicode, apart }) => textOf(apart) === unicode,
        ({ apart }) => apart,
      ),
    ).toEqual([]);
  });

  it('equal the text without its spaces as larivaar [B52, R1]', () => {
    const isRight = ({ unicode, joined }: RenderedLine) => textOf(joined) === unicode.split(' ').join('');
    expect(wrong(isRight, ({ joined }) => joined)).toEqual([]);
  });

  it('allow breaks before every syllable and nowhere else as larivaar [B52, R1]', () => {
    const withBreaks = ({ joined }: RenderedLine) => textOf(joined.replaceAll('<wbr>', '|'));
    const isLegal = (line: RenderedLine) => !ILLEGAL_BREAK.test(withBreaks(line));
    // End marks are never broken, even if they contain a word (॥੧॥੪੮॥ਅਫਜੂੰ॥).
    const isComplete = ({ joined }: RenderedLine) =>
      !MISSING_BREAK.test(textOf(joined.replaceAll(/<[^>]*=both>.*?<\/span>/g, '').replaceAll('<wbr>', '|')));
    expect(wrong(isLegal, withBreaks)).toEqual([]);
    expect(wrong(isComplete, withBreaks)).toEqual([]);
  });

  it('separate all end marks in larivaar, and four words that touch one', () => {
    const others: string[] = [];
    const isRight = ({ unicode, joined }: RenderedLine) => {
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

  it('mark every visible pause at its word [B55]', () => {
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
