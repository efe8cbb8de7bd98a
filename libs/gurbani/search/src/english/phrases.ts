import type { LineIndex } from '@naad/gurbani-corpus';
import type { Layer, TranslationIndex } from './translationIndex.ts';

/** The words allowed at one position of a phrase. */
export interface WordSet {
  /** Word numbers, each once. */
  readonly words: readonly number[];
  /** Membership flag by word number; null for at most one word. */
  readonly isMember: Uint8Array | null;
}

function holds({ words, isMember }: WordSet, word: number): boolean {
  return isMember === null ? words[0] === word : isMember[word] === 1;
}

/** The set of one exact word. */
export function exactWord(index: TranslationIndex, text: string): WordSet {
  const number = index.word(text);
  return { words: number === null ? [] : [number], isMember: null };
}

/** Words with one of the terms. */
export function wordsOfTerms(index: TranslationIndex, terms: Iterable<number>): WordSet {
  const words: number[] = [];
  for (const term of new Set(terms)) {
    const end = index.termStarts[term + 1] ?? 0;
    for (let word = index.termStarts[term] ?? 0; word < end; word++) words.push(word);
  }
  return wordSet(index, words);
}

/** Words with the same stem. */
export function wordsOfSameStem(index: TranslationIndex, text: string): WordSet {
  const term = index.term(text);
  return wordsOfTerms(index, term === null ? [] : [term]);
}

/** Words that begin with the text. */
export function wordsBeginningWith(index: TranslationIndex, text: string): WordSet {
  return wordSet(index, index.beginningWith(text));
}

/** The set of the listed words. */
export function wordSet(index: TranslationIndex, words: readonly number[]): WordSet {
  if (words.length <= 1) return { words, isMember: null };
  const isMember = new Uint8Array(index.vocabulary.length);
  const once: number[] = [];
  for (const word of words) {
    if (isMember[word] === 1) continue;
    isMember[word] = 1;
    once.push(word);
  }
  return { words: once, isMember };
}

/** First word index at or after `from` where the phrase matches in a line's text; -1 if none. */
export function locatePhrase(layer: Layer, line: LineIndex, sets: readonly WordSet[], from = 0): number {
  const start = layer.starts[line] ?? 0;
  const last = (layer.starts[line + 1] ?? 0) - sets.length;
  for (let first = start + from; first <= last; first++) {
    let word = first;
    for (const set of sets) {
      if (!holds(set, layer.words[word] ?? -1)) break;
      word++;
    }
    if (word - first === sets.length) return first - start;
  }
  return -1;
}

function cost(layer: Layer, { words }: WordSet): number {
  let sum = 0;
  for (const word of words) sum += (layer.postingStarts[word + 1] ?? 0) - (layer.postingStarts[word] ?? 0);
  return sum;
}

/** The set with the fewest postings. */
export function rarestSet(layer: Layer, sets: readonly WordSet[]): WordSet | undefined {
  let rarest = sets[0];
  let least = Infinity;
  for (const set of sets) {
    const own = cost(layer, set);
    if (own < least) [rarest, least] = [set, own];
  }
  return rarest;
}

/** Calls `each` once for every line that has a word of the set. */
export function forEachLine(
  index: TranslationIndex,
  layer: Layer,
  { words }: WordSet,
  each: (line: LineIndex) => void,
): void {
  const seen = words.length > 1 ? new Uint8Array(index.lineCount) : null;
  for (const word of words) {
    const end = layer.postingStarts[word + 1] ?? 0;
    for (let position = layer.postingStarts[word] ?? 0; position < end; position++) {
      const line = layer.postings[position] ?? 0;
      if (seen) {
        if (seen[line] === 1) continue;
        seen[line] = 1;
      }
      each(line);
    }
  }
}

/** Lines found layer by layer, each once. */
export interface LineSet {
  has(line: LineIndex): boolean;
  add(line: LineIndex): void;
  /** Lines in insertion order. */
  lines(): Uint32Array;
}

/** @param lineCount number of lines in the whole scripture */
export function createLineSet(lineCount: number): LineSet {
  const isIn = new Uint8Array(lineCount);
  const all = new Uint32Array(lineCount);
  let size = 0;
  return {
    has: (line) => isIn[line] === 1,
    add(line) {
      if (isIn[line] === 1) return;
      isIn[line] = 1;
      all[size++] = line;
    },
    lines: () => all.subarray(0, size),
  };
}

/** Adds the lines of a layer whose text contains the phrase. */
export function findPhrase(
  index: TranslationIndex,
  layer: Layer,
  sets: readonly WordSet[],
  found: LineSet,
): void {
  const rarest = rarestSet(layer, sets);
  if (!rarest) return;
  const isInPhrase = new Uint8Array(index.vocabulary.length);
  for (const { words } of sets) for (const word of words) isInPhrase[word] = 1;
  /** True if as many adjacent words as the phrase has are words of it. */
  const mayHavePhrase = (line: LineIndex): boolean => {
    const start = layer.starts[line] ?? 0;
    let last = start + sets.length - 1;
    const end = layer.starts[line + 1] ?? 0;
    let checked = start;
    while (last < end) {
      let word = last;
      while (word >= checked && isInPhrase[layer.words[word] ?? 0] === 1) word--;
      if (word < checked) return true;
      // No phrase includes this word.
      checked = last + 1;
      last = word + sets.length;
    }
    return false;
  };
  forEachLine(index, layer, rarest, (line) => {
    if (sets.length === 1) found.add(line);
    else if (!found.has(line) && mayHavePhrase(line) && locatePhrase(layer, line, sets) >= 0) found.add(line);
  });
}

/** Maximum number of sets, one bit of a 32-bit mask each. */
const MAX_SETS = 30;

/** Adds the lines of a layer whose text has a word of each set, in any order; none for more than 30 sets. */
export function findAllWords(
  index: TranslationIndex,
  layer: Layer,
  sets: readonly WordSet[],
  found: LineSet,
): void {
  const rarest = rarestSet(layer, sets);
  if (!rarest || sets.length > MAX_SETS) return;
  const masks = new Int32Array(index.vocabulary.length);
  sets.forEach(({ words }, number) => {
    for (const word of words) masks[word] = (masks[word] ?? 0) | (1 << number);
  });
  const all = 2 ** sets.length - 1;
  forEachLine(index, layer, rarest, (line) => {
    if (found.has(line)) return;
    let mask = sets.length === 1 ? all : 0;
    const end = layer.starts[line + 1] ?? 0;
    for (let position = layer.starts[line] ?? 0; position < end && mask !== all; position++)
      mask |= masks[layer.words[position] ?? 0] ?? 0;
    if (mask === all) found.add(line);
  });
}
