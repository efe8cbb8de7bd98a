import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { englishWords } from '../englishWords.ts';
import { parseOperators } from '../parseOperators.ts';
import type { MatchReason } from '../search.ts';
import type { LazyTier, Tier } from '../tiers.ts';
import { ENOUGH } from '../tiers.ts';
import type { Associations } from './associations.ts';
import { NO_ASSOCIATIONS } from './associations.ts';
import { closerFirst, matchText, reasonsOfMatch } from './matchText.ts';
import type { SearchLanguage } from './languages.ts';
import { layerText } from './languages.ts';
import {
  createLineSet,
  exactPlace,
  findAllWords,
  findPhrase,
  termsPlace,
  unfinishedPlace,
  wordsPlace,
} from './phrases.ts';
import type { Place } from './phrases.ts';
import { createRanker, textScorer } from './rankTexts.ts';
import type { RankedLine, RankOptions } from './rankTexts.ts';
import type { Slot } from './slots.ts';
import { makeSlot } from './slots.ts';
import type { TranslationIndex } from './translationIndex.ts';
import { findWithOperators } from './findWithOperators.ts';

/** A language whose translations are searched. */
export interface OpenLanguage {
  readonly language: SearchLanguage;
  readonly index: TranslationIndex;
  /** What of other words means the same; without it only the words themselves are looked for. */
  readonly associations?: Associations;
}

interface FindOptions {
  /** Lines that the search is limited to; null for all. */
  readonly accepts?: ((line: LineIndex) => boolean) | null;
}

/** A line that is close to some words. */
export interface CoveredLine extends RankedLine {
  /** The share of the words that its text settles, weighed by how much they tell: 0 to 1. */
  readonly coverage: number;
}

interface InSentence {
  /** What the words were taken from: it tells their language, `ego` alone is as much Spanish as English. */
  readonly sentence?: string;
}

/** Search in translations, of all languages and translators together. */
export interface TranslationFinder {
  /**
   * Tiers: the words as typed, following each other; the same with the last not finished; with slips mended; all words
   * in any order and form; and where these are less than a page, lines closest in meaning.
   */
  find(text: string, options?: FindOptions): readonly LazyTier[];
  /** Lines closest to the words in the language they are likeliest in, the closest first. */
  rank(text: string, options: RankOptions & InSentence): readonly CoveredLine[];
  /** Why a line is close to the words; in one language where they are of a sentence, else in all. */
  explain(text: string, line: LineIndex, options?: InSentence): readonly MatchReason[];
  /** The share of the words that some translation of the language has, slips not mended; 0 where there are none. */
  knownShare(text: string, language: SearchLanguage['name']): number;
}

/** Where so many have the words as typed, nobody looks through them for other forms. */
const MANY = 1_500;
/** A longer query is read so far: no text has more words. */
const MOST_WORDS = 40;
const MOST_CHARACTERS = 1_000;
/** More lines than this are not read word by word for their order. */
const MOST_SCORED = 1_500;
const MOST_CLOSE = 200;
/** What is less close than this has little in common with the query. */
const LEAST_CLOSENESS = 0.3;

const wordsOf = (text: string): string[] => englishWords(text.slice(0, MOST_CHARACTERS)).slice(0, MOST_WORDS);
/** Without a space or a sign behind it, the last word may go on. */
const isUnfinished = (text: string): boolean => /[\p{L}\p{N}]$/u.test(text);

interface Opened extends OpenLanguage {
  readonly associations: Associations;
  readonly rank: ReturnType<typeof createRanker>;
}

function likelihood({ index }: OpenLanguage, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const number = index.word(word);
    sum += Math.log(1e-8 + (number === null ? 0 : (index.shareOf[index.termOf[number] ?? 0] ?? 0)));
  }
  return sum;
}

/**
 * Makes the search of opened indexes.
 * @param languages the first is taken where nothing speaks for another
 */
export function createTranslationFinder(
  corpus: Corpus,
  languages: readonly OpenLanguage[],
): TranslationFinder {
  const opened = languages.map((each): Opened => ({
    ...each,
    associations: each.associations ?? NO_ASSOCIATIONS,
    rank: createRanker(each.index),
  }));
  /** Lines with the phrase in some translation. */
  const phraseLines = (placesIn: (language: Opened) => readonly Place[] | null): Uint32Array => {
    const found = createLineSet(corpus.lineCount);
    for (const language of opened) {
      const places = placesIn(language);
      if (!places || places.some(({ words }) => words.length === 0)) continue;
      for (const layer of language.index.layers) findPhrase(language.index, layer, places, found);
    }
    return found.lines();
  };

  const likeliest = (words: readonly string[]): Opened | undefined => {
    let best = opened[0];
    for (const language of opened.slice(1))
      if (best && likelihood(language, words) > likelihood(best, words)) best = language;
    return best;
  };
  const slotsOf = ({ index, associations }: Opened, words: readonly string[], text: string): Slot[] =>
    words.map((word, place) =>
      makeSlot(index, associations, word, { isUnfinished: place === words.length - 1 && isUnfinished(text) }),
    );
  const explainWith = (
    slotsIn: (language: Opened) => readonly Slot[],
    line: LineIndex,
    languages: readonly Opened[] = opened,
  ): MatchReason[] => {
    const matches = languages.flatMap((language) =>
      language.index.layers.map((layer, place) => ({
        ...matchText(language.index, slotsIn(language), layer, line),
        translators: language.language.layers[place] ?? [],
      })),
    );
    const most = Math.max(1, ...matches.map(({ found }) => found));
    return matches
      .filter(({ found }) => found === most)
      .sort(closerFirst)
      .flatMap((match) => {
        const text = layerText(corpus, line, match.translators);
        return text ? reasonsOfMatch(match, text) : [];
      });
  };

  /** Slots by language, made when they are first needed. */
  const lazySlots = (words: readonly string[], text: string): ((language: Opened) => readonly Slot[]) => {
    const made = new Map<Opened, readonly Slot[]>();
    return (language) => {
      let slots = made.get(language);
      if (!slots) {
        slots = slotsOf(language, words, text);
        made.set(language, slots);
      }
      return slots;
    };
  };

  const allWords = (slots: readonly Slot[], { index }: Opened): Omit<Tier, 'explain'> => {
    const places = slots.map(({ text, terms, isUnfinished: mayGoOn }) => {
      const place = termsPlace(index, terms);
      return mayGoOn ? wordsPlace(index, [...place.words, ...index.beginningWith(text)]) : place;
    });
    if (places.some(({ words }) => words.length === 0)) return { lines: [], isRanked: true };
    const found = createLineSet(index.lineCount);
    for (const layer of index.layers) findAllWords(index, layer, places, found);
    const lines = found.lines();
    if (lines.length > MOST_SCORED) return { lines, isRanked: false };
    const scorer = textScorer(index, slots);
    const scores = new Map<LineIndex, number>();
    for (const line of lines) {
      let best = 0;
      for (let layer = 0; layer < index.layers.length; layer++)
        best = Math.max(best, scorer.score(line, layer));
      scores.set(line, best);
    }
    lines.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b);
    return { lines, isRanked: true };
  };

  return {
    find(text, { accepts = null } = {}) {
      const operators = parseOperators(text, { hasHyphens: true });
      if (operators) return findWithOperators(corpus, opened, operators);
      const words = wordsOf(text);
      const language = likeliest(words);
      if (words.length === 0 || !language) return [];
      const slotsIn = lazySlots(words, text);
      const explain = (line: LineIndex): MatchReason[] => explainWith(slotsIn, line);
      const unranked = (lines: ArrayLike<LineIndex>): Tier => ({ lines, isRanked: false, explain });
      const last = words.length - 1;
      let hasMany = false;
      const unlessMany = (find: () => Tier): Tier => (hasMany ? unranked([]) : find());
      const tiers: LazyTier[] = [
        {
          find() {
            const lines = phraseLines(({ index }) => words.map((word) => exactPlace(index, word)));
            hasMany = accepts === null && lines.length > MANY;
            return unranked(lines);
          },
        },
      ];
      if (isUnfinished(text)) {
        tiers.push({
          find: () =>
            unlessMany(() =>
              unranked(
                phraseLines(({ index }) =>
                  words.map((word, place) => (place === last ? unfinishedPlace : exactPlace)(index, word)),
                ),
              ),
            ),
        });
      }
      const slots = slotsIn(language);
      const hasSlips = slots.some(({ isKnown }) => !isKnown);
      if (hasSlips) {
        tiers.push({
          onlyBelow: ENOUGH,
          find: () =>
            unranked(
              phraseLines((each) =>
                each === language ? slots.map(({ terms }) => termsPlace(each.index, terms)) : null,
              ),
            ),
        });
      }
      tiers.push({
        ...(hasSlips ? { onlyBelow: ENOUGH } : {}),
        find: () => unlessMany(() => ({ ...allWords(slots, language), explain })),
      });
      tiers.push({
        onlyBelow: ENOUGH,
        find: () => ({
          lines: language
            .rank(slots, { accepts, limit: MOST_CLOSE })
            .filter(({ closeness }) => closeness >= LEAST_CLOSENESS)
            .map(({ line }) => line),
          isRanked: true,
          explain,
        }),
      });
      return tiers;
    },
    rank(text, options) {
      const words = wordsOf(text);
      const language = likeliest(wordsOf(options.sentence ?? text));
      if (!language || words.length === 0) return [];
      const slots = slotsOf(language, words, text);
      const { coverage } = textScorer(language.index, slots);
      return language
        .rank(slots, options)
        .map((each) => ({ ...each, coverage: coverage(each.line, each.layer) }));
    },
    explain(text, line, { sentence } = {}) {
      const language = sentence === undefined ? undefined : likeliest(wordsOf(sentence));
      return explainWith(lazySlots(wordsOf(text), text), line, language ? [language] : opened);
    },
    knownShare(text, name) {
      const words = wordsOf(text);
      const index = opened.find(({ language }) => language.name === name)?.index;
      if (!index || words.length === 0) return 0;
      return words.filter((word) => index.word(word) !== null).length / words.length;
    },
  };
}
