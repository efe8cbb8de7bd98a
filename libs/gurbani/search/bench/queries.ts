import type { Corpus } from '@naad/gurbani-corpus';
import { firstLetters, splitWords, toAscii } from '@naad/gurbani-text';
import type { SearchKind } from '../src/index.ts';
import { defaultEnglish, englishWords } from '../src/index.ts';

/** A question to the engine, and the same as a LIKE pattern on a column of the source database. */
export interface BenchQuery {
  readonly text: string;
  readonly pattern: string;
}

/** A set of questions of one kind, drawn from lines of the scripture itself. */
export interface QuerySet {
  readonly name: string;
  readonly kind: SearchKind;
  readonly column: 'first_letters' | 'gurmukhi' | 'translation';
  /** The slowest hundredth may take this long, in milliseconds. */
  readonly p99Ms: number;
  draw(random: () => number): BenchQuery | null;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const between = (random: () => number, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** LIKE has no escape of its own; a pattern with its signs in it would ask another question. */
const isPlain = (text: string): boolean => !/[%_]/.test(text);

function windowOf(items: readonly string[], length: number, random: () => number): string[] {
  const start = between(random, 0, Math.max(0, items.length - length));
  return items.slice(start, start + length);
}

/** The question sets of the speed gate. */
export function querySets(corpus: Corpus): QuerySet[] {
  const drawLine = (random: () => number): number => between(random, 0, corpus.lineCount - 1);
  const drawLetters = (
    random: () => number,
    least: number,
    most: number,
    isStart: boolean,
  ): BenchQuery | null => {
    const letters = [
      ...firstLetters(corpus.unicode(drawLine(random)))
        .normalize('NFC')
        .replaceAll('਼', ''),
    ];
    const length = between(random, least, most);
    if (letters.length < length) return null;
    const text = (isStart ? letters.slice(0, length) : windowOf(letters, length, random)).join('');
    const ascii = toAscii(text);
    return isPlain(ascii) ? { text, pattern: `${isStart ? '' : '%'}${ascii}%` } : null;
  };
  const gurmukhi = (random: () => number): BenchQuery | null => {
    const words = splitWords(corpus.unicode(drawLine(random)));
    const text = windowOf(words, between(random, 1, 3), random).join(' ');
    const ascii = toAscii(text);
    return isPlain(ascii) ? { text, pattern: `%${ascii}%` } : null;
  };
  const english = (random: () => number): BenchQuery | null => {
    const words = englishWords(defaultEnglish(corpus, drawLine(random)) ?? '');
    if (words.length === 0) return null;
    const text = windowOf(words, between(random, 1, 3), random).join(' ');
    return { text, pattern: `%${text}%` };
  };
  return [
    {
      name: 'first letters from start, 2-8',
      kind: 'firstLetters',
      column: 'first_letters',
      p99Ms: 0.5,
      draw: (random) => drawLetters(random, 2, 8, true),
    },
    {
      name: 'first letters anywhere, 3-6',
      kind: 'firstLettersAnywhere',
      column: 'first_letters',
      p99Ms: 1.5,
      draw: (random) => drawLetters(random, 3, 6, false),
    },
    {
      name: 'first letters anywhere, 2',
      kind: 'firstLettersAnywhere',
      column: 'first_letters',
      p99Ms: 1.5,
      draw: (random) => drawLetters(random, 2, 2, false),
    },
    { name: 'Gurmukhi word, 1-3', kind: 'gurmukhiWord', column: 'gurmukhi', p99Ms: 5, draw: gurmukhi },
    { name: 'English word, 1-3', kind: 'englishWord', column: 'translation', p99Ms: 10, draw: english },
  ];
}
