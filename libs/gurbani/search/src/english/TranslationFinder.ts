import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { lazy } from '../collections.ts';
import { englishWords } from '../englishWords.ts';
import { parseOperators } from '../operators.ts';
import type { MatchReason } from '@naad/gurbani-model';
import { PAGE_SIZE, tiersFor } from '../tiers.ts';
import type { LazyTier, Tier, TierRule } from '../tiers.ts';
import { NO_ASSOCIATIONS } from './associations.ts';
import type { Associations } from './associations.ts';
import { createQuotationFinder } from './createQuotationFinder.ts';
import { findWithOperators } from './findWithOperators.ts';
import { layerText } from './languages.ts';
import type { SearchLanguage } from './languages.ts';
import { lineFame } from './lineFame.ts';
import { compareMatches, matchText, reasonsOfMatch, worstKind } from './matchText.ts';
import {
  createLineSet,
  exactWord,
  findAllWords,
  findPhrase,
  wordsBeginningWith,
  wordSet,
  wordsOfTerms,
} from './phrases.ts';
import type { WordSet } from './phrases.ts';
import { createRanker, textScorer } from './rankTexts.ts';
import type { RankedLine, RankOptions } from './rankTexts.ts';
import { makeSlot } from './slots.ts';
import type { Slot } from './slots.ts';
import { STOP_WORDS } from './stopWords.ts';
import type { OpenLanguage } from './translationIndex.ts';

/** A ranked line with its coverage of the words. */
export interface CoveredLine extends RankedLine {
  /** Weighted share of the words that its text covers, 0 to 1. */
  readonly coverage: number;
  /** Number of words that its text has, or a word with the same meaning for. */
  readonly coveredWords: number;
  /** The text that was ranked. */
  readonly text: string;
}

interface SlotWeights {
  /** True to match Panjabi words alone too; by default only beside other words. */
  readonly isSentence?: boolean;
  /** Importance of stop words beside other words, 0 to 1. */
  readonly stopWords: number;
  /** Importance of a word, 0 to 1; 1 for each by default. */
  readonly importanceOf?: (word: string) => number;
}

interface InSentence {
  /** The sentence the words are from, which tells their language: `ego` alone is both Spanish and English. */
  readonly sentence?: string;
}

/** Beyond this many exact matches, looser tiers are skipped. */
const MAX_EXACT_FOR_LOOSE_TIERS = 1_500;
/** Maximum number of words read of a query; no text has more. */
const MAX_WORDS = 40;
const MAX_QUERY_LENGTH = 1_000;
/** Beyond this many lines, scoring each is too expensive. */
const MAX_SCORED = 1_500;
const MAX_CLOSE = 200;
/** What a step of {@link lineFame} costs in score: less than a word of the query. */
const FAME_STEP = 1.2;
/** Importance of a stop word beside other words. */
const STOP_IMPORTANCE = 0.4;
/** Share of what a line's neighbour adds to its score. */
const PAIR_SHARE = 0.9;
/** Minimum closeness of lines found by meaning. */
const MIN_CLOSENESS = 0.3;

const wordsOf = (text: string): string[] => englishWords(text.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_WORDS);
/** True if no space or punctuation follows the last word, so it may continue. */
const isUnfinished = (text: string): boolean => /[\p{L}\p{N}]$/u.test(text);

interface Opened extends OpenLanguage {
  readonly associations: Associations;
  readonly rank: ReturnType<typeof createRanker>;
}

interface TranslationQuery {
  readonly text: string;
  readonly words: readonly string[];
  /** The likeliest language of the words. */
  readonly language: Opened;
  /** Slots of the words in that language. */
  readonly slots: readonly Slot[];
  /** Lines with the exact phrase in any language. */
  readonly exactLines: () => Uint32Array;
  /** True if there are too many exact matches for looser tiers. */
  readonly hasTooMany: () => boolean;
  /** As {@link lineFame}. */
  readonly fame: Uint8Array;
  readonly rankOf: (line: LineIndex) => number;
  /** Score of a line among loose matches: its own, that of its neighbours as one sentence, and how known it is. */
  readonly worthOf: (line: LineIndex, layer: number) => number;
  readonly explain: (line: LineIndex) => MatchReason[];
}

function likelihood({ index }: OpenLanguage, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const number = index.word(word);
    sum += Math.log(1e-8 + (number === null ? 0 : (index.shareOf[index.termOf[number] ?? 0] ?? 0)));
  }
  return sum;
}

const hasTypos = ({ slots }: TranslationQuery): boolean => slots.some(({ isKnown }) => !isKnown);

const unranked = ({ explain }: TranslationQuery, lines: ArrayLike<LineIndex>): Tier => ({
  lines,
  isRanked: false,
  explain,
});

function slotsOf(
  { index, associations }: Opened,
  words: readonly string[],
  text: string,
  { stopWords, isSentence = words.length > 1, importanceOf = () => 1 }: SlotWeights,
): Slot[] {
  const hasContent = words.some((word) => !STOP_WORDS.has(word));
  return words.map((word, position) =>
    makeSlot(index, associations, word, {
      isUnfinished: position === words.length - 1 && isUnfinished(text),
      isStopWord: hasContent && STOP_WORDS.has(word),
      isInSentence: isSentence,
      importance: hasContent && STOP_WORDS.has(word) ? stopWords : importanceOf(word),
    }),
  );
}

/** Slots by language, built on first use. */
function lazySlots(words: readonly string[], text: string): (language: Opened) => readonly Slot[] {
  const made = new Map<Opened, readonly Slot[]>();
  return (language) => {
    let slots = made.get(language);
    if (!slots) {
      slots = slotsOf(language, words, text, { stopWords: STOP_IMPORTANCE });
      made.set(language, slots);
    }
    return slots;
  };
}

/** Lines with all words in any order and form, best first unless they are too many to score. */
function findInAnyOrder({ slots, language, worthOf }: TranslationQuery): Omit<Tier, 'explain'> {
  const { index } = language;
  const sets = slots.map(({ text, terms, isUnfinished: mayContinue }) => {
    const set = wordsOfTerms(index, terms);
    return mayContinue ? wordSet(index, [...set.words, ...index.beginningWith(text)]) : set;
  });
  if (sets.some(({ words }) => words.length === 0)) return { lines: [], isRanked: true };
  const found = createLineSet(index.lineCount);
  for (const layer of index.layers) findAllWords(index, layer, sets, found);
  const lines = found.lines();
  if (lines.length > MAX_SCORED) return { lines, isRanked: false };
  const worths = new Map<LineIndex, number>();
  for (const line of lines) {
    let best = -Infinity;
    for (let layer = 0; layer < index.layers.length; layer++) best = Math.max(best, worthOf(line, layer));
    worths.set(line, best);
  }
  lines.sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0) || a - b);
  return { lines, isRanked: true };
}

/** The tier of all words in any order and form, unless there are too many exact matches. */
const anyOrderTier = (query: TranslationQuery): Tier =>
  query.hasTooMany() ? unranked(query, []) : { ...findInAnyOrder(query), explain: query.explain };

/** Lines of equal matches, the works and banis that people know first, then by rank; unranked if they are many. */
function knownFirst({ fame, rankOf, hasTooMany, explain }: TranslationQuery, lines: Uint32Array): Tier {
  if (hasTooMany()) return { lines, isRanked: false, explain };
  const known = (line: LineIndex): number => fame[line] ?? 0;
  return {
    lines: lines.slice().sort((a, b) => known(a) - known(b) || rankOf(a) - rankOf(b)),
    isRanked: true,
    explain,
  };
}

/**
 * Search in translations of all languages and translators together. Tiers: the exact phrase; the last word unfinished;
 * typos corrected; all words in any order and form; and if less than a page was found, the lines closest in meaning.
 */
export class TranslationFinder {
  private readonly corpus: Corpus;
  private readonly languages: readonly Opened[];
  private readonly rankOf: (line: LineIndex) => number;
  private readonly fame: () => Uint8Array;
  private readonly quotedLines: (words: readonly string[]) => readonly LineIndex[];

  private readonly rules: readonly TierRule<TranslationQuery>[] = [
    // A line famous in words of no translation, so there are no reasons.
    {
      isInCorpusOrder: false,
      isFuzzy: true,
      find: ({ words, exactLines }) => ({
        lines: exactLines().length > 0 ? [] : this.quotedLines(words),
        isRanked: true,
        explain: () => [],
      }),
    },
    // The exact phrase.
    { find: (query) => knownFirst(query, query.exactLines()) },
    // The last word unfinished.
    {
      appliesTo: ({ text }) => isUnfinished(text),
      find: (query) =>
        query.hasTooMany() ? unranked(query, []) : knownFirst(query, this.unfinishedLines(query.words)),
    },
    // Typos corrected, as a phrase.
    {
      appliesTo: hasTypos,
      onlyBelow: PAGE_SIZE,
      isFuzzy: true,
      find: (query) =>
        knownFirst(
          query,
          this.phraseLines((each) =>
            each === query.language ? query.slots.map(({ terms }) => wordsOfTerms(each.index, terms)) : null,
          ),
        ),
    },
    { appliesTo: hasTypos, onlyBelow: PAGE_SIZE, isFuzzy: true, find: anyOrderTier },
    { appliesTo: (query) => !hasTypos(query), find: anyOrderTier },
    // Close in meaning.
    {
      onlyBelow: PAGE_SIZE,
      isFuzzy: true,
      find: ({ slots, language, worthOf, explain }) => ({
        lines: language
          .rank(slots, { limit: MAX_CLOSE })
          .filter(({ closeness }) => closeness >= MIN_CLOSENESS)
          .map(({ line, layer }) => ({ line, worth: worthOf(line, layer) }))
          .sort((a, b) => b.worth - a.worth || a.line - b.line)
          .map(({ line }) => line),
        isRanked: true,
        explain,
      }),
    },
  ];

  /**
   * @param languages the first is the fallback if no language is likelier
   * @param rankOf rank of a line among equal matches; lower is better, scripture order by default
   */
  constructor(
    corpus: Corpus,
    languages: readonly OpenLanguage[],
    rankOf: (line: LineIndex) => number = (line) => line,
  ) {
    this.corpus = corpus;
    this.rankOf = rankOf;
    this.fame = lazy(() => lineFame(corpus));
    this.quotedLines = createQuotationFinder(corpus);
    this.languages = languages.map((each): Opened => ({
      ...each,
      associations: each.associations ?? NO_ASSOCIATIONS,
      rank: createRanker(each.index),
    }));
  }

  /** The tiers of a query, best first. */
  find(text: string): readonly LazyTier[] {
    const operators = parseOperators(text, { hasHyphens: true });
    if (operators) return findWithOperators(this.corpus, this.languages, operators);
    const words = wordsOf(text);
    const language = this.likeliest(words);
    if (words.length === 0 || !language) return [];
    const slotsIn = lazySlots(words, text);
    const exactLines = lazy(() =>
      this.phraseLines(({ index }) => words.map((word) => exactWord(index, word))),
    );
    return tiersFor(this.rules, {
      text,
      words,
      language,
      slots: slotsIn(language),
      exactLines,
      hasTooMany: () => exactLines().length > MAX_EXACT_FOR_LOOSE_TIERS,
      fame: this.fame(),
      rankOf: this.rankOf,
      worthOf: this.worthWith(language, slotsIn(language)),
      explain: (line) => this.explainWith(slotsIn, line, this.languages),
    });
  }

  /** Lines closest to the words, in their likeliest language, closest first. */
  rank(
    text: string,
    { importanceOf, ...options }: RankOptions & InSentence & Pick<SlotWeights, 'importanceOf'>,
  ): readonly CoveredLine[] {
    const words = wordsOf(text);
    const language = this.likeliest(wordsOf(options.sentence ?? text));
    if (!language || words.length === 0) return [];
    const slots = slotsOf(language, words, text, {
      stopWords: 1,
      isSentence: true,
      ...(importanceOf && { importanceOf }),
    });
    const { coverage } = textScorer(language.index, slots);
    return language.rank(slots, options).map((each) => ({
      ...each,
      ...coverage(each.line, each.layer),
      text: layerText(this.corpus, each.line, language.language.layers[each.layer] ?? [])?.text ?? '',
    }));
  }

  /** Lines with the words one after another in some translation. */
  linesSaying(text: string): ReadonlySet<LineIndex> {
    const words = wordsOf(text);
    return new Set(this.phraseLines(({ index }) => words.map((word) => exactWord(index, word))));
  }

  /** True for a line of the Guru Granth Sahib or of a bani. */
  isOfKnownBani(line: LineIndex): boolean {
    return (this.fame()[line] ?? 0) <= 1;
  }

  /** Reasons for a line: in the language of the sentence if given, else in all languages. */
  explain(text: string, line: LineIndex, { sentence }: InSentence = {}): readonly MatchReason[] {
    const language = sentence === undefined ? undefined : this.likeliest(wordsOf(sentence));
    return this.explainWith(lazySlots(wordsOf(text), text), line, language ? [language] : this.languages);
  }

  /** Share of the words that occur in translations of the language, uncorrected; 0 without words. */
  knownShare(text: string, name: SearchLanguage['name']): number {
    const words = wordsOf(text);
    const index = this.languages.find(({ language }) => language.name === name)?.index;
    if (!index || words.length === 0) return 0;
    return words.filter((word) => index.word(word) !== null).length / words.length;
  }

  private likeliest(words: readonly string[]): Opened | undefined {
    const [first, ...others] = this.languages;
    let best = first;
    for (const language of others)
      if (best && likelihood(language, words) > likelihood(best, words)) best = language;
    return best;
  }

  /** Lines with the phrase in some translation. */
  private phraseLines(setsIn: (language: Opened) => readonly WordSet[] | null): Uint32Array {
    const found = createLineSet(this.corpus.lineCount);
    for (const language of this.languages) {
      const sets = setsIn(language);
      if (!sets || sets.some(({ words }) => words.length === 0)) continue;
      for (const layer of language.index.layers) findPhrase(language.index, layer, sets, found);
    }
    return found.lines();
  }

  /** Lines with the phrase, its last word unfinished. */
  private unfinishedLines(words: readonly string[]): Uint32Array {
    const last = words.length - 1;
    return this.phraseLines(({ index }) =>
      words.map((word, position) => (position === last ? wordsBeginningWith : exactWord)(index, word)),
    );
  }

  /** Scores lines for a query: a sentence that people remember may be two lines of the shabad. */
  private worthWith({ index }: Opened, slots: readonly Slot[]): (line: LineIndex, layer: number) => number {
    const scorer = lazy(() => textScorer(index, slots));
    const shabadOf = (line: LineIndex): number | null =>
      line >= 0 && line < this.corpus.lineCount ? this.corpus.line(line).shabadIndex : null;
    return (line, layer) => {
      const own = scorer().score(line, layer);
      const shabad = shabadOf(line);
      let pair = own;
      for (const [first, other] of [
        [line - 1, line - 1],
        [line, line + 1],
      ] as const)
        if (shabadOf(other) === shabad) pair = Math.max(pair, scorer().score(first, layer, 2));
      return own + PAIR_SHARE * (pair - own) - FAME_STEP * (this.fame()[line] ?? 0);
    };
  }

  private explainWith(
    slotsIn: (language: Opened) => readonly Slot[],
    line: LineIndex,
    languages: readonly Opened[],
  ): MatchReason[] {
    const matches = languages.flatMap((language) =>
      language.index.layers.map((layer, layerNumber) => ({
        ...matchText(language.index, slotsIn(language), layer, line),
        translators: language.language.layers[layerNumber] ?? [],
      })),
    );
    const most = Math.max(1, ...matches.map(({ found }) => found));
    const best = matches.filter(({ found }) => found === most).sort(compareMatches);
    const [first] = best;
    // Another translator's similar words say less than the words themselves.
    return best
      .filter((match) => first && worstKind(match) <= worstKind(first))
      .flatMap((match) => {
        const text = layerText(this.corpus, line, match.translators);
        return text ? reasonsOfMatch(match, text) : [];
      });
  }
}
