import { parseAng } from '@naad/gurbani-model';
import type { Corpus, LineIndex, Pack } from '@naad/gurbani-corpus';
import { autoDetect } from './auto-detect/autoDetect.ts';
import type { DetectOptions, Guess } from './auto-detect/autoDetect.ts';
import { withoutWordsAbout } from './auto-detect/withoutWordsAbout.ts';
import { isExactFit, searchGuesses } from './auto-detect/searchGuesses.ts';
import type { GuessedResults } from './auto-detect/searchGuesses.ts';
import { createWordlikeness } from './auto-detect/createWordlikeness.ts';
import { lazy } from './collections.ts';
import { askQuestion } from './english/askQuestion.ts';
import { TranslationFinder } from './english/TranslationFinder.ts';
import { englishWords } from './englishWords.ts';
import { FINDERS, gurmukhiLetters, MAX_SEARCHED_LENGTH, openIndexes } from './finders.ts';
import type { Indexes } from './finders.ts';
import type { LetterIndex } from './letterIndex.ts';
import { createFacetCounter, lineFilter, readFacts } from './lineFilter.ts';
import type { LineFacts } from './lineFilter.ts';
import { createNearby } from './nearby/createNearby.ts';
import {
  gurmukhiSpelling,
  mainLetterSpelling,
  romanizedSpelling,
  translationSpelling,
} from './nearby/spelling.ts';
import { SEARCH_KINDS, type SearchKind } from '@naad/gurbani-model';
import type { SearchEngine, SearchFilter, SearchQuery, SearchSlice, VotingKind } from './search.ts';
import { latinLetters, soundOf, typedInitials } from './sound/soundOf.ts';
import { createFindPlaces } from './places/findPlaces.ts';
import { mergeTiers } from './tiers.ts';
import type { Finder } from './tiers.ts';
import { foldWord, mainLettersOfWord } from './wordForms.ts';
import { createWordVotes } from './wordVotes.ts';
import type { WordLists } from './wordVotes.ts';

/** Queries with fewer letters find too much, so short lines come first in corpus order. */
const MIN_CORPUS_ORDER_LETTERS = 3;

/** Lines of the ang that the text names. */
function linesOfAng(facts: LineFacts, text: string): LineIndex[] {
  const ang = parseAng(text.trim());
  const lines: LineIndex[] = [];
  facts.ang.forEach((each, line) => {
    if (each === ang) lines.push(line);
  });
  return lines;
}

/** Last ang inside a filter, whose own ang is ignored. */
function lastAngIn(facts: LineFacts, filter: SearchFilter): number {
  const accepts = lineFilter(facts, { ...filter, ang: null });
  return facts.ang.reduce((last, ang, line) => (ang > last && (accepts?.(line) ?? true) ? ang : last), 0);
}

/** Ranks lines with fewer letters first, as BaniDB does for one or two letters. */
function shortestFirst(lineCount: number, letters: LetterIndex): Float64Array {
  return Float64Array.from({ length: lineCount }, (_, line) => letters.letterCount(line) * lineCount + line);
}

/** Looks up the lines that have a word, compared as its kind of search compares it. */
function wordListsByKind({
  gurmukhi,
  folded,
  main,
  sound,
  english,
}: Indexes): Readonly<Record<VotingKind, (word: string) => WordLists>> {
  const linesOfAll = (words: readonly number[]): WordLists => words.map((word) => gurmukhi().linesOf(word));
  return {
    gurmukhiWord: (word) => linesOfAll(folded().exactly(foldWord(word))),
    mainLetters: (word) => linesOfAll(main().exactly(mainLettersOfWord(word))),
    romanized(word) {
      const number = sound().soundOf(soundOf(latinLetters(word)).bones);
      return number < 0 ? [] : [sound().linesOf(number)];
    },
    englishWord(word) {
      const { index } = english();
      const term = index.term(word);
      if (term === null) return [];
      const [from = 0, to = 0] = index.termStarts.subarray(term, term + 2);
      return index.layers.map(({ postings, postingStarts }) =>
        postings.subarray(postingStarts[from], postingStarts[to]),
      );
    },
  };
}

/** A query for one guess. If the guess names another work than the filter, it finds nothing. */
function queryOfGuess(query: Omit<SearchQuery, 'kind'>, { kind, text, source }: Guess): SearchQuery {
  if (source === undefined) return { ...query, kind, text };
  const { filter = {} } = query;
  const isElsewhere = filter.source != null && filter.source !== source;
  return { ...query, kind, text: isElsewhere ? '' : text, filter: { ...filter, source } };
}

/**
 * Creates the engine from index packs.
 * @param corpus the scripture the indexes were built from
 * @param pack returns the packs of `buildSearchIndex` by name
 * @param opening `lazy` opens packs on first use or by `prepare`, so that a subset of the packs serves the kinds of search
 * that need only these, and a server starts sooner
 */
export function createSearchEngine(
  corpus: Corpus,
  pack: (name: string) => Pack,
  opening: 'eager' | 'lazy' = 'eager',
): SearchEngine {
  const { lineCount } = corpus;
  const facts = readFacts(corpus);
  const ranks = pack('ranks').numbers32('rank');
  const translationRanks = pack('ranks').numbers32('translationRank');
  const shortestRanks = pack('ranks').numbers32('shortestRank');
  const rankOf = (line: LineIndex): number => ranks[line] ?? 0;
  const indexes = openIndexes(pack);
  const translations = lazy(
    () => new TranslationFinder(corpus, [indexes.english(), indexes.spanish()], rankOf),
  );
  const fewLettersFirst = lazy(() => shortestFirst(lineCount, indexes.letters()));
  const wordlikeness = lazy(() => createWordlikeness(indexes.sound()));
  const votes = lazy(() => createWordVotes(lineCount, (line) => shortestRanks[line] ?? 0));
  const listsOf = wordListsByKind(indexes);

  const context = {
    rankOf,
    translations,
    isShabadEnd: (line: LineIndex) => facts.shabad[line] !== facts.shabad[line + 1],
    findAng: (text: string) => linesOfAng(facts, text),
  };
  const finders = new Map<SearchKind, Finder>();
  const finderOf = (kind: SearchKind): Finder => {
    const finder = finders.get(kind) ?? FINDERS[kind](indexes, context);
    finders.set(kind, finder);
    return finder;
  };

  /** In corpus order, queries of one or two letters return short lines first, as BaniDB does. */
  const corpusRanksOf = ({ kind, text }: SearchQuery): ArrayLike<number> | null => {
    const isByLetters = kind === 'firstLetters' || kind === 'firstLettersAnywhere';
    const count = isByLetters ? gurmukhiLetters(text).length : MIN_CORPUS_ORDER_LETTERS;
    return count < MIN_CORPUS_ORDER_LETTERS ? fewLettersFirst() : null;
  };
  const search: SearchEngine['search'] = (query, slice) => {
    const { kind, text, filter, order = 'rank', isStrict = false } = query;
    const isTooLong = text.length > MAX_SEARCHED_LENGTH;
    const tiers = isTooLong ? [] : finderOf(kind)(text);
    const counter = slice.hasFacets ? createFacetCounter(facts) : null;
    const results = mergeTiers({
      tiers: isStrict ? tiers.filter(({ isFuzzy = false }) => !isFuzzy) : tiers,
      accepts: lineFilter(facts, filter),
      slice,
      order,
      ranks: order === 'shortest' ? shortestRanks : kind === 'englishWord' ? translationRanks : ranks,
      corpusRanks: order === 'corpus' ? corpusRanksOf(query) : null,
      lineCount,
      ...(counter && { onFound: counter.add }),
    });
    return counter ? { ...results, facets: counter.facets() } : results;
  };
  const guess = (text: string, options: DetectOptions): readonly Guess[] =>
    autoDetect(text, {
      ...options,
      englishShare: (words) => translations().knownShare(words, 'english'),
      wordlikeness: (letters) => wordlikeness()(letters),
    });
  const nearby = lazy(() => {
    const { gurmukhi, main, sound, english, spanish } = indexes;
    return createNearby({
      search: (query) => search(query, { offset: 0, limit: 1 }),
      guess,
      spellings: {
        gurmukhiWord: gurmukhiSpelling(gurmukhi(), main()),
        mainLetters: mainLetterSpelling(gurmukhi(), main()),
        romanized: romanizedSpelling(sound()),
        englishWord: translationSpelling([english().index, spanish().index]),
      },
      lettersOf: {
        firstLetters: gurmukhiLetters,
        firstLettersAnywhere: gurmukhiLetters,
        romanizedFirstLetters: typedInitials,
      },
      lastAng: (filter) => lastAngIn(facts, filter),
    });
  });
  const places = lazy(() => createFindPlaces(corpus, facts));
  function* prepare(): Generator<void, void> {
    for (const kind of SEARCH_KINDS) {
      yield;
      finderOf(kind);
    }
    for (const open of [fewLettersFirst, places, translations, wordlikeness, nearby]) {
      yield;
      open();
    }
  }
  if (opening === 'eager') for (const _ of prepare());
  return {
    search,
    prepare,
    places: (text, options) => places()(text, options),
    nearby: (query) => nearby()(query),
    linesSharing(kind, words, limit) {
      const asIndexed = kind === 'englishWord' ? words.flatMap(englishWords) : words;
      return votes().find([...new Set(asIndexed)].map(listsOf[kind]), limit);
    },
    searchAny({ isGurmukhi, ...query }, slice) {
      const { text } = query;
      const options = isGurmukhi === undefined ? {} : { isGurmukhi };
      const core = withoutWordsAbout(text.slice(0, MAX_SEARCHED_LENGTH));
      const choose = (asked: typeof query, part: SearchSlice): GuessedResults =>
        searchGuesses(
          text,
          core,
          (each) => guess(each, options),
          (each) => search(queryOfGuess(asked, each), part),
        );
      if (lineFilter(facts, query.filter) === null) return choose(query, slice);
      // A filter must not change the guess: another one could find lines that the text doesn't find without it.
      const chosen = choose({ ...query, filter: {} }, { offset: 0, limit: 1 });
      if (chosen.guess === null) return chosen;
      const filtered = search(queryOfGuess(query, chosen.guess), slice);
      return {
        ...chosen,
        ...filtered,
        isExactAsTyped: chosen.isExactAsTyped && isExactFit(chosen.guess, filtered),
      };
    },
    ask({ text, filter }, slice) {
      return askQuestion(corpus, translations(), text, { ...slice, accepts: lineFilter(facts, filter) });
    },
  };
}
