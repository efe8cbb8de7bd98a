import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { shahmukhiToGurmukhi } from '@naad/gurbani-search';
import type { SearchEngine, SearchKind } from '@naad/gurbani-search';
import { firstLetters, mainLetters } from '@naad/gurbani-text';
import { createHeadingFinder } from './createHeadingFinder.ts';
import type { QuoteForm } from './quote.ts';
import type { QuoteWord } from './quoteWord.ts';
import type { WordStream } from './wordStream.ts';

/** Hits of a search that are looked at: headings stand in many places, and only some are with that number. */
const WHOLE_HITS = 60;
const PART_HITS = 12;
/** Parts of a passage that are searched for where the whole is nowhere. */
const MOST_PARTS = 8;
/** Words of such a part; letters of one of a passage without spaces. */
const PART_WORDS: Readonly<Record<QuoteForm, number>> = {
  gurmukhi: 3,
  devanagari: 3,
  shahmukhi: 3,
  romanized: 4,
  translation: 6,
};
/** A passage of no more words is searched for by two of them at a time. Shahmukhi leaves open which letters a vowel has. */
const MOST_WORDS_IN_TWOS = { ...PART_WORDS, shahmukhi: 5 };
const PART_LETTERS = 8;
/** A word in more lines than these tells of none of them. */
const RARE_HITS = 150;
/** Of a word that stands in one line, beside a part of three words. */
const RARE_WEIGHT = 0.25;
/** No search goes by more words than this. */
const MOST_WORDS = 24;
/** Longer than a word: spaces are missing. */
const WORD_LETTERS = 12;

interface PartSearch {
  readonly kind: SearchKind;
  readonly text: string;
  /** What a hit says: the words or letters it was found by. */
  readonly weight: number;
}

const KIND: Readonly<Record<QuoteForm, SearchKind>> = {
  gurmukhi: 'gurmukhiWord',
  devanagari: 'gurmukhiWord',
  shahmukhi: 'mainLetters',
  romanized: 'romanized',
  translation: 'englishWord',
};

/** Words as the search reads them. */
function searchText(words: readonly QuoteWord[], form: QuoteForm): string {
  return words.map((word) => (form === 'romanized' ? plainLatin(word.shown) : wordText(word))).join(' ');
}

/** Words before a hyphen with the word behind it, as one. */
const joinedText = (words: readonly QuoteWord[]): string =>
  words.map((word) => plainLatin(word.shown) + (word.isJoinedToNext ? '' : ' ')).join('');

const plainLatin = (text: string): string => text.replace(/[^\p{L}\p{M}()]/gu, '');
const wordText = (word: QuoteWord): string => word.units.join('');
const isOfSeveral = (word: QuoteWord): boolean => wordText(word).length > WORD_LETTERS;
const lettersOf = (words: readonly QuoteWord[]): string =>
  mainLetters(words.map(wordText).join(' ')).replaceAll(' ', '');
/** Whether it is read in Gurmukhi, word by word. */
const isInWords = (form: QuoteForm): boolean => form === 'gurmukhi' || form === 'devanagari';

/** The beginnings of parts of a length, spread evenly over the whole, the last one at its end. */
function startsOf(count: number, length: number): number[] {
  const last = count - length;
  if (last <= 0) return [0];
  const parts = Math.min(MOST_PARTS, last + 1);
  return Array.from({ length: parts }, (_, part) => Math.round((part * last) / Math.max(1, parts - 1)));
}

function wholeSearches(words: readonly QuoteWord[], form: QuoteForm): PartSearch[] {
  const text = searchText(words.slice(0, MOST_WORDS), form);
  const searches: PartSearch[] = [{ kind: KIND[form], text, weight: words.length }];
  if (words.length > MOST_WORDS) {
    searches.push({ kind: KIND[form], text: searchText(words.slice(-MOST_WORDS), form), weight: MOST_WORDS });
  }
  if (form === 'romanized' && words.some(({ isJoinedToNext }) => isJoinedToNext)) {
    searches.push({ kind: KIND[form], text: joinedText(words.slice(0, MOST_WORDS)), weight: words.length });
  }
  // Main letters are found whatever spaces there are.
  if (isInWords(form) && words.some(isOfSeveral)) {
    searches.push({ kind: 'mainLetters', text: lettersOf(words), weight: words.length });
  }
  return searches;
}

function partSearches(words: readonly QuoteWord[], form: QuoteForm): PartSearch[] {
  // Of a short line, which may have one word that the search reads otherwise, two words tell.
  const length = words.length > MOST_WORDS_IN_TWOS[form] ? PART_WORDS[form] : 2;
  const searches: PartSearch[] = [];
  if (words.length > length) {
    for (const start of startsOf(words.length, length)) {
      const text = searchText(words.slice(start, start + length), form);
      searches.push({ kind: KIND[form], text, weight: length });
    }
  }
  if (form === 'shahmukhi') {
    const initials = words.map(({ units }) => units[0] ?? '').join('');
    const spoken = words.map(({ shown }) => shahmukhiToGurmukhi(shown).roman).join(' ');
    return [
      ...searches,
      { kind: 'firstLettersAnywhere', text: initials, weight: words.length / 2 },
      { kind: 'romanized', text: spoken, weight: words.length / 2 },
    ];
  }
  if (!isInWords(form)) return searches;
  const text = words.map(wordText).join(' ');
  // Where every word is misspelled their first letters are still right.
  if (words.length >= 4) {
    searches.push({ kind: 'firstLettersAnywhere', text: firstLetters(text), weight: words.length / 2 });
  }
  if (words.some(isOfSeveral) || words.length < 4) {
    const letters = lettersOf(words);
    for (const start of startsOf(letters.length, PART_LETTERS)) {
      searches.push({ kind: 'mainLetters', text: letters.slice(start, start + PART_LETTERS), weight: 1 });
    }
  }
  return searches;
}

/** Lines a passage may be from, through the indexes of the search. */
export interface CandidateFinder {
  /** Lines that have the passage as a whole or nearly, the likeliest first. */
  byWhole(quoted: WordStream, form: QuoteForm): LineIndex[];
  /** Lines that have parts of it, those with the most first. */
  byParts(quoted: WordStream, form: QuoteForm): LineIndex[];
}

export function createCandidateFinder(corpus: Corpus, engine: SearchEngine): CandidateFinder {
  const headings = createHeadingFinder(corpus);
  const vote = (votes: Map<LineIndex, number>, line: LineIndex, weight: number): void => {
    votes.set(line, (votes.get(line) ?? 0) + weight);
  };
  const inOrder = (votes: ReadonlyMap<LineIndex, number>): LineIndex[] =>
    [...votes].sort(([, a], [, b]) => b - a).map(([line]) => line);
  const find = (searches: readonly PartSearch[], limit: number): Map<LineIndex, number> => {
    const votes = new Map<LineIndex, number>();
    for (const { kind, text, weight } of searches) {
      const { lines } = engine.search({ kind, text }, { offset: 0, limit });
      // The first hits are the likeliest: half of what a hit says is its place.
      lines.forEach((line, place) => {
        vote(votes, line, weight * (1 - place / (2 * limit)));
      });
    }
    return votes;
  };
  /** Where every second word is another no part is as it was: then the rarest words tell. */
  const addRareWords = (
    votes: Map<LineIndex, number>,
    words: readonly QuoteWord[],
    form: QuoteForm,
  ): void => {
    const texts = new Set(words.slice(0, MOST_WORDS).map((word) => searchText([word], form)));
    for (const text of texts) {
      const { total, lines } = engine.search({ kind: KIND[form], text }, { offset: 0, limit: RARE_HITS });
      if (total === 0 || total > RARE_HITS) continue;
      const weight = Math.log(corpus.lineCount / total) * RARE_WEIGHT;
      for (const line of lines) vote(votes, line, weight);
    }
  };
  return {
    byWhole: (quoted, form) => [
      ...new Set([
        ...headings(quoted, form),
        ...inOrder(find(wholeSearches(quoted.words, form), WHOLE_HITS)),
      ]),
    ],
    byParts({ words }, form) {
      const votes = find(partSearches(words, form), PART_HITS);
      if (KIND[form] !== 'mainLetters') addRareWords(votes, words, form);
      return inOrder(votes);
    },
  };
}
