import { splitSyllables } from '@naad/gurbani-text';

/** Ways a line comes to be quoted wrongly. */
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
/** Letters that a nukta may stand under. */
const WITH_NUKTA = /[ਸਖਗਜਫਲ](?!਼)/g;
const OMITTED = /[ਿੁੰਂੱ਼ਃ]/g;

/** A pseudo-random number generator (mulberry32), so that an evaluation can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Spoiling {
  /** The words of the line, end marks left out. */
  readonly words: readonly string[];
  /** Those of another line. */
  readonly others: readonly string[];
  readonly random: () => number;
}

function at<T>(items: readonly T[], random: () => number): number {
  return Math.floor(random() * items.length);
}

function replaceOne(text: string, what: RegExp, random: () => number, by: (found: string) => string): string {
  const places = [...text.matchAll(what)];
  const place = places[at(places, random)];
  if (!place) return text;
  return text.slice(0, place.index) + by(place[0]) + text.slice(place.index + place[0].length);
}

function withAkhars(
  words: readonly string[],
  random: () => number,
  change: (akhars: string[]) => string[],
): string {
  const place = at(words, random);
  return words
    .map((word, index) => (index === place ? change(splitSyllables(word)).join('') : word))
    .join(' ');
}

function withWords(words: readonly string[], change: (words: string[]) => void): string {
  const changed = [...words];
  change(changed);
  return changed.join(' ');
}

/** A line spoiled in one way; the same as it was where it has nothing to spoil so. */
export function mutate(mutation: Mutation, { words, others, random }: Spoiling): string {
  const other = (items: readonly string[], than: string): string => {
    const rest = items.filter((each) => each !== than);
    return rest[at(rest, random)] ?? than;
  };
  switch (mutation) {
    case 'akharChanged':
      return replaceOne(words.join(' '), /[ਕ-ਹੜ]/g, random, (letter) => other(LETTERS, letter));
    case 'akharLeftOut':
      return withAkhars(words, random, (akhars) => akhars.toSpliced(at(akhars, random), 1));
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
      return withWords(words, (all) => all.splice(at(all, random), 1, others[at(others, random)] ?? ''));
    case 'wordLeftOut': {
      // What lacks its first or its last word is a part of the line as it stands.
      const place = 1 + Math.floor(random() * (words.length - 2));
      return withWords(words, (all) => all.splice(place, 1));
    }
    case 'wordAdded':
      return withWords(words, (all) => all.splice(at(all, random), 0, others[at(others, random)] ?? ''));
    case 'wordsSwapped':
      return withWords(words, (all) => {
        const place = Math.floor(random() * (all.length - 1));
        all.splice(place, 2, all[place + 1] ?? '', all[place] ?? '');
      });
    case 'halvesOfTwoLines':
      return [
        ...words.slice(0, Math.ceil(words.length / 2)),
        ...others.slice(Math.floor(others.length / 2)),
      ].join(' ');
  }
}
