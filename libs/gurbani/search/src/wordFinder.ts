import type { LineIndex } from '@naad/gurbani-corpus';
import { createSortedLineSet, lazy } from './collections.ts';
import type { FormIndex } from './formIndex.ts';
import { operatorTiers, parseOperators } from './operators.ts';
import type { ReadPiece } from './operators.ts';
import type { MatchKind } from '@naad/gurbani-model';
import { PAGE_SIZE, reasonsOf, tiersFor } from './tiers.ts';
import type { Finder, Tier, TierRule, WordMatch } from './tiers.ts';
import { foldWord, gurmukhiText, mainLettersOfWord, signDistance } from './wordForms.ts';
import type { Gap, WordIndex, WordSet } from './wordIndex.ts';

/** Maximum number of differing signs for which a typo is likelier than a phrase broken off. */
const MAX_TYPO_SIGNS = 2;
/** No line has more words. */
const MAX_WORDS = 50;
/** Maximum number of lines per query to compare sign by sign. */
const MAX_COMPARED = 1_500;

/** Union of both lists. */
function unionOf(
  first: ArrayLike<LineIndex>,
  second: ArrayLike<LineIndex>,
  lineCount: number,
): ArrayLike<LineIndex> {
  const lines = createSortedLineSet(lineCount);
  lines.addAll(first);
  lines.addAll(second);
  return lines.inOrder();
}

interface WordQuery {
  readonly parts: readonly string[];
  readonly isPhrase: boolean;
  /** Number of main letters. */
  readonly letterCount: number;
  // The widest tiers contain the lines of stricter ones: compute them once and filter them for these.
  readonly brokenPattern: () => WordSet[];
  readonly brokenLines: () => ArrayLike<LineIndex>;
  readonly openPattern: () => WordSet[];
  readonly openLines: () => ArrayLike<LineIndex>;
}

interface WordFinderOptions {
  readonly index: WordIndex;
  /** Words by their folded form, and by their main letters. */
  readonly folded: FormIndex;
  readonly main: FormIndex;
  /** Rank of a line among equal matches. */
  readonly rankOf: (line: LineIndex) => number;
}

/**
 * Search by Gurmukhi words. Tiers of a phrase: exact words; the last word unfinished; if less than a page was found,
 * words with the same letters that differ in one or two signs; the first word broken off; folded words (see {@link
 * foldWord}); and if less than a page was found, with a short word of the line skipped, then words that differ in any
 * signs, fewest first. A single word matches exactly, then inside words, then folded, then by its letters.
 */
export function wordFinder({ index, folded, main, rankOf }: WordFinderOptions): Finder {
  const partsOf = (text: string): string[] => text.split(' ').filter(Boolean);
  const foldedPattern = (parts: readonly string[], isLastOpen: boolean): WordSet[] =>
    parts.map((part, position) => {
      const form = foldWord(part);
      const isUnfinished = isLastOpen && position === parts.length - 1;
      return index.wordSet(isUnfinished ? folded.beginningWith(form) : folded.exactly(form));
    });
  const letterPattern = (parts: readonly string[]): WordSet[] =>
    parts.map((part) => index.wordSet(main.exactly(mainLettersOfWord(part))));

  const textOf = (word: number): string => index.vocabulary[word] ?? '';
  /** @param isWhole true if a word that only contains the typed one is another word */
  const kindOf = (word: number, part: string, isWhole: boolean): MatchKind => {
    const text = textOf(word);
    if (isWhole ? text === part : text.includes(part)) return 'exact';
    return folded.formOf(word).startsWith(foldWord(part)) ? 'folded' : 'typo';
  };
  const matchesOf = (
    line: LineIndex,
    words: readonly number[],
    parts: readonly string[],
    isWhole: boolean,
  ): WordMatch[] =>
    words.map((word, position) => ({
      word,
      how: kindOf(index.wordAt(line, word), parts[position] ?? '', isWhole),
    }));
  interface TierOptions {
    readonly gap?: Gap;
    /** Superset of the lines of the tier. */
    readonly among?: ArrayLike<LineIndex>;
    /** Lines of the tier, if known. */
    readonly lines?: ArrayLike<LineIndex>;
    readonly isWhole?: boolean;
  }
  const tier = (
    parts: readonly string[],
    pattern: readonly WordSet[],
    { gap = 'none', isWhole = true, among, lines }: TierOptions = {},
  ): Tier => ({
    lines: lines ?? index.find(pattern, { gap, ...(among ? { among } : {}) }),
    isRanked: false,
    explain(line) {
      const words = index.locate(line, pattern, { gap }) ?? [];
      // A skipped word makes the whole match a typo.
      return reasonsOf(
        gap === 'none'
          ? matchesOf(line, words, parts, isWhole)
          : words.map((word) => ({ word, how: 'typo' })),
      );
    },
  });
  /** Lines whose words have the same letters, fewest differing signs first. */
  const byLetters = (parts: readonly string[], maxDistance: number): Tier => {
    // Cache: the same few words recur in many lines.
    const distances = parts.map(() => new Map<number, number>());
    const distanceAt = (part: number, word: number): number => {
      const known = distances[part]?.get(word);
      if (known !== undefined) return known;
      const distance = signDistance(parts[part] ?? '', textOf(word));
      distances[part]?.set(word, distance);
      return distance;
    };
    const best = new Map<LineIndex, { words: readonly number[]; cost: number }>();
    for (const pattern of [foldedPattern(parts, false), letterPattern(parts)]) {
      const lines = index.find(pattern);
      for (let position = 0; position < Math.min(lines.length, MAX_COMPARED); position++) {
        const line = lines[position] ?? 0;
        const words = index.locate(line, pattern) ?? [];
        let cost = 0;
        words.forEach((word, part) => {
          cost += distanceAt(part, index.wordAt(line, word));
        });
        if (cost <= maxDistance && cost < (best.get(line)?.cost ?? Infinity)) best.set(line, { words, cost });
      }
    }
    const costOf = (line: LineIndex): number => best.get(line)?.cost ?? 0;
    return {
      lines: [...best.keys()].sort((a, b) => costOf(a) - costOf(b) || rankOf(a) - rankOf(b)),
      isRanked: true,
      explain(line) {
        const words = best.get(line)?.words ?? [];
        return reasonsOf(matchesOf(line, words, parts, true));
      },
    };
  };

  const read: ReadPiece = (piece, { isExact }) => {
    const text = gurmukhiText(piece);
    const parts = partsOf(text);
    const patterns = isExact
      ? [index.wordPattern(parts)]
      : [index.textPattern(text), foldedPattern(parts, true)];
    return {
      maxLines: patterns.reduce((sum, pattern) => sum + index.maxLines(pattern), 0),
      lines() {
        const [first = [], second = []] = patterns.map((pattern) => index.find(pattern));
        return second.length === 0 ? first : unionOf(first, second, index.lineCount);
      },
      isExhaustive: true,
      endOfMatch(line, fromWord) {
        for (const pattern of patterns) {
          const start = pattern.length > 0 ? index.findIn(line, pattern, fromWord) : -1;
          if (start >= 0) return start + pattern.length;
        }
        return -1;
      },
      locate(line, fromWord) {
        for (const pattern of patterns) {
          const words = pattern.length > 0 ? index.locate(line, pattern, { fromWord }) : null;
          if (words) return matchesOf(line, words, parts, isExact || pattern !== patterns[0]);
        }
        return null;
      },
    };
  };

  const foldedOptions = ({ isPhrase, openLines }: WordQuery): TierOptions =>
    isPhrase ? { among: openLines() } : {};
  const exactOptions = ({ isPhrase, brokenLines }: WordQuery): TierOptions =>
    isPhrase ? { among: brokenLines() } : {};

  // A single letter is in most lines in some form; a single sign has no other form.
  const hasLetters =
    (count: number) =>
    ({ isPhrase, letterCount }: WordQuery): boolean =>
      isPhrase || letterCount >= count;
  const isPhrase = (query: WordQuery): boolean => query.isPhrase;

  const rules: readonly TierRule<WordQuery>[] = [
    // Exact words.
    { find: (query) => tier(query.parts, index.wordPattern(query.parts), exactOptions(query)) },
    // The last word unfinished.
    {
      appliesTo: isPhrase,
      find: (query) =>
        tier(query.parts, index.phrasePattern(query.parts), { isWhole: false, ...exactOptions(query) }),
    },
    // One or two signs differ.
    {
      appliesTo: isPhrase,
      onlyBelow: PAGE_SIZE,
      find: ({ parts }) => byLetters(parts, MAX_TYPO_SIGNS),
    },
    // The first word broken off too.
    {
      find: ({ parts, brokenPattern, brokenLines }) =>
        tier(parts, brokenPattern(), { isWhole: false, lines: brokenLines() }),
    },
    // Folded words.
    {
      appliesTo: hasLetters(1),
      isInCorpusOrder: false,
      find: (query) => tier(query.parts, foldedPattern(query.parts, false), foldedOptions(query)),
    },
    // Folded words, the last one unfinished.
    {
      appliesTo: hasLetters(2),
      isInCorpusOrder: false,
      find: ({ parts, openPattern, openLines }) => tier(parts, openPattern(), { lines: openLines() }),
    },
    // A short word of the line skipped.
    {
      appliesTo: isPhrase,
      onlyBelow: PAGE_SIZE,
      find: ({ parts }) => tier(parts, foldedPattern(parts, false), { gap: 'short' }),
    },
    // Any signs differ.
    { appliesTo: hasLetters(2), onlyBelow: PAGE_SIZE, find: ({ parts }) => byLetters(parts, Infinity) },
  ];

  return (typed) => {
    const operators = parseOperators(typed, { hasHyphens: true });
    if (operators) return operatorTiers(read, operators, index.lineCount);
    const text = gurmukhiText(typed);
    const parts = partsOf(text);
    if (parts.length === 0 || parts.length > MAX_WORDS) return [];
    const brokenPattern = lazy(() => index.textPattern(text));
    const openPattern = lazy(() => foldedPattern(parts, true));
    return tiersFor(rules, {
      parts,
      isPhrase: parts.length > 1,
      letterCount: mainLettersOfWord(text).length,
      brokenPattern,
      brokenLines: lazy(() => index.find(brokenPattern())),
      openPattern,
      openLines: lazy(() => index.find(openPattern())),
    });
  };
}
