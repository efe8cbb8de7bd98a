import { parseAng, type SearchKind, SOURCE_IDS } from '@naad/gurbani-model';
import type { Corpus, LineIndex, Pack } from '@naad/gurbani-corpus';
import { lettersOf, toUnicode } from '@naad/gurbani-text';
import { autoDetect } from './auto-detect/autoDetect.ts';
import type { DetectOptions, Guess } from './auto-detect/autoDetect.ts';
import { searchGuesses } from './auto-detect/searchGuesses.ts';
import { lazy } from './collections.ts';
import { askQuestion } from './english/askQuestion.ts';
import { SEARCH_LANGUAGES } from './english/languages.ts';
import { createTranslationFinder } from './english/translationFinder.ts';
import { openLanguagePack } from './english/translationIndex.ts';
import { englishWords } from './englishWords.ts';
import { openFormIndex } from './formIndex.ts';
import { letterFinder } from './letterFinder.ts';
import { openLetterIndex } from './letterIndex.ts';
import type { LetterIndex } from './letterIndex.ts';
import { mainLetterFinder } from './mainLetterFinder.ts';
import { createNearby } from './nearby/createNearby.ts';
import {
  gurmukhiSpelling,
  mainLetterSpelling,
  romanizedSpelling,
  translationSpelling,
} from './nearby/spelling.ts';
import type { SearchEngine, SearchFilter, SearchQuery, VotingKind } from './search.ts';
import { RomanizedFinder } from './sound/RomanizedFinder.ts';
import { openSoundIndex } from './sound/soundIndex.ts';
import { foldInitial, keyedInitials, latinLetters, soundOf, typedInitials } from './sound/soundOf.ts';
import { mergeTiers } from './tiers.ts';
import type { Finder, LazyTier } from './tiers.ts';
import { wordFinder } from './wordFinder.ts';
import { foldLetters, foldWord, mainLettersOfWord } from './wordForms.ts';
import { openWordIndex } from './wordIndex.ts';
import { createWordVotes } from './wordVotes.ts';
import type { WordLists } from './wordVotes.ts';

/** Queries with fewer letters find too much, so short lines come first in corpus order. */
const MIN_CORPUS_ORDER_LETTERS = 3;
/** Longer queries find nothing: no line is as long. */
const MAX_SEARCHED_LENGTH = 1_000;

/** Filterable properties of every line. */
interface LineFacts {
  readonly source: Uint8Array;
  readonly writer: Uint16Array;
  readonly section: Uint16Array;
  readonly ang: Uint16Array;
}

function readFacts(corpus: Corpus): LineFacts {
  const { lineCount } = corpus;
  const facts = {
    source: new Uint8Array(lineCount),
    writer: new Uint16Array(lineCount),
    section: new Uint16Array(lineCount),
    ang: new Uint16Array(lineCount),
  };
  for (let index = 0; index < lineCount; index++) {
    const { sourceId, writer, section, ang } = corpus.line(index);
    facts.source[index] = SOURCE_IDS.indexOf(sourceId);
    facts.writer[index] = writer.id;
    facts.section[index] = section.id;
    facts.ang[index] = ang;
  }
  return facts;
}

/** True for lines inside the filter; null if the filter is empty. */
function lineFilter(facts: LineFacts, filter: SearchFilter = {}): ((line: LineIndex) => boolean) | null {
  const source = filter.source == null ? null : SOURCE_IDS.indexOf(filter.source);
  const { writer = null, raag = null, ang = null } = filter;
  if (source === null && writer === null && raag === null && ang === null) return null;
  return (line) =>
    (source === null || facts.source[line] === source) &&
    (writer === null || facts.writer[line] === writer) &&
    (raag === null || facts.section[line] === raag) &&
    (ang === null || facts.ang[line] === ang);
}

/** Ranks lines with fewer letters first, as BaniDB does for one or two letters. */
function shortestFirst(lineCount: number, letters: LetterIndex): Float64Array {
  return Float64Array.from({ length: lineCount }, (_, line) => letters.letterCount(line) * lineCount + line);
}

/**
 * Creates the engine from index packs.
 * @param corpus the scripture the indexes were built from
 * @param pack returns the packs of `buildSearchIndex` by name
 * @param opening `lazy` opens packs on first use, so that a subset of the packs serves the kinds of search that need
 * only these
 */
export function createSearchEngine(
  corpus: Corpus,
  pack: (name: string) => Pack,
  opening: 'eager' | 'lazy' = 'eager',
): SearchEngine {
  const facts = readFacts(corpus);
  const { lineCount } = corpus;
  const ranks = pack('ranks').numbers32('rank');
  const rankOf = (line: LineIndex): number => ranks[line] ?? 0;
  const letters = lazy(() => openLetterIndex(pack('letters'), foldLetters));
  const initials = lazy(() => openLetterIndex(pack('initials'), foldInitial));
  const folded = lazy(() => openFormIndex(pack('folded')));
  const main = lazy(() => openFormIndex(pack('main')));
  const gurmukhi = lazy(() =>
    openWordIndex(pack('gurmukhi'), { isOmissible: (word) => main().formOf(word).length <= 1 }),
  );
  const sound = lazy(() => openSoundIndex(pack('sound')));
  const languages = lazy(() =>
    SEARCH_LANGUAGES.map((language) => openLanguagePack(pack(language.name), language)),
  );
  const translations = lazy(() => createTranslationFinder(corpus, languages()));
  const fewLettersFirst = lazy(() => shortestFirst(lineCount, letters()));

  const gurmukhiLetters = (text: string): string[] =>
    lettersOf(toUnicode(text.slice(0, MAX_SEARCHED_LENGTH)));
  const findAng = (text: string): LineIndex[] => {
    const ang = parseAng(text.trim());
    const lines: LineIndex[] = [];
    facts.ang.forEach((each, line) => {
      if (each === ang) lines.push(line);
    });
    return lines;
  };
  const inOrder = (lines: ArrayLike<LineIndex>): LazyTier => ({
    find: () => ({ lines, isRanked: true, explain: () => [] }),
  });
  const finders: Readonly<Record<SearchKind, () => Finder>> = {
    firstLetters: lazy(() =>
      letterFinder({
        index: letters(),
        from: 'start',
        lettersOf: gurmukhiLetters,
        foldedKind: 'folded',
        rankOf,
      }),
    ),
    firstLettersAnywhere: lazy(() =>
      letterFinder({
        index: letters(),
        from: 'anywhere',
        lettersOf: gurmukhiLetters,
        foldedKind: 'folded',
        rankOf,
      }),
    ),
    gurmukhiWord: lazy(() => wordFinder({ index: gurmukhi(), folded: folded(), main: main(), rankOf })),
    englishWord: () => (text, accepts) => translations().find(text, { accepts }),
    romanized: lazy(() => {
      const finder = new RomanizedFinder(sound(), rankOf);
      return (text) => finder.find(text);
    }),
    ang: () => (text) => [inOrder(findAng(text))],
    mainLetters: lazy(() =>
      mainLetterFinder({ index: gurmukhi(), main: main(), joined: openFormIndex(pack('main-joined')) }),
    ),
    romanizedFirstLetters: lazy(() =>
      letterFinder({
        index: initials(),
        from: 'anywhere',
        lettersOf: typedInitials,
        alternativesOf: keyedInitials,
        foldedKind: 'sound',
        rankOf,
      }),
    ),
  };
  /** In corpus order, queries of one or two letters return short lines first, as BaniDB does. */
  const corpusRanksOf = ({ kind, text }: SearchQuery): ArrayLike<number> | null => {
    const isByLetters = kind === 'firstLetters' || kind === 'firstLettersAnywhere';
    const count = isByLetters ? gurmukhiLetters(text).length : MIN_CORPUS_ORDER_LETTERS;
    return count < MIN_CORPUS_ORDER_LETTERS ? fewLettersFirst() : null;
  };
  const search: SearchEngine['search'] = (query, slice) => {
    const { kind, text, filter, order = 'rank' } = query;
    const isTooLong = text.length > MAX_SEARCHED_LENGTH;
    const accepts = lineFilter(facts, filter);
    return mergeTiers({
      tiers: isTooLong ? [] : finders[kind]()(text, accepts),
      accepts,
      slice,
      order,
      ranks,
      corpusRanks: order === 'corpus' ? corpusRanksOf(query) : null,
      lineCount,
    });
  };
  const votes = lazy(() => createWordVotes(lineCount, rankOf));
  const listsOf: Readonly<Record<VotingKind, (word: string) => WordLists>> = {
    gurmukhiWord: (word) => folded().exactly(foldWord(word)).map(gurmukhi().linesOf),
    mainLetters: (word) => main().exactly(mainLettersOfWord(word)).map(gurmukhi().linesOf),
    romanized(word) {
      const number = sound().soundOf(soundOf(latinLetters(word)).bones);
      return number < 0 ? [] : [sound().linesOf(number)];
    },
    englishWord(word) {
      const index = languages().find(({ language }) => language.name === 'english')?.index;
      const term = index?.term(word) ?? null;
      if (!index || term === null) return [];
      const [from = 0, to = 0] = index.termStarts.subarray(term, term + 2);
      return index.layers.map(({ postings, postingStarts }) =>
        postings.subarray(postingStarts[from], postingStarts[to]),
      );
    },
  };
  const guess = (text: string, options: DetectOptions): readonly Guess[] =>
    autoDetect(text, {
      ...options,
      englishShare: (words) => translations().knownShare(words, 'english'),
    });
  const lastAng = (filter: SearchFilter): number => {
    const accepts = lineFilter(facts, { ...filter, ang: null });
    return facts.ang.reduce((last, ang, line) => (ang > last && (accepts?.(line) ?? true) ? ang : last), 0);
  };
  const nearby = lazy(() =>
    createNearby({
      search: (query) => search(query, { offset: 0, limit: 1 }),
      guess,
      spellings: {
        gurmukhiWord: gurmukhiSpelling(gurmukhi(), main()),
        mainLetters: mainLetterSpelling(gurmukhi(), main()),
        romanized: romanizedSpelling(sound()),
        englishWord: translationSpelling(languages().map(({ index }) => index)),
      },
      lettersOf: {
        firstLetters: gurmukhiLetters,
        firstLettersAnywhere: gurmukhiLetters,
        romanizedFirstLetters: typedInitials,
      },
      lastAng,
    }),
  );
  if (opening === 'eager') {
    Object.values(finders).forEach((finder) => finder());
    nearby();
    fewLettersFirst();
    translations();
  }
  return {
    search,
    nearby: (query) => nearby()(query),
    linesSharing(kind, words, limit) {
      const asIndexed = kind === 'englishWord' ? words.flatMap(englishWords) : words;
      return votes().find([...new Set(asIndexed)].map(listsOf[kind]), limit);
    },
    searchAny({ text, isGurmukhi, filter = {}, order = 'rank' }, slice) {
      const guesses = guess(text, isGurmukhi === undefined ? {} : { isGurmukhi });
      return searchGuesses(guesses, ({ source, ...guess }) => {
        const named = source === undefined ? filter : { ...filter, source: filter.source ?? source };
        return search({ kind: guess.kind, text: guess.text, filter: named, order }, slice);
      });
    },
    ask({ text, filter }, slice) {
      return askQuestion(corpus, translations(), text, { ...slice, accepts: lineFilter(facts, filter) });
    },
  };
}
