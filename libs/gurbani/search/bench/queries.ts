import type { Corpus } from '@naad/gurbani-corpus';
import { firstLetters, firstLetterWords, mainLetters, splitWords, toAscii } from '@naad/gurbani-text';
import type { SearchKind } from '@naad/gurbani-model';
import { defaultEnglish, englishWords } from '../src/index.ts';
import { LINE_QUERIES } from './people/peopleSet.ts';

/** A query, and its equivalent as a LIKE pattern on a column of the source database. */
export interface BenchQuery {
  readonly text: string;
  /** Null if LIKE can't express it. */
  readonly pattern: string | null;
}

/** A set of queries of one kind, drawn from lines of the scripture. */
export interface QuerySet {
  readonly name: string;
  /** `any` for the one box, which detects the kind. */
  readonly kind: SearchKind | 'any';
  /** Column of the source database with the same text; null if LIKE can't ask it. */
  readonly column: 'first_letters' | 'gurmukhi' | 'translation' | null;
  /** Limit of the 99th percentile, in milliseconds. */
  readonly p99Ms: number;
  draw(random: () => number): BenchQuery | null;
}

/** A seeded pseudo-random number generator (mulberry32), from 0 to 1. */
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

/** LIKE has no default escape character, so text with its wildcards would change the query. */
const isPlain = (text: string): boolean => !/[%_]/.test(text);

function windowOf(items: readonly string[], length: number, random: () => number): string[] {
  const start = between(random, 0, Math.max(0, items.length - length));
  return items.slice(start, start + length);
}

/** The query sets of the speed gate. */
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
  const typo = (random: () => number, isStart: boolean): BenchQuery | null => {
    const letters = firstLetterWords(corpus.unicode(drawLine(random))).map((word) => word.letters[0] ?? '');
    const length = between(random, 5, 8);
    if (letters.length < length) return null;
    const run = isStart ? letters.slice(0, length) : windowOf(letters, length, random);
    return { text: withTypo(run, ALPHABET, random).join(''), pattern: null };
  };
  const main = (random: () => number): BenchQuery => {
    const words = mainLetters(corpus.unicode(drawLine(random))).split(' ');
    return { text: windowOf(words, between(random, 2, 5), random).join(' '), pattern: null };
  };
  const looseWord = (random: () => number): BenchQuery | null => {
    const words = splitWords(corpus.unicode(drawLine(random)));
    const text = withoutOneSign(windowOf(words, between(random, 1, 3), random).join(' '), random);
    return text === null ? null : { text, pattern: null };
  };
  const romanWords = (random: () => number): string[] =>
    splitWords(corpus.transliteration(drawLine(random), 'en')).filter((word) => /[a-z]/i.test(word));
  const romanized =
    (isInformal: boolean) =>
    (random: () => number): BenchQuery => {
      const words = windowOf(romanWords(random), between(random, 1, 6), random);
      const typed = isInformal ? words.map((word) => informally(word, random)) : words;
      return { text: typed.join(' '), pattern: null };
    };
  const initials = (random: () => number): BenchQuery | null => {
    const words = windowOf(romanWords(random), between(random, 2, 8), random);
    if (words.length < 2) return null;
    return { text: words.map((word) => word.charAt(0)).join(''), pattern: null };
  };
  const operators = (random: () => number): BenchQuery | null => {
    const words = splitWords(corpus.unicode(drawLine(random))).filter((word) => /\p{L}/u.test(word));
    const [first, second, third] = windowOf(words, 3, random);
    if (first === undefined || second === undefined || third === undefined) return null;
    const forms = [`${first} + ${third}`, `${first}*${third}`, `${first} -${second}`, `"${first} ${second}"`];
    return { text: forms[between(random, 0, 3)] ?? '', pattern: null };
  };
  const people = (random: () => number): BenchQuery | null => {
    const query = LINE_QUERIES[between(random, 0, LINE_QUERIES.length - 1)];
    return query ? { text: query.typed, pattern: null } : null;
  };
  const anything = (random: () => number): BenchQuery | null => {
    const ways = [gurmukhi, english, main, looseWord, romanized(false), romanized(true), initials];
    const query = ways[between(random, 0, ways.length - 1)]?.(random) ?? null;
    return query && { text: query.text, pattern: null };
  };
  return [
    {
      name: 'first letters from start, 2-8',
      kind: 'firstLetters',
      column: 'first_letters',
      p99Ms: 1,
      draw: (random) => drawLetters(random, 2, 8, true),
    },
    {
      name: 'first letters anywhere, 3-6',
      kind: 'firstLettersAnywhere',
      column: 'first_letters',
      p99Ms: 1,
      draw: (random) => drawLetters(random, 3, 6, false),
    },
    {
      name: 'first letters anywhere, 2',
      kind: 'firstLettersAnywhere',
      column: 'first_letters',
      p99Ms: 1,
      draw: (random) => drawLetters(random, 2, 2, false),
    },
    { name: 'Gurmukhi word, 1-3', kind: 'gurmukhiWord', column: 'gurmukhi', p99Ms: 5, draw: gurmukhi },
    {
      name: 'first letters from start, one typo, 5-8',
      kind: 'firstLetters',
      column: 'first_letters',
      p99Ms: 1,
      draw: (random) => typo(random, true),
    },
    {
      name: 'first letters anywhere, one typo, 5-8',
      kind: 'firstLettersAnywhere',
      column: 'first_letters',
      p99Ms: 1,
      draw: (random) => typo(random, false),
    },
    {
      name: 'romanized first letters, 2-8',
      kind: 'romanizedFirstLetters',
      column: 'first_letters',
      p99Ms: 1,
      draw: initials,
    },
    { name: 'main letters, 2-5 words', kind: 'mainLetters', column: 'gurmukhi', p99Ms: 5, draw: main },
    {
      name: 'Gurmukhi word, a sign missing, 1-3',
      kind: 'gurmukhiWord',
      column: 'gurmukhi',
      p99Ms: 5,
      draw: looseWord,
    },
    {
      name: 'Gurmukhi word, operators',
      kind: 'gurmukhiWord',
      column: 'gurmukhi',
      p99Ms: 5,
      draw: operators,
    },
    {
      name: 'romanized, other scheme, 1-6 words',
      kind: 'romanized',
      column: 'gurmukhi',
      p99Ms: 5,
      draw: romanized(false),
    },
    {
      name: 'romanized, informal, 1-6 words',
      kind: 'romanized',
      column: 'gurmukhi',
      p99Ms: 5,
      draw: romanized(true),
    },
    { name: 'English word, 1-3', kind: 'englishWord', column: 'translation', p99Ms: 10, draw: english },
    { name: 'one box, what people type', kind: 'any', column: null, p99Ms: 15, draw: people },
    { name: 'one box, drawn from lines', kind: 'any', column: null, p99Ms: 15, draw: anything },
  ];
}

/** Letters that a typo may add: the common first letters. */
export const ALPHABET: readonly string[] = [...'ਸਹਕਖਗਘਚਛਜਝਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜੳਅੲ'];

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

/** A run with one letter omitted, added, or swapped with the next. */
export function withTypo(
  letters: readonly string[],
  alphabet: readonly string[],
  random: () => number,
): string[] {
  const index = Math.floor(random() * letters.length);
  const changed = [...letters];
  switch (Math.floor(random() * 3)) {
    case 0:
      changed.splice(index, 1);
      return changed;
    case 1:
      changed.splice(index, 0, pick(alphabet, random) ?? '');
      return changed;
    default: {
      const at = Math.min(index, letters.length - 2);
      [changed[at], changed[at + 1]] = [changed[at + 1] ?? '', changed[at] ?? ''];
      return changed;
    }
  }
}

/** A phrase without one of its vowel signs; null if it has none. */
export function withoutOneSign(text: string, random: () => number): string | null {
  const indexes = [...text.matchAll(/[ਾ-ੌ]/g)].map(({ index }) => index);
  const index = pick(indexes, random);
  return index === undefined ? null : text.slice(0, index) + text.slice(index + 1);
}

/** Informal spellings; each rule applies to a word with a probability of one half. */
const INFORMAL: readonly (readonly [what: RegExp, by: string])[] = [
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/ii/g, 'i'],
  [/oo/g, 'u'],
  [/v/g, 'w'],
  [/dh/g, 'd'],
  [/th/g, 't'],
  [/kh/g, 'k'],
  [/chh/g, 'ch'],
  [/\(n\)|n(?=[gkdtbpj])/g, 'n'],
  [/(?<=[a-z]{2})[aiu]$/g, ''],
];

/** A romanized word in an informal spelling. Synthetic: these are rules, not observed spellings. */
export function informally(word: string, random: () => number): string {
  return INFORMAL.reduce((text, [what, by]) => (random() < 0.5 ? text.replace(what, by) : text), word);
}
