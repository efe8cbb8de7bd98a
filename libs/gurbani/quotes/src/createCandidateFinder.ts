import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { shahmukhiToGurmukhi } from '@naad/gurbani-search';
import type { SearchKind } from '@naad/gurbani-model';
import type { SearchEngine, VotingKind } from '@naad/gurbani-search';
import { firstLetters, mainLetters } from '@naad/gurbani-text';
import { textOf, wordingsOfForm } from './lineReader.ts';
import type { QuoteForm, Steps } from './quote.ts';
import { readWords, toStream } from './reading.ts';
import type { QuoteWord, WordStream } from './reading.ts';

/**
 * Hits to examine per search. Whole passages need many: headings recur, and only some occurrences have the right
 * number.
 */
const WHOLE_HITS = 60;
const PART_HITS = 12;
/** Maximum number of parts to search for when a passage without spaces isn't found as a whole. */
const MAX_PARTS = 6;
const PART_LENGTH = 8;
/** Maximum number of lines to examine because they share words with the passage. */
const MAX_SHARING_LINES = 40;
/** Maximum number of words in one search. */
const MAX_WORDS = 24;
/** Letters beyond which a word is taken for several without spaces. */
const MAX_WORD_LENGTH = 12;

interface PartSearch {
  readonly kind: SearchKind;
  readonly text: string;
  /** Weight of a hit: the number of words or letters it was found by. */
  readonly weight: number;
}

const SEARCH_KIND: Readonly<Record<QuoteForm, SearchKind>> = {
  gurmukhi: 'gurmukhiWord',
  devanagari: 'gurmukhiWord',
  shahmukhi: 'mainLetters',
  romanized: 'romanized',
  translation: 'englishWord',
};

/** Kind of search that compares single words when only some of them are in a line. */
const VOTING_KIND: Readonly<Record<QuoteForm, VotingKind>> = {
  gurmukhi: 'gurmukhiWord',
  devanagari: 'gurmukhiWord',
  shahmukhi: 'mainLetters',
  romanized: 'romanized',
  translation: 'englishWord',
};

/** The words as a search text. */
function searchText(words: readonly QuoteWord[], form: QuoteForm): string {
  return words.map((word) => (form === 'romanized' ? plainLatin(word.shown) : wordText(word))).join(' ');
}

/** The words with hyphenated neighbours joined. */
const joinedText = (words: readonly QuoteWord[]): string =>
  words.map((word) => plainLatin(word.shown) + (word.isJoinedToNext ? '' : ' ')).join('');

const plainLatin = (text: string): string => text.replace(/[^\p{L}\p{M}()]/gu, '');
const wordText = (word: QuoteWord): string => word.units.join('');
/** True if most letters are in words too long to be single words. */
function lacksSpaces(words: readonly QuoteWord[]): boolean {
  const lengths = words.map((word) => wordText(word).length);
  const sum = (some: readonly number[]): number => some.reduce((all, length) => all + length, 0);
  return sum(lengths.filter((length) => length > MAX_WORD_LENGTH)) * 2 >= sum(lengths);
}
const lettersOf = (words: readonly QuoteWord[]): string =>
  mainLetters(words.map(wordText).join(' ')).replaceAll(' ', '');
/** True for forms compared as Gurmukhi, word by word. */
const isGurmukhiForm = (form: QuoteForm): boolean => form === 'gurmukhi' || form === 'devanagari';

/** Start indexes of parts of a given length, spread evenly; the last part ends with the text. */
function startsOf(count: number, length: number): number[] {
  const last = count - length;
  if (last <= 0) return [0];
  const parts = Math.min(MAX_PARTS, last + 1);
  return Array.from({ length: parts }, (_, part) => Math.round((part * last) / Math.max(1, parts - 1)));
}

/** With fewer distinct words, only word order tells lines apart, which votes ignore. */
const MIN_VOTING_WORDS = 8;

/** True if the lines that share most words include any line with the whole passage. */
function isFoundByVotes(words: readonly QuoteWord[], form: QuoteForm): boolean {
  if (form !== 'romanized' && form !== 'translation') return false;
  return new Set(words.map(({ folded }) => folded)).size >= MIN_VOTING_WORDS;
}

function wholeSearches(words: readonly QuoteWord[], form: QuoteForm): PartSearch[] {
  // Votes miss only short passages and a few words repeated.
  const maxWords = form === 'romanized' || form === 'translation' ? MIN_VOTING_WORDS : MAX_WORDS;
  const text = searchText(words.slice(0, maxWords), form);
  const searches: PartSearch[] = [{ kind: SEARCH_KIND[form], text, weight: words.length }];
  if (words.length > maxWords) {
    searches.push({
      kind: SEARCH_KIND[form],
      text: searchText(words.slice(-maxWords), form),
      weight: maxWords,
    });
  }
  if (form === 'romanized' && words.some(({ isJoinedToNext }) => isJoinedToNext)) {
    searches.push({
      kind: SEARCH_KIND[form],
      text: joinedText(words.slice(0, MAX_WORDS)),
      weight: words.length,
    });
  }
  // Main letters match regardless of spaces.
  if (isGurmukhiForm(form) && lacksSpaces(words)) {
    searches.push({ kind: 'mainLetters', text: lettersOf(words), weight: words.length });
  }
  return searches;
}

function partSearches(words: readonly QuoteWord[], form: QuoteForm): PartSearch[] {
  const searches: PartSearch[] = [];
  if (form === 'shahmukhi') {
    const initials = words.map(({ units }) => units[0] ?? '').join('');
    const spoken = words.map(({ shown }) => shahmukhiToGurmukhi(shown).roman).join(' ');
    return [
      ...searches,
      { kind: 'firstLettersAnywhere', text: initials, weight: words.length / 2 },
      { kind: 'romanized', text: spoken, weight: words.length / 2 },
    ];
  }
  if (!isGurmukhiForm(form)) return searches;
  const text = words.map(wordText).join(' ');
  // Even if every word is misspelled, the first letters are usually right.
  if (words.length >= 4) {
    searches.push({ kind: 'firstLettersAnywhere', text: firstLetters(text), weight: words.length / 2 });
  }
  if (lacksSpaces(words) || words.length < 4) {
    const letters = lettersOf(words);
    for (const start of startsOf(letters.length, PART_LENGTH)) {
      searches.push({ kind: 'mainLetters', text: letters.slice(start, start + PART_LENGTH), weight: 1 });
    }
  }
  return searches;
}

/** Merges two lists alternately, without duplicates. */
function interleave(first: readonly LineIndex[], second: readonly LineIndex[]): LineIndex[] {
  const lines = new Set<LineIndex>();
  for (let index = 0; index < Math.max(first.length, second.length); index++) {
    for (const line of [first[index], second[index]]) if (line !== undefined) lines.add(line);
  }
  return [...lines];
}

/** Finds candidate lines for a passage through the search indexes. Pauses between searches. */
export interface CandidateFinder {
  /** Lines that contain the passage, exactly or nearly, best first. */
  byWhole(quoted: WordStream, form: QuoteForm): Steps<LineIndex[]>;
  /** As {@link byWhole}, but cheaper; may miss lines for short passages in Latin letters. */
  byWholeCheaply(quoted: WordStream, form: QuoteForm): Steps<LineIndex[]>;
  /** Lines that contain parts of the passage, those with the most parts first. */
  byParts(quoted: WordStream, form: QuoteForm): Steps<LineIndex[]>;
}

export function createCandidateFinder(corpus: Corpus, engine: SearchEngine): CandidateFinder {
  const headings = createHeadingFinder(corpus);
  const sharing = ({ words }: WordStream, form: QuoteForm): LineIndex[] => {
    const texts = words.map((word) => searchText([word], form));
    // Some write two words where others hyphenate.
    const joined = form === 'romanized' ? joinedText(words).split(' ') : [];
    return engine.linesSharing(VOTING_KIND[form], [...new Set([...texts, ...joined])], MAX_SHARING_LINES);
  };
  function* find(searches: readonly PartSearch[], limit: number): Steps<LineIndex[]> {
    const votes = new Map<LineIndex, number>();
    const searched = new Set<string>();
    for (const { kind, text, weight } of searches) {
      const key = `${kind} ${text}`;
      if (searched.has(key)) continue;
      searched.add(key);
      const { lines } = engine.search(
        { kind, text, order: 'shortest' },
        { offset: 0, limit, isExplained: false },
      );
      // Early hits are likelier: a hit's rank decides up to half of its weight.
      lines.forEach((line, rank) => {
        votes.set(line, (votes.get(line) ?? 0) + weight * (1 - rank / (2 * limit)));
      });
      yield;
    }
    return [...votes].sort(([, a], [, b]) => b - a).map(([line]) => line);
  }
  function* whole(quoted: WordStream, form: QuoteForm, isByVotes: boolean): Steps<LineIndex[]> {
    const known = yield* headings(quoted, form);
    yield;
    const found = isByVotes
      ? sharing(quoted, form)
      : yield* find(wholeSearches(quoted.words, form), WHOLE_HITS);
    return [...new Set([...known, ...found])];
  }
  return {
    byWhole: (quoted, form) => whole(quoted, form, isFoundByVotes(quoted.words, form)),
    byWholeCheaply: (quoted, form) => whole(quoted, form, form === 'romanized' || form === 'translation'),
    *byParts(quoted, form) {
      const shared = sharing(quoted, form);
      yield;
      return interleave(shared, yield* find(partSearches(quoted.words, form), PART_HITS));
    },
  };
}

/** Longer lines are found by their words. */
const MAX_HEADING_LENGTH = 40;
/** A line that occurs only once is found by a search, unless it is a word or two, as short as this. */
const MIN_OCCURRENCES = 2;
const MAX_SHORT_LENGTH = 16;
/** Maximum number of occurrences kept per heading. */
const MAX_OCCURRENCES = 6;

/** Finds short recurring lines, such as headings, by their complete text. */
type HeadingFinder = (quoted: WordStream, form: QuoteForm) => Steps<readonly LineIndex[]>;

/** Lines and headings to read between two pauses while the headings are collected. */
const LINES_PER_STEP = 10_000;
const HEADINGS_PER_STEP = 100;

/**
 * The words of headings occur in hundreds of lines, so a search by words can't isolate lines made of nothing else.
 * There are few of these lines; they are collected on first use.
 */
function createHeadingFinder(corpus: Corpus): HeadingFinder {
  let headings: readonly (readonly LineIndex[])[] | null = null;
  const byForm = new Map<QuoteForm, ReadonlyMap<string, readonly LineIndex[]>>();

  function* collect(): Steps<readonly (readonly LineIndex[])[]> {
    const occurrences = new Map<string, LineIndex[]>();
    for (let line = 0; line < corpus.lineCount; line++) {
      if (line % LINES_PER_STEP === LINES_PER_STEP - 1) yield 'setup';
      const text = corpus.unicode(line);
      if (text.length > MAX_HEADING_LENGTH) continue;
      const others = occurrences.get(text);
      if (others) others.push(line);
      else occurrences.set(text, [line]);
    }
    yield 'setup';
    return [...occurrences]
      .filter(([text, lines]) => lines.length >= MIN_OCCURRENCES || text.length <= MAX_SHORT_LENGTH)
      .map(([, lines]) => lines.slice(0, MAX_OCCURRENCES));
  }

  function* read(form: QuoteForm): Steps<ReadonlyMap<string, readonly LineIndex[]>> {
    headings ??= yield* collect();
    const found = new Map<string, readonly LineIndex[]>();
    const wordings = wordingsOfForm(form);
    for (const [index, lines] of headings.entries()) {
      if (index % HEADINGS_PER_STEP === HEADINGS_PER_STEP - 1) yield 'setup';
      for (const wording of wordings) {
        const isInGurmukhi = form === 'devanagari' && wording.source === 'letters';
        const text = textOf(corpus, lines[0] ?? 0, wording);
        const { exact, folded } = toStream(readWords(text, isInGurmukhi ? 'gurmukhi' : form));
        // Exact matches precede folded ones.
        for (const key of [`=${exact}`, `~${folded}`]) if (!found.has(key)) found.set(key, lines);
      }
    }
    yield 'setup';
    return found;
  }

  return function* find({ exact, folded }, form) {
    if (form === 'translation' || exact.length > MAX_HEADING_LENGTH) return [];
    let known = byForm.get(form);
    if (!known) byForm.set(form, (known = yield* read(form)));
    return [...(known.get(`=${exact}`) ?? []), ...(known.get(`~${folded}`) ?? [])];
  };
}
