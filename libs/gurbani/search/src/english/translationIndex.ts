import type { ColumnContent, Corpus, Pack } from '@naad/gurbani-corpus';
import { englishWords } from '../englishWords.ts';
import type { SearchLanguage } from './languages.ts';
import { layerText } from './languages.ts';

/** The texts of one layer: at most one a line, kept as the numbers of its words. */
export interface Layer {
  /** The words of each line's text begin here; one more at the end. */
  readonly starts: Uint32Array;
  readonly words: Uint16Array;
  /** The list of each word's lines begins here; one more at the end. Words of one term have theirs side by side. */
  readonly postingStarts: Uint32Array;
  readonly postings: Uint32Array;
}

/**
 * The translations into one language. Lines are found by terms (what words are compared as: stems), and told apart by
 * words, so that what was typed exactly can go first.
 */
export interface TranslationIndex {
  /** All words by number: sorted by term, so that the words of a term are neighbours. */
  readonly vocabulary: readonly string[];
  /** The words of each term begin here; one more at the end. */
  readonly termStarts: Uint32Array;
  /** The term of each word. */
  readonly termOf: Uint16Array;
  readonly termCount: number;
  /** How many texts, over all layers, have the term; one that has it in two forms counts twice. */
  readonly textsWith: Uint32Array;
  /** The share of all words that a term is. */
  readonly shareOf: Float32Array;
  readonly textCount: number;
  readonly lineCount: number;
  readonly layers: readonly Layer[];
  /** Terms that a word is compared as; no term where no text has it. */
  term(word: string): number | null;
  /** The number of a word; null where no text has it. */
  word(text: string): number | null;
  /** Numbers of the words that begin with the text. */
  beginningWith(text: string): readonly number[];
  /** Numbers of words that are one slip away: a letter left out, put in, changed, or two in the wrong order. */
  near(text: string): readonly number[];
}

const MOST_WORDS = 1 << 16;
/** A text is searched so far. Some lines of the source bear the rest of a whole work as their translation. */
export const MOST_TEXT_WORDS = 160;

function buildLayer(texts: readonly (readonly string[])[], numberOf: ReadonlyMap<string, number>): Layer {
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((words, line) => {
    starts[line + 1] = (starts[line] ?? 0) + words.length;
  });
  const words = new Uint16Array(starts[texts.length] ?? 0);
  const postingStarts = new Uint32Array(numberOf.size + 1);
  const numbersOf = (line: number): Set<number> =>
    new Set(words.subarray(starts[line] ?? 0, starts[line + 1] ?? 0));
  texts.forEach((text, line) => {
    text.forEach((word, place) => {
      words[(starts[line] ?? 0) + place] = numberOf.get(word) ?? 0;
    });
    for (const word of numbersOf(line)) postingStarts[word + 1] = (postingStarts[word + 1] ?? 0) + 1;
  });
  for (let word = 0; word < numberOf.size; word++)
    postingStarts[word + 1] = (postingStarts[word + 1] ?? 0) + (postingStarts[word] ?? 0);
  const postings = new Uint32Array(postingStarts[numberOf.size] ?? 0);
  const next = postingStarts.slice();
  for (let line = 0; line < texts.length; line++) {
    for (const word of numbersOf(line)) {
      const place = next[word] ?? 0;
      postings[place] = line;
      next[word] = place + 1;
    }
  }
  return { starts, words, postingStarts, postings };
}

/**
 * Makes the columns of a language's index.
 * @throws RangeError when the translations have more words than its numbers can tell apart
 */
export function buildTranslationIndex(
  corpus: Corpus,
  language: SearchLanguage,
): { readonly columns: Record<string, ColumnContent>; readonly terms: readonly string[] } {
  const layers = language.layers.map((translators) =>
    Array.from({ length: corpus.lineCount }, (_, line) =>
      englishWords(layerText(corpus, line, translators)?.text ?? '').slice(0, MOST_TEXT_WORDS),
    ),
  );
  const words = [...new Set(layers.flat(2))].sort();
  if (words.length >= MOST_WORDS)
    throw new RangeError(`${language.name} has ${String(words.length)} words, more than can be told apart.`);
  const foldOf = new Map(words.map((word) => [word, language.fold(word)]));
  const terms = [...new Set(foldOf.values())].sort();
  const termNumber = new Map(terms.map((term, index) => [term, index]));
  const termOfWord = (word: string): number => termNumber.get(foldOf.get(word) ?? '') ?? 0;
  const vocabulary = words.toSorted((a, b) => termOfWord(a) - termOfWord(b));
  const numberOf = new Map(vocabulary.map((word, index) => [word, index]));
  const columns: Record<string, ColumnContent> = {
    vocabulary: { kind: 'json', value: vocabulary },
    terms: { kind: 'json', value: terms },
    sorted: { kind: 'numbers', values: Uint16Array.from(words, (word) => numberOf.get(word) ?? 0) },
    termOf: { kind: 'numbers', values: Uint16Array.from(vocabulary, termOfWord) },
  };
  layers.forEach((texts, layer) => {
    for (const [name, values] of Object.entries(buildLayer(texts, numberOf)))
      columns[`${name}${String(layer)}`] = { kind: 'numbers', values: values as Uint16Array | Uint32Array };
  });
  return { columns, terms };
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

const reversed = (text: string): string => Array.from(text).reverse().join('');

/** Whether one slip makes one word of the other. The words differ, and in length by one at most. */
function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [left, other] = [endA - start, endB - start];
  if (left <= 1 && other <= 1) return true;
  return left === 2 && other === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

/** Opens what {@link buildTranslationIndex} made. */
export function openTranslationIndex(
  pack: Pack,
  { fold, layers: { length: layerCount } }: SearchLanguage,
): TranslationIndex {
  const vocabulary = pack.json('vocabulary') as string[];
  const terms = pack.json('terms') as string[];
  const termOf = pack.numbers16('termOf');
  const sorted = pack.numbers16('sorted');
  const numberOf = new Map(vocabulary.map((word, number) => [word, number]));
  const termNumber = new Map(terms.map((term, number) => [term, number]));
  const termStarts = new Uint32Array(terms.length + 1);
  for (const term of termOf) termStarts[term + 1] = (termStarts[term + 1] ?? 0) + 1;
  for (let term = 0; term < terms.length; term++)
    termStarts[term + 1] = (termStarts[term + 1] ?? 0) + (termStarts[term] ?? 0);
  const layers = Array.from({ length: layerCount }, (_, layer): Layer => {
    const numbers = (name: string): Uint32Array => pack.numbers32(`${name}${String(layer)}`);
    return {
      starts: numbers('starts'),
      words: pack.numbers16(`words${String(layer)}`),
      postingStarts: numbers('postingStarts'),
      postings: numbers('postings'),
    };
  });
  const lineCount = (layers[0]?.starts.length ?? 1) - 1;
  const textsWith = new Uint32Array(terms.length);
  const counts = new Uint32Array(terms.length);
  let textCount = 0;
  let wordCount = 0;
  for (const { starts, words, postingStarts } of layers) {
    for (let term = 0; term < terms.length; term++)
      textsWith[term] =
        (textsWith[term] ?? 0) +
        (postingStarts[termStarts[term + 1] ?? 0] ?? 0) -
        (postingStarts[termStarts[term] ?? 0] ?? 0);
    for (let place = 0; place < words.length; place++) {
      const term = termOf[words[place] ?? 0] ?? 0;
      counts[term] = (counts[term] ?? 0) + 1;
    }
    wordCount += words.length;
    for (let line = 0; line < lineCount; line++)
      if ((starts[line + 1] ?? 0) > (starts[line] ?? 0)) textCount++;
  }
  const shareOf = Float32Array.from(counts, (count) => count / Math.max(1, wordCount));

  /** Numbers, in the order of their texts, of those that begin with a text. */
  const startingWith = (
    order: ArrayLike<number>,
    textOf: (number: number) => string,
    text: string,
  ): number[] => {
    const at = (place: number): string => textOf(order[place] ?? 0);
    const from = lowerBound(order.length, (place) => at(place) < text);
    const to = lowerBound(order.length, (place) => at(place) < text || at(place).startsWith(text));
    return Array.from({ length: to - from }, (_, place) => order[from + place] ?? 0);
  };
  const beginningWith = (text: string): number[] =>
    startingWith(sorted, (word) => vocabulary[word] ?? '', text);
  /** Words read backwards, to look for how they end; made when they are first needed. */
  let backwards: { readonly texts: readonly string[]; readonly order: readonly number[] } | null = null;
  const endingWith = (text: string): number[] => {
    if (backwards === null) {
      const texts = vocabulary.map(reversed);
      const order = [...texts.keys()].sort((a, b) => ((texts[a] ?? '') < (texts[b] ?? '') ? -1 : 1));
      backwards = { texts, order };
    }
    const { texts, order } = backwards;
    return startingWith(order, (word) => texts[word] ?? '', reversed(text));
  };

  return {
    vocabulary,
    termOf,
    termStarts,
    termCount: terms.length,
    textsWith,
    shareOf,
    textCount,
    lineCount,
    layers,
    term: (word) => termNumber.get(fold(word)) ?? null,
    word: (text) => numberOf.get(text) ?? null,
    beginningWith,
    near(text) {
      // A slip leaves the first half as it is or the second: only words that share one of them are looked at.
      const half = text.length >> 1;
      const found = new Set<number>();
      const consider = (word: number): void => {
        const other = vocabulary[word] ?? '';
        if (other !== text && Math.abs(other.length - text.length) <= 1 && isOneSlip(text, other))
          found.add(word);
      };
      beginningWith(text.slice(0, half)).forEach(consider);
      endingWith(text.slice(half + 1)).forEach(consider);
      return [...found];
    },
  };
}
