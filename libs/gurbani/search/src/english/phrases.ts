import type { LineIndex } from '@naad/gurbani-corpus';
import type { Layer, TranslationIndex } from './translationIndex.ts';

/** The words that may stand at one place of a phrase. */
export interface Place {
  /** Their numbers, each once. */
  readonly words: readonly number[];
  /** By number whether it is among them; null where there is one at most. */
  readonly isKnown: Uint8Array | null;
}

function holds({ words, isKnown }: Place, word: number): boolean {
  return isKnown === null ? words[0] === word : isKnown[word] === 1;
}

/** The word as it stands. */
export function exactPlace(index: TranslationIndex, text: string): Place {
  const number = index.word(text);
  return { words: number === null ? [] : [number], isKnown: null };
}

/** Words with one of the terms. */
export function termsPlace(index: TranslationIndex, terms: Iterable<number>): Place {
  const words: number[] = [];
  for (const term of new Set(terms)) {
    const end = index.termStarts[term + 1] ?? 0;
    for (let word = index.termStarts[term] ?? 0; word < end; word++) words.push(word);
  }
  return wordsPlace(index, words);
}

/** Words with the same stem. */
export function foldedPlace(index: TranslationIndex, text: string): Place {
  const term = index.term(text);
  return termsPlace(index, term === null ? [] : [term]);
}

/** Words that begin so. */
export function unfinishedPlace(index: TranslationIndex, text: string): Place {
  return wordsPlace(index, index.beginningWith(text));
}

/** Words of a list. */
export function wordsPlace(index: TranslationIndex, words: readonly number[]): Place {
  if (words.length <= 1) return { words, isKnown: null };
  const isKnown = new Uint8Array(index.vocabulary.length);
  const once: number[] = [];
  for (const word of words) {
    if (isKnown[word] === 1) continue;
    isKnown[word] = 1;
    once.push(word);
  }
  return { words: once, isKnown };
}

/** Where in the text of a line the places follow each other, not before `from` (words, 0-based); -1 where nowhere. */
export function locatePhrase(layer: Layer, line: LineIndex, places: readonly Place[], from = 0): number {
  const start = layer.starts[line] ?? 0;
  const last = (layer.starts[line + 1] ?? 0) - places.length;
  for (let first = start + from; first <= last; first++) {
    let word = first;
    for (const place of places) {
      if (!holds(place, layer.words[word] ?? -1)) break;
      word++;
    }
    if (word - first === places.length) return first - start;
  }
  return -1;
}

function cost(layer: Layer, { words }: Place): number {
  let sum = 0;
  for (const word of words) sum += (layer.postingStarts[word + 1] ?? 0) - (layer.postingStarts[word] ?? 0);
  return sum;
}

/** The place that the fewest lines have. */
export function rarestPlace(layer: Layer, places: readonly Place[]): Place | undefined {
  let rarest = places[0];
  let least = Infinity;
  for (const place of places) {
    const own = cost(layer, place);
    if (own < least) [rarest, least] = [place, own];
  }
  return rarest;
}

/** Calls `each` once with every line that has a word for the place. */
export function forEachLine(
  index: TranslationIndex,
  layer: Layer,
  { words }: Place,
  each: (line: LineIndex) => void,
): void {
  const seen = words.length > 1 ? new Uint8Array(index.lineCount) : null;
  for (const word of words) {
    const end = layer.postingStarts[word + 1] ?? 0;
    for (let place = layer.postingStarts[word] ?? 0; place < end; place++) {
      const line = layer.postings[place] ?? 0;
      if (seen) {
        if (seen[line] === 1) continue;
        seen[line] = 1;
      }
      each(line);
    }
  }
}

/** Lines that are found in one layer after the other, each once. */
export interface LineSet {
  has(line: LineIndex): boolean;
  add(line: LineIndex): void;
  /** In the order in which they were added. */
  lines(): Uint32Array;
}

/** @param lineCount of the whole scripture */
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

/** Adds the lines of a layer in whose text the places follow each other. */
export function findPhrase(
  index: TranslationIndex,
  layer: Layer,
  places: readonly Place[],
  found: LineSet,
): void {
  const rarest = rarestPlace(layer, places);
  if (!rarest) return;
  forEachLine(index, layer, rarest, (line) => {
    if (places.length === 1 || (!found.has(line) && locatePhrase(layer, line, places) >= 0)) found.add(line);
  });
}

/** No more places than this, which are told apart by the bits of a number. */
const MOST_PLACES = 30;

/** Adds the lines of a layer whose text has a word for each of the places, in any order; none for more than 30 places. */
export function findAllWords(
  index: TranslationIndex,
  layer: Layer,
  places: readonly Place[],
  found: LineSet,
): void {
  const rarest = rarestPlace(layer, places);
  if (!rarest || places.length > MOST_PLACES) return;
  const masks = new Int32Array(index.vocabulary.length);
  places.forEach(({ words }, number) => {
    for (const word of words) masks[word] = (masks[word] ?? 0) | (1 << number);
  });
  const all = 2 ** places.length - 1;
  forEachLine(index, layer, rarest, (line) => {
    if (found.has(line)) return;
    let mask = places.length === 1 ? all : 0;
    const end = layer.starts[line + 1] ?? 0;
    for (let place = layer.starts[line] ?? 0; place < end && mask !== all; place++)
      mask |= masks[layer.words[place] ?? 0] ?? 0;
    if (mask === all) found.add(line);
  });
}
