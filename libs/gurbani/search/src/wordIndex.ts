import type { ColumnContent, LineIndex, Pack } from '@naad/gurbani-corpus';
import { createSortedLineSet, lowerBound } from './collections.ts';

/** Gap allowed between the words of a pattern: nothing; `short`, one omissible word; or anything. */
export type Gap = 'none' | 'short' | 'any';

export interface FindOptions {
  readonly gap?: Gap;
  /** Superset of the result, if known. */
  readonly among?: ArrayLike<LineIndex>;
}

export interface LocateOptions {
  readonly fromWord?: number;
  readonly gap?: Gap;
}

/** The words allowed at one position of a pattern: numbers `from` to `to` (exclusive), or only the members listed. */
export interface WordSet {
  readonly from: number;
  readonly to: number;
  /** Null for the whole range; otherwise the members, each once, and a membership flag by number. */
  readonly members: { readonly words: readonly number[]; readonly isMember: Uint8Array } | null;
}

function holds({ from, to, members }: WordSet, word: number): boolean {
  return members === null ? word >= from && word < to : members.isMember[word] === 1;
}

const SEPARATOR = '\n';

/** Builds the columns of the index from the words of every line. */
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
    words.forEach((word, position) => {
      const number = numberOf.get(word) ?? 0;
      tokens[(starts[line] ?? 0) + position] = number;
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

/**
 * Builds lists of words by sign bigram, including the last sign with a separator, so that a part of a word is sought
 * only in words with its rarest bigram.
 */
function buildWordGrams(vocabulary: readonly string[]) {
  const numbers = new Map<string, number>();
  for (const sign of SEPARATOR + vocabulary.join('')) if (!numbers.has(sign)) numbers.set(sign, numbers.size);
  const size = numbers.size;
  const codes = new Uint8Array(1 << 16);
  for (const [sign, number] of numbers) codes[sign.charCodeAt(0)] = number;
  const starts = new Uint32Array(size * size + 1);
  const next = new Uint32Array(size * size);
  const lastWord = new Int32Array(size * size).fill(-1);
  const forEachGram = (use: (gram: number) => void): void => {
    lastWord.fill(-1);
    vocabulary.forEach((text, word) => {
      for (let position = 0; position < text.length; position++) {
        const follower = position + 1 < text.length ? (codes[text.charCodeAt(position + 1)] ?? 0) : 0;
        const gram = (codes[text.charCodeAt(position)] ?? 0) * size + follower;
        if (lastWord[gram] === word) continue;
        lastWord[gram] = word;
        use(gram);
      }
    });
  };
  forEachGram((gram) => {
    starts[gram + 1] = (starts[gram + 1] ?? 0) + 1;
  });
  for (let gram = 0; gram < size * size; gram++) {
    starts[gram + 1] = (starts[gram + 1] ?? 0) + (starts[gram] ?? 0);
    next[gram] = starts[gram] ?? 0;
  }
  const words = new Uint32Array(starts[size * size] ?? 0);
  forEachGram((gram) => {
    const position = next[gram] ?? 0;
    words[position] = lastWord[gram] ?? 0;
    next[gram] = position + 1;
  });
  return {
    /** Words that may contain the part, possibly with duplicates; no other word does. */
    candidatesFor(part: string): Uint32Array {
      for (const sign of part) if (!numbers.has(sign)) return words.subarray(0, 0);
      const codeAt = (position: number): number => codes[part.charCodeAt(position)] ?? 0;
      // A single sign: its bigrams, and their lists, are adjacent.
      if (part.length < 2) return words.subarray(starts[codeAt(0) * size], starts[(codeAt(0) + 1) * size]);
      let rarest = codeAt(0) * size + codeAt(1);
      const countOf = (gram: number): number => (starts[gram + 1] ?? 0) - (starts[gram] ?? 0);
      for (let position = 1; position + 1 < part.length; position++) {
        const gram = codeAt(position) * size + codeAt(position + 1);
        if (countOf(gram) < countOf(rarest)) rarest = gram;
      }
      return words.subarray(starts[rarest], starts[rarest + 1]);
    },
  };
}

interface WordIndexOptions {
  /** True for word numbers that people omit from phrases; by default none. */
  readonly isOmissible?: (word: number) => boolean;
}

const rangeOf = (from: number, to: number): WordSet => ({ from, to, members: null });

/**
 * Finds lines by consecutive words. Lines are stored as word numbers, and each word has the list of its lines; as
 * there are few distinct words (some 70,000), parts of words are looked up among these, never in the lines.
 */
export class WordIndex {
  readonly lineCount: number;
  /** All distinct words, sorted; a word's number is its index here. */
  readonly vocabulary: readonly string[];
  private readonly starts: Uint32Array;
  private readonly tokens: Uint32Array;
  private readonly postingStarts: Uint32Array;
  private readonly postings: Uint32Array;
  private readonly omissible: Uint8Array;
  private readonly grams: ReturnType<typeof buildWordGrams>;

  /** Opens the columns of {@link buildWordIndex}. */
  constructor(pack: Pack, { isOmissible = () => false }: WordIndexOptions = {}) {
    this.vocabulary = pack.json('vocabulary') as string[];
    this.starts = pack.numbers32('start');
    this.tokens = pack.numbers32('token');
    this.postingStarts = pack.numbers32('postingStart');
    this.postings = pack.numbers32('posting');
    this.lineCount = this.starts.length - 1;
    this.omissible = Uint8Array.from(this.vocabulary, (_, word) => (isOmissible(word) ? 1 : 0));
    this.grams = buildWordGrams(this.vocabulary);
  }

  /** Lines with these consecutive words; the last may be unfinished. */
  findPhrase(words: readonly string[]): ArrayLike<LineIndex> {
    return this.find(this.phrasePattern(words));
  }

  /** True if some word contains the text. */
  isPartOfWord(text: string): boolean {
    return this.containing(text).members?.words.length !== 0;
  }

  /** Pattern of lines whose text contains `text`; both have words separated by single spaces. */
  textPattern(text: string): WordSet[] {
    const parts = text.split(' ').filter(Boolean);
    const last = parts.length - 1;
    if (last === 0) return parts.map((part) => this.containing(part));
    return parts.map((part, index) => {
      if (index === 0) return this.containing(part + SEPARATOR);
      return index === last ? this.beginningWith(part) : this.exactly(part);
    });
  }

  /** Pattern for {@link WordIndex.findPhrase}. */
  phrasePattern(words: readonly string[]): WordSet[] {
    return words.map((word, index) =>
      index === words.length - 1 ? this.beginningWith(word) : this.exactly(word),
    );
  }

  /** Pattern of exactly these words. */
  wordPattern(words: readonly string[]): WordSet[] {
    return words.map((word) => this.exactly(word));
  }

  /** Set of words given by their numbers. */
  wordSet(words: readonly number[]): WordSet {
    const [only = 0] = words;
    if (words.length <= 1) return rangeOf(only, only + words.length);
    const isMember = new Uint8Array(this.vocabulary.length);
    for (const word of words) isMember[word] = 1;
    return { from: 0, to: this.vocabulary.length, members: { words, isMember } };
  }

  /** Lines that match the pattern. */
  find(pattern: readonly WordSet[], { gap = 'none', among }: FindOptions = {}): ArrayLike<LineIndex> {
    const [first, ...others] = pattern;
    if (!first) return [];
    if (others.length === 0) return this.linesWith(first);
    const rarest = this.rarestOf(first, others);
    const candidates = among && among.length <= this.postingCount(rarest) ? among : this.linesWith(rarest);
    const found = new Uint32Array(candidates.length);
    let size = 0;
    for (let position = 0; position < candidates.length; position++) {
      const line = candidates[position] ?? 0;
      const isHere =
        gap === 'none' ? this.findIn(line, pattern, 0) >= 0 : this.locate(line, pattern, { gap }) !== null;
      if (isHere) found[size++] = line;
    }
    return found.subarray(0, size);
  }

  /** Upper bound of the number of matching lines: those with the rarest set of the pattern. */
  maxLines(pattern: readonly WordSet[]): number {
    const [first, ...others] = pattern;
    return first ? this.postingCount(this.rarestOf(first, others)) : 0;
  }

  /** First word at or after `fromWord` where the pattern matches without gaps; -1 if none. */
  findIn(line: LineIndex, pattern: readonly WordSet[], fromWord: number): number {
    const { tokens } = this;
    const first = this.starts[line] ?? 0;
    const last = (this.starts[line + 1] ?? 0) - pattern.length;
    for (let start = first + fromWord; start <= last; start++) {
      let token = start;
      for (const set of pattern) {
        if (!holds(set, tokens[token] ?? -1)) break;
        token++;
      }
      if (token - start === pattern.length) return start - first;
    }
    return -1;
  }

  /** Word indexes of the first match at or after `fromWord`; null if none. */
  locate(
    line: LineIndex,
    pattern: readonly WordSet[],
    { fromWord = 0, gap = 'none' }: LocateOptions = {},
  ): readonly number[] | null {
    if (gap === 'none') {
      const position = pattern.length === 0 ? -1 : this.findIn(line, pattern, fromWord);
      return position < 0 ? null : pattern.map((_, index) => position + index);
    }
    const first = this.starts[line] ?? 0;
    const end = this.starts[line + 1] ?? 0;
    for (let start = first + fromWord; start + pattern.length <= end; start++) {
      if (pattern[0] === undefined || !holds(pattern[0], this.tokens[start] ?? -1)) continue;
      const found = this.tryAt(start, end, pattern, gap);
      if (found) return found.map((token) => token - first);
      // With any gap allowed, a later start leaves less room.
      if (gap === 'any') return null;
    }
    return null;
  }

  /** Lines that have the word, in corpus order. */
  linesOf(word: number): Uint32Array {
    return this.postings.subarray(this.postingStarts[word], this.postingStarts[word + 1]);
  }

  /** Number of words in a line. */
  wordCount(line: LineIndex): number {
    return (this.starts[line + 1] ?? 0) - (this.starts[line] ?? 0);
  }

  /** Number of the word at an index of a line. */
  wordAt(line: LineIndex, index: number): number {
    return this.tokens[(this.starts[line] ?? 0) + index] ?? -1;
  }

  /** Matches the pattern from `start`; each set takes the first fitting word after an allowed gap. */
  private tryAt(start: number, end: number, pattern: readonly WordSet[], gap: Gap): number[] | null {
    const { tokens, omissible } = this;
    const found: number[] = [];
    let token = start;
    for (const set of pattern) {
      let skipped = 0;
      while (token < end && !holds(set, tokens[token] ?? -1)) {
        const isAllowed =
          found.length > 0 &&
          (gap === 'any' || (gap === 'short' && skipped === 0 && omissible[tokens[token] ?? 0] === 1));
        if (!isAllowed) return null;
        skipped++;
        token++;
      }
      if (token >= end) return null;
      found.push(token++);
    }
    return found;
  }

  private linesWith({ from, to, members }: WordSet): Uint32Array {
    if (members === null && to - from === 1) return this.linesOf(from);
    const lines = createSortedLineSet(this.lineCount);
    // Lists of consecutive words are adjacent.
    if (members === null)
      lines.addAll(this.postings.subarray(this.postingStarts[from], this.postingStarts[to]));
    else for (const word of members.words) lines.addAll(this.linesOf(word));
    return lines.inOrder();
  }

  /** Length of the lists of all words of the set together. */
  private postingCount({ from, to, members }: WordSet): number {
    const { postingStarts } = this;
    if (members === null) return Math.max(0, (postingStarts[to] ?? 0) - (postingStarts[from] ?? 0));
    let sum = 0;
    for (const word of members.words) sum += (postingStarts[word + 1] ?? 0) - (postingStarts[word] ?? 0);
    return sum;
  }

  private rarestOf(first: WordSet, others: readonly WordSet[]): WordSet {
    return others.reduce(
      (best, set) => (this.postingCount(set) < this.postingCount(best) ? set : best),
      first,
    );
  }

  private firstNotBefore(text: string): number {
    return lowerBound(this.vocabulary.length, (index) => (this.vocabulary[index] ?? '') < text);
  }

  private exactly(text: string): WordSet {
    const word = this.firstNotBefore(text);
    return rangeOf(word, this.vocabulary[word] === text ? word + 1 : word);
  }

  private beginningWith(text: string): WordSet {
    const end = lowerBound(this.vocabulary.length, (index) => {
      const word = this.vocabulary[index] ?? '';
      return word < text || word.startsWith(text);
    });
    return rangeOf(this.firstNotBefore(text), end);
  }

  /** Words that contain the part; if it ends with the separator, words that end with it. */
  private containing(part: string): WordSet {
    const isMember = new Uint8Array(this.vocabulary.length);
    const words: number[] = [];
    const isEnd = part.endsWith(SEPARATOR);
    const text = isEnd ? part.slice(0, -1) : part;
    const candidates = this.grams.candidatesFor(part);
    for (let position = 0; position < candidates.length; position++) {
      const word = candidates[position] ?? 0;
      const whole = this.vocabulary[word] ?? '';
      if (isMember[word] === 1 || !(isEnd ? whole.endsWith(text) : whole.includes(text))) continue;
      isMember[word] = 1;
      words.push(word);
    }
    return { from: 0, to: this.vocabulary.length, members: { words, isMember } };
  }
}
