import type { LineIndex } from '@naad/gurbani-corpus';
import { createSortedLineSet, lazy } from './collections.ts';
import type { FormIndex } from './formIndex.ts';
import { operatorTiers, parseOperators } from './operators.ts';
import type { PieceMatcher, PieceOptions } from './operators.ts';
import type { MatchKind } from '@naad/gurbani-model';
import { PAGE_SIZE, reasonsOf, tiersFor } from './tiers.ts';
import type { LazyTier, Tier, TierRule, WordMatch } from './tiers.ts';
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
  readonly foldedPattern: () => WordSet[];
  readonly letterPattern: () => WordSet[];
}

interface WordFinderOptions {
  readonly index: WordIndex;
  /** Words by their folded form, and by their main letters. */
  readonly folded: FormIndex;
  readonly main: FormIndex;
  /** Rank of a line among equal matches. */
  readonly rankOf: (line: LineIndex) => number;
}

interface TierOptions {
  readonly gap?: Gap;
  /** Superset of the lines of the tier. */
  readonly among?: ArrayLike<LineIndex>;
  /** Lines of the tier, if known. */
  readonly lines?: ArrayLike<LineIndex>;
  /** False if a word that contains the typed one matches it exactly. */
  readonly isWhole?: boolean;
}

const partsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** The sets of parts, the same one for a repeated part. */
function setsOf(parts: readonly string[], setOf: (part: string) => WordSet): WordSet[] {
  const known = new Map<string, WordSet>();
  return parts.map((part) => {
    const set = known.get(part) ?? setOf(part);
    known.set(part, set);
    return set;
  });
}

const isPhrase = (query: WordQuery): boolean => query.isPhrase;
// A single letter is in most lines in some form; a single sign has no other form.
const hasLetters =
  (count: number) =>
  (query: WordQuery): boolean =>
    query.isPhrase || query.letterCount >= count;
/** Limits the strict tiers of a phrase to the lines of a wider one. */
const amongBroken = (query: WordQuery): TierOptions => (query.isPhrase ? { among: query.brokenLines() } : {});
const amongOpen = (query: WordQuery): TierOptions => (query.isPhrase ? { among: query.openLines() } : {});

/**
 * Search by Gurmukhi words. Tiers of a phrase: exact words; the last word unfinished; if less than a page was found,
 * words with the same letters that differ in one or two signs; the first word broken off; folded words (see {@link
 * foldWord}); and if less than a page was found, with a short word of the line skipped, then words that differ in any
 * signs, fewest first. A single word matches exactly, then inside words, then folded, then by its letters.
 */
export class WordFinder {
  private readonly index: WordIndex;
  private readonly folded: FormIndex;
  private readonly main: FormIndex;
  private readonly rankOf: (line: LineIndex) => number;

  private readonly rules: readonly TierRule<WordQuery>[] = [
    // Exact words.
    { find: (query) => this.tier(query.parts, this.index.wordPattern(query.parts), amongBroken(query)) },
    // The last word unfinished.
    {
      appliesTo: isPhrase,
      find: (query) =>
        this.tier(query.parts, this.index.phrasePattern(query.parts), {
          isWhole: false,
          ...amongBroken(query),
        }),
    },
    // One or two signs differ.
    {
      appliesTo: isPhrase,
      onlyBelow: PAGE_SIZE,
      isFuzzy: true,
      find: (query) => this.byLetters(query, MAX_TYPO_SIGNS),
    },
    // The first word broken off too.
    {
      find: ({ parts, brokenPattern, brokenLines }) =>
        this.tier(parts, brokenPattern(), { isWhole: false, lines: brokenLines() }),
    },
    // Folded words.
    {
      appliesTo: hasLetters(1),
      isInCorpusOrder: false,
      find: (query) => this.tier(query.parts, query.foldedPattern(), amongOpen(query)),
    },
    // Folded words, the last one unfinished.
    {
      appliesTo: hasLetters(2),
      isInCorpusOrder: false,
      find: ({ parts, openPattern, openLines }) => this.tier(parts, openPattern(), { lines: openLines() }),
    },
    // A short word of the line skipped.
    {
      appliesTo: isPhrase,
      onlyBelow: PAGE_SIZE,
      isFuzzy: true,
      find: ({ parts, foldedPattern }) => this.tier(parts, foldedPattern(), { gap: 'short' }),
    },
    // Any signs differ.
    {
      appliesTo: hasLetters(2),
      onlyBelow: PAGE_SIZE,
      isFuzzy: true,
      find: (query) => this.byLetters(query, Infinity),
    },
  ];

  constructor({ index, folded, main, rankOf }: WordFinderOptions) {
    this.index = index;
    this.folded = folded;
    this.main = main;
    this.rankOf = rankOf;
  }

  /** The tiers of a query, best first. */
  find(typed: string): readonly LazyTier[] {
    const { index } = this;
    const operators = parseOperators(typed, { hasHyphens: true });
    if (operators) {
      return operatorTiers((piece, options) => this.matcherOf(piece, options), operators, index.lineCount);
    }
    const text = gurmukhiText(typed);
    const parts = partsOf(text);
    if (parts.length === 0 || parts.length > MAX_WORDS) return [];
    const brokenPattern = lazy(() => index.textPattern(text));
    const openPattern = lazy(() => this.foldedPattern(parts, true));
    return tiersFor(this.rules, {
      parts,
      isPhrase: parts.length > 1,
      letterCount: mainLettersOfWord(text).length,
      brokenPattern,
      brokenLines: lazy(() => index.find(brokenPattern())),
      openPattern,
      openLines: lazy(() => index.find(openPattern())),
      foldedPattern: lazy(() => this.foldedPattern(parts, false)),
      letterPattern: lazy(() => this.letterPattern(parts)),
    });
  }

  private foldedPattern(parts: readonly string[], isLastOpen: boolean): WordSet[] {
    const wholes = isLastOpen ? parts.slice(0, -1) : parts;
    const pattern = setsOf(wholes, (part) => this.index.wordSet(this.folded.exactly(foldWord(part))));
    if (isLastOpen) pattern.push(this.index.wordSet(this.folded.beginningWith(foldWord(parts.at(-1) ?? ''))));
    return pattern;
  }

  private letterPattern(parts: readonly string[]): WordSet[] {
    return setsOf(parts, (part) => this.index.wordSet(this.main.exactly(mainLettersOfWord(part))));
  }

  private textOf(word: number): string {
    return this.index.vocabulary[word] ?? '';
  }

  /** @param isWhole true if a word that only contains the typed one is another word */
  private kindOf(word: number, part: string, isWhole: boolean): MatchKind {
    const text = this.textOf(word);
    if (isWhole ? text === part : text.includes(part)) return 'exact';
    return this.folded.formOf(word).startsWith(foldWord(part)) ? 'folded' : 'typo';
  }

  private matchesOf(
    line: LineIndex,
    words: readonly number[],
    parts: readonly string[],
    isWhole: boolean,
  ): WordMatch[] {
    return words.map((word, position) => ({
      word,
      how: this.kindOf(this.index.wordAt(line, word), parts[position] ?? '', isWhole),
    }));
  }

  private tier(
    parts: readonly string[],
    pattern: readonly WordSet[],
    { gap = 'none', isWhole = true, among, lines }: TierOptions = {},
  ): Tier {
    return {
      lines: lines ?? this.index.find(pattern, { gap, ...(among ? { among } : {}) }),
      isRanked: false,
      explain: (line) => {
        const words = this.index.locate(line, pattern, { gap }) ?? [];
        // A skipped word makes the whole match a typo.
        return reasonsOf(
          gap === 'none'
            ? this.matchesOf(line, words, parts, isWhole)
            : words.map((word) => ({ word, how: 'typo' })),
        );
      },
    };
  }

  /** Lines whose words have the same letters, fewest differing signs first. */
  private byLetters({ parts, foldedPattern, letterPattern }: WordQuery, maxDistance: number): Tier {
    const { index } = this;
    const distanceAt = this.signDistances(parts);
    const best = new Map<LineIndex, { words: readonly number[]; cost: number }>();
    for (const pattern of [foldedPattern(), letterPattern()]) {
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
      lines: [...best.keys()].sort((a, b) => costOf(a) - costOf(b) || this.rankOf(a) - this.rankOf(b)),
      isRanked: true,
      explain: (line) => reasonsOf(this.matchesOf(line, best.get(line)?.words ?? [], parts, true)),
    };
  }

  /** Distances of words from the typed parts, cached: the same few words recur in many lines. */
  private signDistances(parts: readonly string[]): (part: number, word: number) => number {
    const distances = parts.map(() => new Map<number, number>());
    return (part, word) => {
      const known = distances[part]?.get(word);
      if (known !== undefined) return known;
      const distance = signDistance(parts[part] ?? '', this.textOf(word));
      distances[part]?.set(word, distance);
      return distance;
    };
  }

  /** Matches a piece of a query with operators. */
  private matcherOf(piece: string, { isExact }: PieceOptions): PieceMatcher {
    const { index } = this;
    const text = gurmukhiText(piece);
    const parts = partsOf(text);
    const patterns = isExact
      ? [index.wordPattern(parts)]
      : [index.textPattern(text), this.foldedPattern(parts, true)];
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
      locate: (line, fromWord) => {
        for (const pattern of patterns) {
          const words = pattern.length > 0 ? index.locate(line, pattern, { fromWord }) : null;
          if (words) return this.matchesOf(line, words, parts, isExact || pattern !== patterns[0]);
        }
        return null;
      },
    };
  }
}
