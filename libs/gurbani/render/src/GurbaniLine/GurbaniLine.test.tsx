import { toWords } from '@naad/gurbani-text';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GurbaniLine } from './GurbaniLine.tsx';
import { wordGroups } from './wordGroups.ts';

/** Ang 9, Aasaa, Guru Nanak; the refrain. */
const LINE = 'ਸਾਚਾ ਸਾਹਿਬੁ ਸਾਚੈ ਨਾਇ ॥੧॥ ਰਹਾਉ ॥';

function groupsOf(line: string): string[] {
  return wordGroups(toWords(line, [])).map((group) => group.map(({ word }) => word.text).join(' '));
}

describe('a line', () => {
  it('is the line letter for letter, in its language', () => {
    render(<GurbaniLine words={toWords(LINE, [])} data-testid="line" />);
    const line = screen.getByTestId('line');
    expect(line.textContent).toBe(LINE);
    expect(line.lang).toBe('pa-Guru');
  });

  it('gives every word its place', () => {
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

  it('keeps an end mark with the word it ends or opens', () => {
    expect(groupsOf(LINE)).toEqual(['ਸਾਚਾ', 'ਸਾਹਿਬੁ', 'ਸਾਚੈ', 'ਨਾਇ ॥੧॥', 'ਰਹਾਉ ॥']);
    expect(groupsOf('॥ ਜਪੁ ॥')).toEqual(['॥ ਜਪੁ ॥']);
    expect(groupsOf('ਆਦਿ ਸਚੁ ਜੁਗਾਦਿ ਸਚੁ ॥')).toEqual(['ਆਦਿ', 'ਸਚੁ', 'ਜੁਗਾਦਿ', 'ਸਚੁ ॥']);
  });
});
