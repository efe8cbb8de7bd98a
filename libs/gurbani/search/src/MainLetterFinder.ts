import type { LineIndex } from '@naad/gurbani-corpus';
import { lazy } from './collections.ts';
import type { FormIndex } from './formIndex.ts';
import { operatorTiers, parseOperators } from './operators.ts';
import type { PieceMatcher, PieceOptions } from './operators.ts';
import { PAGE_SIZE, reasonsOf, tiersFor } from './tiers.ts';
import type { LazyTier, Tier, TierRule } from './tiers.ts';
import { gurmukhiText, mainLettersOfWord } from './wordForms.ts';
import type { Gap, WordIndex, WordSet } from './wordIndex.ts';

/** No line has more words. */
const MAX_WORDS = 50;
/** Shorter runs without spaces occur in too many lines by chance. */
const MIN_RUN_LENGTH = 4;
const MAX_RUN_LENGTH = 60;
const NUMBER = /^[੦-੯]+$/;

interface MainLetterQuery {
  readonly parts: readonly string[];
  /** The letters without spaces. */
  readonly letters: string;
}

interface MainLetterFinderOptions {
  readonly index: WordIndex;
  /** Words by their main letters, without and with subjoined letters: people type either. */
  readonly main: FormIndex;
  readonly joined: FormIndex;
}

const partsOf = (typed: string): string[] =>
  gurmukhiText(typed).split(' ').map(mainLettersOfWord).filter(Boolean);

const isPhrase = ({ parts }: MainLetterQuery): boolean => parts.length > 1;
const isRun = ({ letters }: MainLetterQuery): boolean =>
  letters.length >= MIN_RUN_LENGTH && letters.length <= MAX_RUN_LENGTH;

/**
 * Search by main letters. Tiers: whole words in sequence; the last word unfinished; then, in corpus order or if less
 * than a page was found, what BaniDB finds: any word unfinished, with gaps. Last, the letters as a run across word
 * boundaries: for text without spaces if less than a page was found, otherwise if nothing was.
 */
export class MainLetterFinder {
  private readonly index: WordIndex;
  private readonly main: FormIndex;
  private readonly joined: FormIndex;
  /** Words that are numbers. */
  private readonly numbers: () => ReadonlySet<number>;

  private readonly rules: readonly TierRule<MainLetterQuery>[] = [
    // Whole words.
    { find: ({ parts }) => this.tier(this.patternOf(parts, 'none'), 'none') },
    // The last word unfinished.
    { find: ({ parts }) => this.tier(this.patternOf(parts, 'last'), 'none') },
    // As in BaniDB.
    {
      appliesTo: isPhrase,
      onlyBelow: PAGE_SIZE,
      isInCorpusOrder: true,
      find: ({ parts }) => this.tier(this.patternOf(parts, 'all'), 'any'),
    },
    // A run of letters.
    {
      appliesTo: (query) => isRun(query) && !isPhrase(query),
      onlyBelow: PAGE_SIZE,
      isFuzzy: true,
      find: ({ letters }) => this.acrossSpaces(letters),
    },
    // A run of letters with spaces elsewhere.
    {
      appliesTo: (query) => isRun(query) && isPhrase(query),
      onlyBelow: 1,
      isFuzzy: true,
      find: ({ letters }) => this.acrossSpaces(letters),
    },
  ];

  constructor({ index, main, joined }: MainLetterFinderOptions) {
    this.index = index;
    this.main = main;
    this.joined = joined;
    this.numbers = lazy(
      () => new Set(index.vocabulary.flatMap((text, number) => (NUMBER.test(text) ? [number] : []))),
    );
  }

  /** The tiers of a query, best first. */
  find(typed: string): readonly LazyTier[] {
    const operators = parseOperators(typed, { hasHyphens: false });
    if (operators) {
      return operatorTiers(
        (piece, options) => this.matcherOf(piece, options),
        operators,
        this.index.lineCount,
      );
    }
    const parts = partsOf(typed);
    if (parts.length === 0 || parts.length > MAX_WORDS) return [];
    return tiersFor(this.rules, { parts, letters: parts.join('') });
  }

  private wordSetOf(part: string, isUnfinished: boolean): WordSet {
    const wordsIn = (forms: FormIndex): number[] =>
      isUnfinished ? forms.beginningWith(part) : forms.exactly(part);
    return this.index.wordSet([...new Set([...wordsIn(this.main), ...wordsIn(this.joined)])]);
  }

  private patternOf(parts: readonly string[], unfinished: 'none' | 'last' | 'all'): WordSet[] {
    // Look up a repeated word only once.
    const known = new Map<string, WordSet>();
    return parts.map((part, position) => {
      const isUnfinished = unfinished === 'all' || (unfinished === 'last' && position === parts.length - 1);
      const key = `${part} ${String(isUnfinished)}`;
      const set = known.get(key) ?? this.wordSetOf(part, isUnfinished);
      known.set(key, set);
      return set;
    });
  }

  private tier(pattern: readonly WordSet[], gap: Gap): Tier {
    return {
      lines: this.index.find(pattern, { gap }),
      isRanked: false,
      explain: (line: LineIndex) =>
        reasonsOf(
          (this.index.locate(line, pattern, { gap }) ?? []).map((word) => ({
            word,
            how: gap === 'none' ? 'exact' : 'folded',
          })),
        ),
    };
  }

  /** Lines where consecutive words have these letters, wherever they are split; the last word may be unfinished. */
  private acrossSpaces(letters: string): Tier {
    const { index } = this;
    const wordsAt = this.wordLengths(letters);
    /** Index after the words, from this one on, that cover the letters from `offset`; -1 if they don't. */
    const endOf = (line: LineIndex, position: number, offset: number): number => {
      if (offset === letters.length) return position;
      if (position === index.wordCount(line)) return -1;
      const word = index.wordAt(line, position);
      const lengths = wordsAt(offset)[word] ?? 0;
      if (lengths === 0) {
        // Numbers have no letters: ਮਹਲਾ ੫ ਘਰੁ ੧ is ਮਹਲਘਰ.
        return offset > 0 && this.numbers().has(word) ? endOf(line, position + 1, offset) : -1;
      }
      const end = endOf(line, position + 1, offset + (lengths & 0xff));
      return end < 0 && lengths > 0xff ? endOf(line, position + 1, offset + (lengths >> 8)) : end;
    };
    const firstLengths = wordsAt(0);
    const runIn = (line: LineIndex): number[] | null => {
      for (let first = 0; first < index.wordCount(line); first++) {
        if (firstLengths[index.wordAt(line, first)] === 0) continue;
        const end = endOf(line, first, 0);
        if (end >= 0) return Array.from({ length: end - first }, (_, step) => first + step);
      }
      return null;
    };
    const firstWords: number[] = [];
    firstLengths.forEach((lengths, word) => {
      if (lengths > 0) firstWords.push(word);
    });
    return {
      lines: Array.from(index.find([index.wordSet(firstWords)])).filter((line) => runIn(line) !== null),
      isRanked: false,
      explain: (line) => reasonsOf((runIn(line) ?? []).map((word) => ({ word, how: 'folded' }))),
    };
  }

  /**
   * Letters that each word covers from an offset, by word number; 0 for words that don't match. If a word matches both
   * without and with its subjoined letters, the second length is in the high byte.
   */
  private wordLengths(letters: string): (offset: number) => Uint16Array {
    const lengthsAt = new Map<number, Uint16Array>();
    return (offset) => {
      const known = lengthsAt.get(offset);
      if (known) return known;
      const lengths = new Uint16Array(this.index.vocabulary.length);
      for (let end = offset + 1; end <= letters.length; end++) {
        const form = letters.slice(offset, end);
        const length = end - offset;
        const wordsIn = (forms: FormIndex): readonly number[] =>
          end === letters.length && offset > 0 ? forms.beginningWith(form) : forms.exactly(form);
        for (const word of wordsIn(this.main)) lengths[word] = length;
        for (const word of wordsIn(this.joined)) {
          const shorter = lengths[word] ?? 0;
          if (shorter !== length) lengths[word] = shorter === 0 ? length : shorter | (length << 8);
        }
      }
      lengthsAt.set(offset, lengths);
      return lengths;
    };
  }

  /** Matches a piece of a query with operators. */
  private matcherOf(piece: string, { isExact }: PieceOptions): PieceMatcher {
    const { index } = this;
    const pattern = this.patternOf(partsOf(piece), isExact ? 'none' : 'last');
    return {
      maxLines: index.maxLines(pattern),
      lines: () => index.find(pattern),
      isExhaustive: true,
      endOfMatch(line, fromWord) {
        const start = pattern.length > 0 ? index.findIn(line, pattern, fromWord) : -1;
        return start < 0 ? -1 : start + pattern.length;
      },
      locate(line, fromWord) {
        const words = pattern.length > 0 ? index.locate(line, pattern, { fromWord }) : null;
        return words?.map((word) => ({ word, how: 'exact' })) ?? null;
      },
    };
  }
}
