import type { ColumnContent, LineIndex, Pack } from '@naad/gurbani-corpus';

/**
 * Finds lines by words that follow each other. Each line is kept as the numbers of its words, each word with the list
 * of its lines; the words themselves are few (some 70,000 in the whole scripture), so that a part of a word is looked
 * for among the words and never in the lines.
 */
export interface WordIndex {
  /** Lines whose text, words set apart by single spaces, contains `text` (likewise spaced) as it stands. */
  findText(text: string): ArrayLike<LineIndex>;
  /** Lines in which the words follow each other, the last of them perhaps only the beginning of a word. */
  findPhrase(words: readonly string[]): ArrayLike<LineIndex>;
}

/** The words that may stand at one place of a phrase. */
interface Place {
  /** Their numbers, each once. */
  readonly words: readonly number[];
  holds(word: number): boolean;
}

const SEPARATOR = '\n';

/** Makes the columns of the index from the words of every line. */
export function buildWordIndex(lines: readonly (readonly string[])[]): Record<string, ColumnContent> {
  const vocabulary = [...new Set(lines.flat())].sort();
  const numberOf = new Map(vocabulary.map((word, index) => [word, index]));
  const starts = new Uint32Array(lines.length + 1);
  const postingStarts = new Uint32Array(vocabulary.length + 1);
  lines.forEach((words, line) => {
    starts[line + 1] = (starts[line] ?? 0) + words.length;
    for (const word of new Set(words)) {
      const number = numberOf.get(word) ?? 0;
      postingStarts[number + 1] = (postingStarts[number + 1] ?? 0) + 1;
    }
  });
  const tokens = new Uint32Array(starts[lines.length] ?? 0);
  for (let word = 1; word <= vocabulary.length; word++) {
    postingStarts[word] = (postingStarts[word] ?? 0) + (postingStarts[word - 1] ?? 0);
  }
  const postings = new Uint32Array(postingStarts[vocabulary.length] ?? 0);
  const next = postingStarts.slice();
  lines.forEach((words, line) => {
    words.forEach((word, place) => {
      const number = numberOf.get(word) ?? 0;
      tokens[(starts[line] ?? 0) + place] = number;
      const end = next[number] ?? 0;
      if (end > (postingStarts[number] ?? 0) && postings[end - 1] === line) return;
      postings[end] = line;
      next[number] = end + 1;
    });
  });
  return {
    vocabulary: { kind: 'json', value: vocabulary },
    start: { kind: 'numbers', values: starts },
    token: { kind: 'numbers', values: tokens },
    postingStart: { kind: 'numbers', values: postingStarts },
    posting: { kind: 'numbers', values: postings },
  };
}

/** First place in a sorted list that is not before what is looked for. */
function lowerBound(length: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A set of lines that gives them back in order. */
function lineSet(lineCount: number) {
  const bits = new Uint32Array(Math.ceil(lineCount / 32));
  let size = 0;
  return {
    /** False when the line was there before. */
    add(line: number): boolean {
      const word = line >>> 5;
      const bit = 1 << (line & 31);
      const before = bits[word] ?? 0;
      if ((before & bit) !== 0) return false;
      bits[word] = before | bit;
      size++;
      return true;
    },
    inOrder(): Uint32Array {
      const lines = new Uint32Array(size);
      let place = 0;
      for (let word = 0; word < bits.length; word++) {
        for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
          lines[place++] = word * 32 + 31 - Math.clz32(rest & -rest);
        }
      }
      return lines;
    },
  };
}

/** Opens what {@link buildWordIndex} made. */
export function openWordIndex(pack: Pack): WordIndex {
  const vocabulary = pack.json('vocabulary') as string[];
  const starts = pack.numbers32('start');
  const tokens = pack.numbers32('token');
  const postingStarts = pack.numbers32('postingStart');
  const postings = pack.numbers32('posting');
  const lineCount = starts.length - 1;
  /** All words in one text, to look for parts of words in, and the number of the word at each place of it. */
  const joined = vocabulary.map((word) => word + SEPARATOR).join('');
  const wordAt = new Uint32Array(joined.length);
  const wordEnds = new Uint32Array(vocabulary.length);
  vocabulary.forEach((text, word) => {
    const start = wordEnds[word - 1] ?? 0;
    wordEnds[word] = start + text.length + 1;
    wordAt.fill(word, start, wordEnds[word]);
  });

  const range = (from: number, to: number): Place => ({
    words: Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index),
    holds: (word) => word >= from && word < to,
  });
  const firstNotBefore = (text: string): number =>
    lowerBound(vocabulary.length, (index) => (vocabulary[index] ?? '') < text);
  const exactly = (text: string): Place => {
    const word = firstNotBefore(text);
    return range(word, vocabulary[word] === text ? word + 1 : word);
  };
  const beginningWith = (text: string): Place => {
    const end = lowerBound(vocabulary.length, (index) => {
      const word = vocabulary[index] ?? '';
      return word < text || word.startsWith(text);
    });
    return range(firstNotBefore(text), end);
  };
  /** Words with the part in them; with a separator behind it, those that end with it. */
  const having = (part: string): Place => {
    const words: number[] = [];
    const isKnown = new Uint8Array(vocabulary.length);
    for (let place = joined.indexOf(part); place >= 0;) {
      const word = wordAt[place] ?? 0;
      words.push(word);
      isKnown[word] = 1;
      place = joined.indexOf(part, wordEnds[word]);
    }
    return { words, holds: (word) => isKnown[word] === 1 };
  };

  const listOf = (word: number): Uint32Array =>
    postings.subarray(postingStarts[word], postingStarts[word + 1]);
  const cost = ({ words }: Place): number => {
    let sum = 0;
    for (const word of words) sum += (postingStarts[word + 1] ?? 0) - (postingStarts[word] ?? 0);
    return sum;
  };

  const followIn = (line: number, places: readonly Place[]): boolean => {
    const last = (starts[line + 1] ?? 0) - places.length;
    for (let start = starts[line] ?? 0; start <= last; start++) {
      let length = 0;
      while (places[length]?.holds(tokens[start + length] ?? -1)) length++;
      if (length === places.length) return true;
    }
    return false;
  };

  const linesWith = ({ words }: Place): Uint32Array => {
    const [only = -1] = words;
    if (words.length === 1) return listOf(only);
    const lines = lineSet(lineCount);
    for (const word of words) {
      const end = postingStarts[word + 1] ?? 0;
      for (let posting = postingStarts[word] ?? 0; posting < end; posting++)
        lines.add(postings[posting] ?? 0);
    }
    return lines.inOrder();
  };

  const find = (places: readonly Place[]): ArrayLike<LineIndex> => {
    const [first, ...others] = places;
    if (!first) return [];
    if (others.length === 0) return linesWith(first);
    const rarest = others.reduce((best, place) => (cost(place) < cost(best) ? place : best), first);
    return linesWith(rarest).filter((line) => followIn(line, places));
  };

  return {
    findText(text) {
      const parts = text.split(' ').filter(Boolean);
      const [only, ...rest] = parts;
      if (only === undefined) return [];
      if (rest.length === 0) return find([having(only)]);
      const last = parts.length - 1;
      return find(
        parts.map((part, index) => {
          if (index === 0) return having(part + SEPARATOR);
          return index === last ? beginningWith(part) : exactly(part);
        }),
      );
    },
    findPhrase(words) {
      const last = words.length - 1;
      return find(words.map((word, index) => (index === last ? beginningWith(word) : exactly(word))));
    },
  };
}
