import type { LineIndex } from '@naad/gurbani-corpus';
import type { FormIndex } from './formIndex.ts';
import { foldWord, mainLettersOfWord } from './gurmukhiForms.ts';
import { gurmukhiText } from './gurmukhiText.ts';
import { operatorTiers } from './operatorTiers.ts';
import type { ReadPiece } from './operatorTiers.ts';
import { parseOperators } from './parseOperators.ts';
import { reasonsOf } from './reasonsOf.ts';
import type { WordMatch } from './reasonsOf.ts';
import type { MatchKind } from './search.ts';
import { signDistance } from './signDistance.ts';
import type { Finder, LazyTier, Tier } from './tiers.ts';
import { ENOUGH } from './tiers.ts';
import { whenNeeded } from './whenNeeded.ts';
import type { Gap, Place, WordIndex } from './wordIndex.ts';
import { lineSet } from './wordIndex.ts';

/** So many signs may differ before a phrase that was broken off is likelier than one mistyped. */
const FEW_SIGNS = 2;
/** No line has more words. */
const MOST_WORDS = 50;
/** So many lines of one query are compared sign by sign. */
const MOST_COMPARED = 1_500;

/** Lines of either list. */
function unionOf(
  first: ArrayLike<LineIndex>,
  second: ArrayLike<LineIndex>,
  lineCount: number,
): ArrayLike<LineIndex> {
  const lines = lineSet(lineCount);
  lines.addAll(first);
  lines.addAll(second);
  return lines.inOrder();
}

interface WordFinderOptions {
  readonly index: WordIndex;
  /** Words by their form without what people leave out, and by their letters only. */
  readonly folded: FormIndex;
  readonly main: FormIndex;
  /** Rank of a line among lines that match alike. */
  readonly rankOf: (line: LineIndex) => number;
}

/**
 * Search by Gurmukhi words. Tiers of a phrase: the words as typed; the last unfinished; where both find less than a
 * page, words of the same letters that differ in a sign or two; the text as typed, its first word broken off; the words
 * without what people leave out (see {@link foldWord}); and where all find less than a page, the same with a short word
 * of the line left out, then words that differ in any signs, the least different first. A word alone matches as typed,
 * then within words, then without what people leave out, then in its letters.
 */
export function wordFinder({ index, folded, main, rankOf }: WordFinderOptions): Finder {
  const partsOf = (text: string): string[] => text.split(' ').filter(Boolean);
  const foldedPlaces = (parts: readonly string[], isOpen: boolean): Place[] =>
    parts.map((part, place) => {
      const form = foldWord(part);
      const isUnfinished = isOpen && place === parts.length - 1;
      return index.placeOf(isUnfinished ? folded.beginningWith(form) : folded.exactly(form));
    });
  const mainPlaces = (parts: readonly string[]): Place[] =>
    parts.map((part) => index.placeOf(main.exactly(mainLettersOfWord(part))));

  const textOf = (word: number): string => index.vocabulary[word] ?? '';
  /** @param isWhole whether a word with the typed one inside it is another word */
  const kindOf = (word: number, part: string, isWhole: boolean): MatchKind => {
    const text = textOf(word);
    if (isWhole ? text === part : text.includes(part)) return 'exact';
    return folded.formOf(word).startsWith(foldWord(part)) ? 'folded' : 'typo';
  };
  const matchesAt = (
    line: LineIndex,
    words: readonly number[],
    parts: readonly string[],
    isWhole: boolean,
  ): WordMatch[] =>
    words.map((word, place) => ({
      word,
      how: kindOf(index.wordAt(line, word), parts[place] ?? '', isWhole),
    }));
  interface TierOptions {
    readonly gap?: Gap;
    /** Lines among which all of the tier are. */
    readonly among?: ArrayLike<LineIndex>;
    /** The lines of the tier, where they are known. */
    readonly lines?: ArrayLike<LineIndex>;
    readonly isWhole?: boolean;
  }
  const tier = (
    parts: readonly string[],
    places: readonly Place[],
    { gap = 'none', isWhole = true, among, lines }: TierOptions = {},
  ): Tier => ({
    lines: lines ?? index.find(places, { gap, ...(among ? { among } : {}) }),
    isRanked: false,
    explain(line) {
      const words = index.locate(line, places, { gap }) ?? [];
      // What was left out is a slip of the whole, however its words are written.
      return reasonsOf(
        gap === 'none'
          ? matchesAt(line, words, parts, isWhole)
          : words.map((word) => ({ word, how: 'typo' })),
      );
    },
  });
  /** Lines whose words have the same letters, those with the fewest other signs first. */
  const byLetters = (parts: readonly string[], most: number): Tier => {
    // Few words stand at many places: each is compared with what was typed once.
    const distances = parts.map(() => new Map<number, number>());
    const distanceAt = (part: number, word: number): number => {
      const known = distances[part]?.get(word);
      if (known !== undefined) return known;
      const distance = signDistance(parts[part] ?? '', textOf(word));
      distances[part]?.set(word, distance);
      return distance;
    };
    const best = new Map<LineIndex, { words: readonly number[]; cost: number }>();
    for (const places of [foldedPlaces(parts, false), mainPlaces(parts)]) {
      const lines = index.find(places);
      for (let place = 0; place < Math.min(lines.length, MOST_COMPARED); place++) {
        const line = lines[place] ?? 0;
        const words = index.locate(line, places) ?? [];
        let cost = 0;
        words.forEach((word, part) => {
          cost += distanceAt(part, index.wordAt(line, word));
        });
        if (cost <= most && cost < (best.get(line)?.cost ?? Infinity)) best.set(line, { words, cost });
      }
    }
    const costOf = (line: LineIndex): number => best.get(line)?.cost ?? 0;
    return {
      lines: [...best.keys()].sort((a, b) => costOf(a) - costOf(b) || rankOf(a) - rankOf(b)),
      isRanked: true,
      explain(line) {
        const words = best.get(line)?.words ?? [];
        return reasonsOf(matchesAt(line, words, parts, true));
      },
    };
  };

  const read: ReadPiece = (piece, { isExact }) => {
    const text = gurmukhiText(piece);
    const parts = partsOf(text);
    const ways = isExact ? [index.wordPlaces(parts)] : [index.textPlaces(text), foldedPlaces(parts, true)];
    return {
      mostLines: ways.reduce((sum, places) => sum + index.mostLines(places), 0),
      lines() {
        const [first = [], second = []] = ways.map((places) => index.find(places));
        return second.length === 0 ? first : unionOf(first, second, index.lineCount);
      },
      areAllLines: true,
      endIn(line, fromWord) {
        for (const places of ways) {
          const start = places.length > 0 ? index.placeIn(line, places, fromWord) : -1;
          if (start >= 0) return start + places.length;
        }
        return -1;
      },
      locate(line, fromWord) {
        for (const places of ways) {
          const words = places.length > 0 ? index.locate(line, places, { fromWord }) : null;
          if (words) return matchesAt(line, words, parts, isExact || places !== ways[0]);
        }
        return null;
      },
    };
  };

  return (typed) => {
    const operators = parseOperators(typed, { hasHyphens: true });
    if (operators) return operatorTiers(read, operators, index.lineCount);
    const text = gurmukhiText(typed);
    const parts = partsOf(text);
    if (parts.length === 0 || parts.length > MOST_WORDS) return [];
    // The widest of these has all lines of the others: it is looked for once, and they among its lines.
    const brokenPlaces = whenNeeded(() => index.textPlaces(text));
    const brokenLines = whenNeeded(() => index.find(brokenPlaces()));
    const openPlaces = whenNeeded(() => foldedPlaces(parts, true));
    const openLines = whenNeeded(() => index.find(openPlaces()));
    const isPhrase = parts.length > 1;
    const among = (lines: () => ArrayLike<LineIndex>): TierOptions => (isPhrase ? { among: lines() } : {});
    const asTyped: LazyTier = { find: () => tier(parts, index.wordPlaces(parts), among(brokenLines)) };
    const brokenOff: LazyTier = {
      find: () => tier(parts, brokenPlaces(), { isWhole: false, lines: brokenLines() }),
    };
    const withoutSigns: LazyTier[] = [
      {
        isInCorpusOrder: false,
        find: () => tier(parts, foldedPlaces(parts, false), among(openLines)),
      },
      { isInCorpusOrder: false, find: () => tier(parts, openPlaces(), { lines: openLines() }) },
    ];
    const loosely: LazyTier = { onlyBelow: ENOUGH, find: () => byLetters(parts, Infinity) };
    if (parts.length === 1) {
      // A letter alone is in most lines in some form; a mark has no other form.
      const letterCount = mainLettersOfWord(text).length;
      if (letterCount < 2) return [asTyped, brokenOff, ...withoutSigns.slice(0, letterCount)];
      return [asTyped, brokenOff, ...withoutSigns, loosely];
    }
    return [
      asTyped,
      { find: () => tier(parts, index.phrasePlaces(parts), { isWhole: false, ...among(brokenLines) }) },
      { onlyBelow: ENOUGH, find: () => byLetters(parts, FEW_SIGNS) },
      brokenOff,
      ...withoutSigns,
      { onlyBelow: ENOUGH, find: () => tier(parts, foldedPlaces(parts, false), { gap: 'short' }) },
      loosely,
    ];
  };
}
