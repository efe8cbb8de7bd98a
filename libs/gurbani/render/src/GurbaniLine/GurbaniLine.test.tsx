import { toWords } from '@naad/gurbani-text';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GurbaniLine } from './GurbaniLine.tsx';
import { wordGroups } from './lineHtml.ts';

/** Ang 9, Aasaa, Guru Nanak; the refrain. */
const LINE = 'ਸਾਚਾ ਸਾਹਿਬੁ ਸਾਚੈ ਨਾਇ ॥੧॥ ਰਹਾਉ ॥';

/** Zindagi Nama, Bhai Nand Lal: one of three words that begin with a sign. */
const LONE_SIGN = 'ਯਾ ਇਲਾਹੀ ਦੂਰ ਦਾਰ ਅਜ਼ ਂਚਸ਼ਮਿ ਬਦ ।੪੮੭।'.normalize();

function groupsOf(line: string): string[] {
  return wordGroups(toWords(line, [])).map((group) => group.map(({ word }) => word.text).join(' '));
}

/** The line as larivaar, with allowed breaks written as `|`. */
function larivaarOf(line: string): string {
  const { container } = render(<GurbaniLine words={toWords(line, [])} display={{ isLarivaar: true }} />);
  for (const each of container.querySelectorAll('wbr')) each.replaceWith('|');
  return container.textContent;
}

describe('GurbaniLine', () => {
  it('renders the line letter for letter, with its language', () => {
    render(<GurbaniLine words={toWords(LINE, [])} data-testid="line" />);
    const line = screen.getByTestId('line');
    expect(line.textContent).toBe(LINE);
    expect(line.lang).toBe('pa-Guru');
  });

  it('gives every word its index', () => {
    const { container } = render(<GurbaniLine words={toWords(LINE, [])} />);
    const words = [...container.querySelectorAll<HTMLElement>('[data-word]')];
    expect(words.map((word) => [word.dataset['word'], word.textContent])).toEqual(
      LINE.split(' ').map((text, index) => [String(index), text]),
    );
  });

  it('marks words without changing the text', () => {
    const { container } = render(<GurbaniLine words={toWords(LINE, [])} display={{ markedWords: [0, 1] }} />);
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'ਸਾਚਾ',
      'ਸਾਹਿਬੁ',
    ]);
    expect(container.textContent).toBe(LINE);
  });

  it('marks pauses after words except light ones [B55]', () => {
    const words = toWords(LINE, [
      { word: 0, type: 'yamki' },
      { word: 1, type: 'main' },
      { word: 3, type: 'light' },
    ]);
    const { container } = render(<GurbaniLine words={words} />);
    const pausing = [...container.querySelectorAll<HTMLElement>('[data-visraam]')];
    expect(pausing.map((word) => [word.textContent, word.dataset['visraam']])).toEqual([
      ['ਸਾਚਾ', 'yamki'],
      ['ਸਾਹਿਬੁ', 'main'],
    ]);
  });

  it('escapes markup in the text', () => {
    const text = '<b>&amp;</b>';
    const { container } = render(<GurbaniLine words={toWords(text, [])} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelector('b')).toBeNull();
  });

  it('renders a sign without a letter, as in three words of the source, in a font without dotted circle', () => {
    const { container } = render(<GurbaniLine words={toWords(LONE_SIGN, [])} />);
    const word = container.querySelector('[data-word="5"]');
    expect(word?.textContent).toBe('ਂਚਸ਼ਮਿ');
    expect(word?.firstElementChild?.textContent).toBe('ਂ');
  });

  it('keeps an end mark with the word it closes or opens', () => {
    expect(groupsOf(LINE)).toEqual(['ਸਾਚਾ', 'ਸਾਹਿਬੁ', 'ਸਾਚੈ', 'ਨਾਇ ॥੧॥', 'ਰਹਾਉ ॥']);
    expect(groupsOf('॥ ਜਪੁ ॥')).toEqual(['॥ ਜਪੁ ॥']);
    expect(groupsOf('ਆਦਿ ਸਚੁ ਜੁਗਾਦਿ ਸਚੁ ॥')).toEqual(['ਆਦਿ', 'ਸਚੁ', 'ਜੁਗਾਦਿ', 'ਸਚੁ ॥']);
  });
});

describe('larivaar [B52]', () => {
  it('joins the words and allows breaks between syllables and after end marks', () => {
    expect(larivaarOf(LINE)).toBe('ਸਾ|ਚਾ|ਸਾ|ਹਿ|ਬੁ|ਸਾ|ਚੈ|ਨਾ|ਇ॥੧॥|ਰ|ਹਾ|ਉ॥');
    expect(larivaarOf('ਅਜੂਨੀ ਸੈਭੰ ਗੁਰ ਪ੍ਰਸਾਦਿ ॥')).toBe('ਅ|ਜੂ|ਨੀ|ਸੈ|ਭੰ|ਗੁ|ਰ|ਪ੍ਰ|ਸਾ|ਦਿ॥');
    expect(larivaarOf('॥ ਜਪੁ ॥')).toBe('॥ਜ|ਪੁ॥');
  });

  it('never breaks before a sign at the start of a word', () => {
    expect(larivaarOf(LONE_SIGN).normalize()).toBe('ਯਾ|ਇ|ਲਾ|ਹੀ|ਦੂ|ਰ|ਦਾ|ਰ|ਅ|ਜ਼ਂ|ਚ|ਸ਼|ਮਿ|ਬ|ਦ।੪੮੭।'.normalize());
  });

  it('separates end marks and marks every second word', () => {
    const { container } = render(
      <GurbaniLine words={toWords(LINE, [])} display={{ isLarivaar: true, markedWords: [1] }} />,
    );
    const textsOf = (selector: string) =>
      [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(textsOf('[data-apart]')).toEqual(['॥੧॥', '॥']);
    expect(textsOf('[data-odd]')).toEqual(['ਸਾਹਿਬੁ', 'ਨਾਇ', 'ਰਹਾਉ']);
    expect(textsOf('mark')).toEqual(['ਸਾਹਿਬੁ']);
  });

  it('never marks an end mark, whatever its position [P25]', () => {
    const { container } = render(
      <GurbaniLine words={toWords('ਸਤਿ ॥ ਨਾਮੁ ॥', [])} display={{ isLarivaar: true }} />,
    );
    expect(container.querySelector('[data-odd]')).toBeNull();
  });

  it('is required for marking odd words', () => {
    const { container } = render(<GurbaniLine words={toWords(LINE, [])} />);
    expect(container.querySelector('[data-odd], wbr')).toBeNull();
  });
});
