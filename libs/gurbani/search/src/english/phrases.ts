import type { LineIndex } from '@naad/gurbani-corpus';
import type { Layer, TranslationIndex } from './translationIndex.ts';

/** The words that may stand at one place of a phrase. */
export interface Place {
  /** Their numbers, each once. */
  readonly words: readonly number[];
  holds(word: number): boolean;
}

/** The word as it stands. */
export function exactPlace(index: TranslationIndex, text: string): Place {
  const number = index.word(text);
  return { words: number === null ? [] : [number], holds: (word) => word === number };
}

/** Words with one of the terms. */
export function termsPlace(index: TranslationIndex, terms: Iterable<number>): Place {
  const wanted = new Set(terms);
  const words: number[] = [];
  for (const term of wanted) {
    const end = index.termStarts[term + 1] ?? 0;
    for (let word = index.termStarts[term] ?? 0; word < end; word++) words.push(word);
  }
  return { words, holds: (word) => wanted.has(index.termOf[word] ?? -1) };
}

/** Words with the same stem. */
export function foldedPlace(index: TranslationIndex, text: string): Place {
  const term = index.term(text);
  return termsPlace(index, term === null ? [] : [term]);
}

/** Words that begin so. */
export function unfinishedPlace(index: TranslationIndex, text: string): Place {
  return wordsPlace(index.beginningWith(text));
}

/** Words of a list. */
export function wordsPlace(words: readonly number[]): Place {
  const wanted = new Set(words);
  return { words: [...wanted], holds: (word) => wanted.has(word) };
}

/** Where in the text of a line the places follow each other, not before `from` (words, 0-based); -1 where nowhere. */
export function locatePhrase(layer: Layer, line: LineIndex, places: readonly Place[], from = 0): number {
  const start = layer.starts[line] ?? 0;
  const last = (layer.starts[line + 1] ?? 0) - places.length;
  for (let place = start + from; place <= last; place++) {
    let length = 0;
    while (places[length]?.holds(layer.words[place + length] ?? -1)) length++;
    if (length === places.length) return place - start;
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
  for (const place of places) if (rarest && cost(layer, place) < cost(layer, rarest)) rarest = place;
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

/** Calls `each` with the lines of a layer in whose text the places follow each other. */
export function findPhrase(
  index: TranslationIndex,
  layer: Layer,
  places: readonly Place[],
  each: (line: LineIndex) => void,
): void {
  const rarest = rarestPlace(layer, places);
  if (!rarest) return;
  forEachLine(index, layer, rarest, (line) => {
    if (places.length === 1 || locatePhrase(layer, line, places) >= 0) each(line);
  });
}

/** No more places than this, which are told apart by the bits of a number. */
const MOST_PLACES = 30;

/**
 * Calls `each` with the lines of a layer whose text has a word for each of the places, in any order; never for more
 * than 30 places.
 */
export function findAllWords(
  index: TranslationIndex,
  layer: Layer,
  places: readonly Place[],
  each: (line: LineIndex) => void,
): void {
  const rarest = rarestPlace(layer, places);
  if (!rarest || places.length > MOST_PLACES) return;
  const masks = new Int32Array(index.vocabulary.length);
  places.forEach(({ words }, number) => {
    for (const word of words) masks[word] = (masks[word] ?? 0) | (1 << number);
  });
  const all = 2 ** places.length - 1;
  forEachLine(index, layer, rarest, (line) => {
    let mask = places.length === 1 ? all : 0;
    const end = layer.starts[line + 1] ?? 0;
    for (let place = layer.starts[line] ?? 0; place < end && mask !== all; place++)
      mask |= masks[layer.words[place] ?? 0] ?? 0;
    if (mask === all) each(line);
  });
}
