import { splitSyllables } from '@naad/gurbani-text';

/** Ways of misquoting a line. */
export const MUTATIONS = [
  'akharChanged',
  'akharLeftOut',
  'akharsSwapped',
  'vowelChanged',
  'signLeftOut',
  'nuktaAdded',
  'wordChanged',
  'wordLeftOut',
  'wordAdded',
  'wordsSwapped',
  'halvesOfTwoLines',
] as const;
export type Mutation = (typeof MUTATIONS)[number];

const LETTERS = [...'ਸਹਕਖਗਘਚਛਜਝਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵੜ'];
const VOWELS = [...'ਾਿੀੁੂੇੈੋੌ'];
/** Letters that can take a nukta. */
const WITH_NUKTA = /[ਸਖਗਜਫਲ](?!਼)/g;
const OMITTED = /[ਿੁੰਂੱ਼ਃ]/g;

/** A seeded pseudo-random number generator (mulberry32), for repeatable evaluations. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface MutationInput {
  /** Words of the line, without end marks. */
  readonly words: readonly string[];
  /** Words of another line. */
  readonly others: readonly string[];
  readonly random: () => number;
}

function randomIndex<T>(items: readonly T[], random: () => number): number {
  return Math.floor(random() * items.length);
}

function replaceOne(
  text: string,
  pattern: RegExp,
  random: () => number,
  by: (found: string) => string,
): string {
  const matches = [...text.matchAll(pattern)];
  const match = matches[randomIndex(matches, random)];
  if (!match) return text;
  return text.slice(0, match.index) + by(match[0]) + text.slice(match.index + match[0].length);
}

function withAkhars(
  words: readonly string[],
  random: () => number,
  change: (akhars: string[]) => string[],
): string {
  const position = randomIndex(words, random);
  return words
    .map((word, index) => (index === position ? change(splitSyllables(word)).join('') : word))
    .join(' ');
}

function withWords(words: readonly string[], change: (words: string[]) => void): string {
  const changed = [...words];
  change(changed);
  return changed.join(' ');
}

/** Returns the line altered in one way; unchanged if there is nothing to alter. */
export function mutate(mutation: Mutation, { words, others, random }: MutationInput): string {
  const other = (items: readonly string[], than: string): string => {
    const rest = items.filter((each) => each !== than);
    return rest[randomIndex(rest, random)] ?? than;
  };
  switch (mutation) {
    case 'akharChanged':
      return replaceOne(words.join(' '), /[ਕ-ਹੜ]/g, random, (letter) => other(LETTERS, letter));
    case 'akharLeftOut':
      return withAkhars(words, random, (akhars) => akhars.toSpliced(randomIndex(akhars, random), 1));
    case 'akharsSwapped':
      return withAkhars(words, random, (akhars) => {
        const [first, ...rest] = akhars;
        return first === undefined ? akhars : [...rest.slice(0, 1), first, ...rest.slice(1)];
      });
    case 'vowelChanged':
      return replaceOne(words.join(' '), /[ਾ-ੌ]/g, random, (vowel) => other(VOWELS, vowel));
    case 'signLeftOut':
      return replaceOne(words.join(' '), OMITTED, random, () => '');
    case 'nuktaAdded':
      return replaceOne(words.join(' '), WITH_NUKTA, random, (letter) => `${letter}਼`);
    case 'wordChanged':
      return withWords(words, (all) =>
        all.splice(randomIndex(all, random), 1, others[randomIndex(others, random)] ?? ''),
      );
    case 'wordLeftOut': {
      // A line without its first or last word is an exact part of it.
      const position = 1 + Math.floor(random() * (words.length - 2));
      return withWords(words, (all) => all.splice(position, 1));
    }
    case 'wordAdded':
      return withWords(words, (all) =>
        all.splice(randomIndex(all, random), 0, others[randomIndex(others, random)] ?? ''),
      );
    case 'wordsSwapped':
      return withWords(words, (all) => {
        const position = Math.floor(random() * (all.length - 1));
        all.splice(position, 2, all[position + 1] ?? '', all[position] ?? '');
      });
    case 'halvesOfTwoLines':
      return [
        ...words.slice(0, Math.ceil(words.length / 2)),
        ...others.slice(Math.floor(others.length / 2)),
      ].join(' ');
  }
}
