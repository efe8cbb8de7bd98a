import type { ColumnContent, Corpus, Pack } from '@naad/gurbani-corpus';
import { lowerBound } from '../collections.ts';
import { englishWords } from '../englishWords.ts';
import { isOneTypo } from '../wordForms.ts';
import { learnAssociations, openAssociations } from './associations.ts';
import type { Associations } from './associations.ts';
import { layerText } from './languages.ts';
import type { SearchLanguage } from './languages.ts';

/** The texts of one layer, at most one per line, stored as word numbers. */
export interface Layer {
  /** Start of each line's words, then the end. */
  readonly starts: Uint32Array;
  readonly words: Uint16Array;
  /** Start of each word's postings, then the end. The words of one term are adjacent. */
  readonly postingStarts: Uint32Array;
  readonly postings: Uint32Array;
}

/**
 * The translations into one language. Lines are found by terms, the stems of words, and ranked by words, so that exact
 * matches come first.
 */
export interface TranslationIndex {
  /** All words by number, sorted by term, so that the words of a term are adjacent. */
  readonly vocabulary: readonly string[];
  /** Start of each term's words, then the end. */
  readonly termStarts: Uint32Array;
  /** Term of each word. */
  readonly termOf: Uint16Array;
  readonly termCount: number;
  /** Number of texts, in all layers, with each term; a text with two of its forms counts twice. */
  readonly textsWith: Uint32Array;
  /** Share of each term in all words. */
  readonly shareOf: Float32Array;
  readonly textCount: number;
  readonly lineCount: number;
  readonly layers: readonly Layer[];
  /** The term of a word; null if no text has it. */
  term(word: string): number | null;
  /** The number of a word; null if no text has it. */
  word(text: string): number | null;
  /** Numbers of the words that begin with the text. */
  beginningWith(text: string): readonly number[];
  /** Numbers of the words one typo away: a letter omitted, inserted or changed, or two swapped. */
  near(text: string): readonly number[];
}

const MAX_WORDS = 1 << 16;
/**
 * Maximum number of words indexed per text. Some lines of the source have the rest of a whole work as their
 * translation.
 */
export const MAX_TEXT_WORDS = 160;

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
    text.forEach((word, position) => {
      words[(starts[line] ?? 0) + position] = numberOf.get(word) ?? 0;
    });
    for (const word of numbersOf(line)) postingStarts[word + 1] = (postingStarts[word + 1] ?? 0) + 1;
  });
  for (let word = 0; word < numberOf.size; word++)
    postingStarts[word + 1] = (postingStarts[word + 1] ?? 0) + (postingStarts[word] ?? 0);
  const postings = new Uint32Array(postingStarts[numberOf.size] ?? 0);
  const next = postingStarts.slice();
  for (let line = 0; line < texts.length; line++) {
    for (const word of numbersOf(line)) {
      const position = next[word] ?? 0;
      postings[position] = line;
      next[word] = position + 1;
    }
  }
  return { starts, words, postingStarts, postings };
}

/**
 * Builds the columns of a language's index.
 * @throws RangeError if the translations have more words than 16-bit numbers can hold
 */
function buildTranslationIndex(
  corpus: Corpus,
  language: SearchLanguage,
): { readonly columns: Record<string, ColumnContent>; readonly terms: readonly string[] } {
  const layers = language.layers.map((translators) =>
    Array.from({ length: corpus.lineCount }, (_, line) =>
      englishWords(layerText(corpus, line, translators)?.text ?? '').slice(0, MAX_TEXT_WORDS),
    ),
  );
  const words = [...new Set(layers.flat(2))].sort();
  if (words.length >= MAX_WORDS)
    throw new RangeError(
      `${language.name} has ${String(words.length)} words, more than 16-bit numbers can hold.`,
    );
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

const reversed = (text: string): string => Array.from(text).reverse().join('');

/** Opens the columns of {@link buildTranslationIndex}. */
function openTranslationIndex(
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
    for (let position = 0; position < words.length; position++) {
      const term = termOf[words[position] ?? 0] ?? 0;
      counts[term] = (counts[term] ?? 0) + 1;
    }
    wordCount += words.length;
    for (let line = 0; line < lineCount; line++)
      if ((starts[line + 1] ?? 0) > (starts[line] ?? 0)) textCount++;
  }
  const shareOf = Float32Array.from(counts, (count) => count / Math.max(1, wordCount));

  /** Numbers whose text begins with `text`, in text order. */
  const startingWith = (
    order: ArrayLike<number>,
    textOf: (number: number) => string,
    text: string,
  ): number[] => {
    const at = (position: number): string => textOf(order[position] ?? 0);
    const from = lowerBound(order.length, (position) => at(position) < text);
    const to = lowerBound(order.length, (position) => at(position) < text || at(position).startsWith(text));
    return Array.from({ length: to - from }, (_, position) => order[from + position] ?? 0);
  };
  const beginningWith = (text: string): number[] =>
    startingWith(sorted, (word) => vocabulary[word] ?? '', text);
  /** Reversed words for searching by ending, built on first use. */
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
      // A typo leaves one half of the word unchanged: compare only words that share a half.
      const half = text.length >> 1;
      const found = new Set<number>();
      const consider = (word: number): void => {
        const other = vocabulary[word] ?? '';
        if (other !== text && Math.abs(other.length - text.length) <= 1 && isOneTypo(text, other))
          found.add(word);
      };
      beginningWith(text.slice(0, half)).forEach(consider);
      endingWith(text.slice(half + 1)).forEach(consider);
      return [...found];
    },
  };
}

/** A language with its opened index. */
export interface OpenLanguage {
  readonly language: SearchLanguage;
  readonly index: TranslationIndex;
  /** Words with similar meanings; without them only the words themselves match. */
  readonly associations?: Associations;
}

/** Only English has two translations of the same lines to learn from. */
const LEARNING_LANGUAGE: SearchLanguage['name'] = 'english';

/** Builds the columns of a language's pack: its texts and, for English, the words with similar meanings. */
export function buildLanguagePack(corpus: Corpus, language: SearchLanguage): Record<string, ColumnContent> {
  const { columns, terms } = buildTranslationIndex(corpus, language);
  if (language.name !== LEARNING_LANGUAGE) return columns;
  return { ...columns, ...learnAssociations(corpus, (word) => language.fold(word), terms) };
}

/** Opens the columns of {@link buildLanguagePack}. */
export function openLanguagePack(pack: Pack, language: SearchLanguage): OpenLanguage {
  const index = openTranslationIndex(pack, language);
  return language.name === LEARNING_LANGUAGE
    ? { language, index, associations: openAssociations(pack) }
    : { language, index };
}
