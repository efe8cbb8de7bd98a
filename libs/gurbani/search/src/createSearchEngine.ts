import type { Corpus, LineIndex, Pack } from '@naad/gurbani-corpus';
import { parseAng, SOURCE_IDS } from '@naad/gurbani-corpus';
import { lettersOf, toUnicode } from '@naad/gurbani-text';
import { askQuestion } from './english/askQuestion.ts';
import { openLanguagePack } from './english/languagePack.ts';
import { SEARCH_LANGUAGES } from './english/languages.ts';
import { createTranslationFinder } from './english/translationFinder.ts';
import { autoDetect } from './auto-detect/autoDetect.ts';
import type { DetectOptions, Guess } from './auto-detect/autoDetect.ts';
import { searchGuesses } from './auto-detect/searchGuesses.ts';
import { foldLetters } from './foldLetters.ts';
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
import type { SearchEngine, SearchFilter, SearchKind, SearchQuery } from './search.ts';
import { foldInitial, keyedInitials, typedInitials } from './sound/romanInitial.ts';
import { romanizedFinder } from './sound/romanizedFinder.ts';
import { openSoundIndex } from './sound/soundIndex.ts';
import type { Finder, LazyTier } from './tiers.ts';
import { answerFromTiers } from './tiers.ts';
import { whenNeeded } from './whenNeeded.ts';
import { wordFinder } from './wordFinder.ts';
import { openWordIndex } from './wordIndex.ts';

/** Fewer letters than this find so much that short lines go first; from here on the order is that of the scripture. */
const LETTERS_IN_CORPUS_ORDER = 3;
/** No line has more words than this; a longer query can find nothing and is not looked at further. */
const MOST_CHARACTERS = 1_000;

/** Numbers of every line that a search can be limited by. */
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

/** Tells whether a line is inside the filter, or null when the filter lets everything through. */
function accepting(facts: LineFacts, filter: SearchFilter = {}): ((line: LineIndex) => boolean) | null {
  const source = filter.source == null ? null : SOURCE_IDS.indexOf(filter.source);
  const { writer = null, raag = null, ang = null } = filter;
  if (source === null && writer === null && raag === null && ang === null) return null;
  return (line) =>
    (source === null || facts.source[line] === source) &&
    (writer === null || facts.writer[line] === writer) &&
    (raag === null || facts.section[line] === raag) &&
    (ang === null || facts.ang[line] === ang);
}

/** With one or two letters BaniDB gives lines of fewer letters first: that order as a rank of every line. */
function shortestFirst(lineCount: number, letters: LetterIndex): Float64Array {
  return Float64Array.from({ length: lineCount }, (_, line) => letters.letterCount(line) * lineCount + line);
}

/**
 * Makes the engine of opened index packs.
 * @param corpus the scripture the indexes were made from
 * @param pack the packs of `buildSearchIndex` by name
 * @param opens when needed: with some of the packs it answers the kinds of search that go by these
 */
export function createSearchEngine(
  corpus: Corpus,
  pack: (name: string) => Pack,
  opens: 'at once' | 'when needed' = 'at once',
): SearchEngine {
  const facts = readFacts(corpus);
  const { lineCount } = corpus;
  const ranks = pack('ranks').numbers32('rank');
  const rankOf = (line: LineIndex): number => ranks[line] ?? 0;
  const letters = whenNeeded(() => openLetterIndex(pack('letters'), foldLetters));
  const initials = whenNeeded(() => openLetterIndex(pack('initials'), foldInitial));
  const folded = whenNeeded(() => openFormIndex(pack('folded')));
  const main = whenNeeded(() => openFormIndex(pack('main')));
  const gurmukhi = whenNeeded(() =>
    openWordIndex(pack('gurmukhi'), { isLeftOut: (word) => main().formOf(word).length <= 1 }),
  );
  const sound = whenNeeded(() => openSoundIndex(pack('sound')));
  const languages = whenNeeded(() =>
    SEARCH_LANGUAGES.map((language) => openLanguagePack(pack(language.name), language)),
  );
  const translations = whenNeeded(() => createTranslationFinder(corpus, languages()));
  const fewLettersFirst = whenNeeded(() => shortestFirst(lineCount, letters()));

  const gurmukhiLetters = (text: string): string[] => lettersOf(toUnicode(text.slice(0, MOST_CHARACTERS)));
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
    firstLetters: whenNeeded(() =>
      letterFinder({
        index: letters(),
        from: 'start',
        lettersOf: gurmukhiLetters,
        foldedIs: 'folded',
        rankOf,
      }),
    ),
    firstLettersAnywhere: whenNeeded(() =>
      letterFinder({
        index: letters(),
        from: 'anywhere',
        lettersOf: gurmukhiLetters,
        foldedIs: 'folded',
        rankOf,
      }),
    ),
    gurmukhiWord: whenNeeded(() => wordFinder({ index: gurmukhi(), folded: folded(), main: main(), rankOf })),
    englishWord: () => (text, accepts) => translations().find(text, { accepts }),
    romanized: whenNeeded(() => romanizedFinder({ index: sound(), rankOf })),
    ang: () => (text) => [inOrder(findAng(text))],
    mainLetters: whenNeeded(() =>
      mainLetterFinder({ index: gurmukhi(), main: main(), joined: openFormIndex(pack('main-joined')) }),
    ),
    romanizedFirstLetters: whenNeeded(() =>
      letterFinder({
        index: initials(),
        from: 'anywhere',
        lettersOf: typedInitials,
        otherLettersOf: keyedInitials,
        foldedIs: 'sound',
        rankOf,
      }),
    ),
  };
  /** In the order of the scripture, queries of one or two letters give short lines first, as BaniDB does. */
  const corpusRanksOf = ({ kind, text }: SearchQuery): ArrayLike<number> | null => {
    const isByLetters = kind === 'firstLetters' || kind === 'firstLettersAnywhere';
    const count = isByLetters ? gurmukhiLetters(text).length : LETTERS_IN_CORPUS_ORDER;
    return count < LETTERS_IN_CORPUS_ORDER ? fewLettersFirst() : null;
  };
  const search: SearchEngine['search'] = (query, slice) => {
    const { kind, text, filter, order = 'rank' } = query;
    const isTooLong = text.length > MOST_CHARACTERS;
    const accepts = accepting(facts, filter);
    return answerFromTiers({
      tiers: isTooLong ? [] : finders[kind]()(text, accepts),
      accepts,
      slice,
      order,
      ranks,
      corpusRanks: order === 'corpus' ? corpusRanksOf(query) : null,
      lineCount,
    });
  };
  const guess = (text: string, options: DetectOptions): readonly Guess[] =>
    autoDetect(text, {
      ...options,
      englishShare: (words) => translations().knownShare(words, 'english'),
    });
  const lastAng = (filter: SearchFilter): number => {
    const accepts = accepting(facts, { ...filter, ang: null });
    return facts.ang.reduce((last, ang, line) => (ang > last && (accepts?.(line) ?? true) ? ang : last), 0);
  };
  const nearby = whenNeeded(() =>
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
  if (opens === 'at once') {
    Object.values(finders).forEach((finder) => finder());
    nearby();
    fewLettersFirst();
    translations();
  }
  return {
    search,
    nearby: (query) => nearby()(query),
    searchAny({ text, isGurmukhi, filter = {}, order = 'rank' }, slice) {
      const guesses = guess(text, isGurmukhi === undefined ? {} : { isGurmukhi });
      return searchGuesses(guesses, ({ source, ...guess }) => {
        const named = source === undefined ? filter : { ...filter, source: filter.source ?? source };
        return search({ kind: guess.kind, text: guess.text, filter: named, order }, slice);
      });
    },
    ask({ text, filter }, slice) {
      return askQuestion(corpus, translations(), text, { ...slice, accepts: accepting(facts, filter) });
    },
  };
}
