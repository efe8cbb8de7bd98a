import type { LineIndex } from '@naad/gurbani-corpus';
import { lazy } from '../collections.ts';
import { operatorTiers, parseOperators } from '../operators.ts';
import type { PieceMatcher, PieceOptions } from '../operators.ts';
import { PAGE_SIZE, reasonsOf, tiersFor } from '../tiers.ts';
import type { LazyTier, Tier, TierRule, WordMatch } from '../tiers.ts';
import { Respeller } from './Respeller.ts';
import { MAX_WORDS, RomanizedScorer } from './RomanizedScorer.ts';
import type { Alignment, IsShabadEnd, TypedWord } from './RomanizedScorer.ts';
import type { SoundIndex } from './soundIndex.ts';
import { latinLetters } from './soundOf.ts';
import { WindowScorer } from './WindowScorer.ts';

const MAX_QUERY_LENGTH = 1_000;
const MAX_WORD_LENGTH = 60;
/** Shorter single words begin too many others. */
const MIN_BEGINNING = 3;
/** A beginning of more words than these names none. */
const MAX_BEGUN_POSTINGS = 20_000;
/** Bonus that puts lines with every word first. */
const COMPLETE_BONUS = 1_000;
const NONE = new Uint32Array(0);

/** Aligned lines, best first. */
interface RankedLines {
  readonly lines: readonly LineIndex[];
  readonly alignments: ReadonlyMap<LineIndex, Alignment>;
}

interface PhraseQuery {
  readonly words: readonly string[];
  /** True if the last word may be the beginning of one. */
  readonly isUnfinished: boolean;
  /** Lines by whole words. */
  readonly strict: () => RankedLines;
  /** The same, and the last word may be unfinished. */
  readonly open: () => RankedLines;
}

interface WordQuery {
  readonly letters: string;
  /** True if the word may be the beginning of one. */
  readonly isUnfinished: boolean;
  readonly word: TypedWord;
  /** Lines with the sound of the word, by closeness: the same spelling, the same voice, or only the sound. */
  readonly lines: Readonly<Record<'spelling' | 'voice' | 'sound', readonly LineIndex[]>>;
}

interface RomanizedFinderOptions {
  readonly index: SoundIndex;
  /** Rank of a line among equal matches. */
  readonly rankOf: (line: LineIndex) => number;
  readonly isShabadEnd: IsShabadEnd;
}

const isComplete = ({ score }: Alignment): boolean => score >= COMPLETE_BONUS;
/** True if some line has every typed word whole. */
const hasWhole = ({ alignments }: RankedLines): boolean =>
  [...alignments.values()].some((each) => isComplete(each) && each.isWhole);

/**
 * Search by words in Latin letters, compared by sound. Tiers: lines with every word in order, the last one possibly
 * unfinished; if less than a page was found, lines with most of the words. Stages and weights: see the README.
 */
export class RomanizedFinder {
  private readonly index: SoundIndex;
  private readonly rankOf: (line: LineIndex) => number;
  private readonly scorer: RomanizedScorer;
  private readonly windows: WindowScorer;
  private readonly respeller: Respeller;

  private readonly phraseRules: readonly TierRule<PhraseQuery>[] = [
    {
      appliesTo: ({ isUnfinished }) => isUnfinished,
      isInCorpusOrder: false,
      find: ({ open }) => this.phraseTier(open(), hasWhole(open()) ? isComplete : () => false),
    },
    {
      // Corpus order alone: in rank order the tier above has these lines too.
      appliesTo: ({ isUnfinished }) => isUnfinished,
      isInCorpusOrder: true,
      onlyBelow: 0,
      find: ({ strict }) => this.phraseTier(strict(), isComplete),
    },
    {
      appliesTo: ({ isUnfinished }) => !isUnfinished,
      find: ({ strict }) => this.phraseTier(strict(), isComplete),
    },
    { onlyBelow: PAGE_SIZE, isFuzzy: true, find: (query) => this.partialMatches(query) },
  ];

  private readonly wordRules: readonly TierRule<WordQuery>[] = [
    { find: ({ word, lines }) => this.wordTier(lines.spelling, word) },
    { find: ({ word, lines }) => this.wordTier(lines.voice, word) },
    {
      appliesTo: ({ isUnfinished }) => isUnfinished,
      onlyBelow: PAGE_SIZE,
      find: ({ letters }) => this.wordsBegunBy(letters),
    },
    { find: ({ word, lines }) => this.wordTier(lines.sound, word) },
    { onlyBelow: PAGE_SIZE, isFuzzy: true, find: ({ letters }) => this.similarWords(letters) },
  ];

  constructor({ index, rankOf, isShabadEnd }: RomanizedFinderOptions) {
    this.index = index;
    this.rankOf = rankOf;
    this.scorer = new RomanizedScorer(index);
    this.respeller = new Respeller(index);
    this.windows = new WindowScorer(index, this.scorer, isShabadEnd);
  }

  /** The tiers of a query, best first. */
  find(text: string): readonly LazyTier[] {
    const operators = parseOperators(text, { hasHyphens: true });
    if (operators) {
      return operatorTiers(
        (piece, options) => this.matcherOf(piece, options),
        operators,
        this.index.lineCount,
      );
    }
    const words = this.wordsOf(text);
    const [only, ...others] = words;
    if (only === undefined) return [];
    const isUnfinished =
      /\p{L}$/u.test(text) && (words.at(-1)?.length ?? 0) >= (others.length > 0 ? 1 : MIN_BEGINNING);
    if (others.length > 0) {
      const strict = lazy(() => this.rank(this.lookUpAll(words, false)));
      return tiersFor(this.phraseRules, {
        words,
        isUnfinished,
        strict,
        open: isUnfinished ? lazy(() => this.rank(this.lookUpAll(words, false, true))) : strict,
      });
    }
    const word = this.scorer.lookUp(only, false);
    return tiersFor(this.wordRules, {
      letters: only,
      isUnfinished,
      word,
      lines: this.linesByCloseness(word),
    });
  }

  private wordsOf(text: string): string[] {
    const words = text
      .slice(0, MAX_QUERY_LENGTH)
      .split(/[\s\p{Pd},.;:|!?]+/u)
      .map(latinLetters)
      .filter((letters) => letters !== '' && letters.length <= MAX_WORD_LENGTH);
    return this.respeller.respell(words).slice(0, MAX_WORDS);
  }

  private rank(typed: readonly TypedWord[]): RankedLines {
    const alignments = this.scorer.alignLikeliest(typed);
    for (const [line, alignment] of alignments) {
      if (alignment.matches.length === typed.length)
        alignments.set(line, { ...alignment, score: alignment.score + COMPLETE_BONUS });
    }
    const lines = Array.from(alignments, ([line, { score }]) => ({ line, score, rank: this.rankOf(line) }))
      .sort((a, b) => b.score - a.score || a.rank - b.rank)
      .map(({ line }) => line);
    return { lines, alignments };
  }

  private phraseTier({ lines, alignments }: RankedLines, isWanted: (alignment: Alignment) => boolean): Tier {
    return {
      lines: lines.filter((line) => {
        const alignment = alignments.get(line);
        return alignment !== undefined && isWanted(alignment);
      }),
      isRanked: true,
      explain: (line) => reasonsOf(alignments.get(line)?.matches ?? []),
    };
  }

  /** Lines with most of the words: after complete matches in order, otherwise in any order over two lines. */
  private partialMatches({ words, isUnfinished, open }: PhraseQuery): Tier {
    if (hasWhole(open())) {
      const { lines, alignments } = open();
      const matchesOf = (line: LineIndex): readonly WordMatch[] => alignments.get(line)?.matches ?? [];
      return {
        lines: lines.filter((line) => matchesOf(line).length * 2 > words.length),
        isRanked: true,
        explain: (line) => reasonsOf(matchesOf(line).map(({ word }) => ({ word, how: 'typo' }))),
      };
    }
    const found = this.windows.find(this.lookUpAll(words, true, isUnfinished));
    const byLine = new Map(found.map((match) => [match.line, match]));
    return {
      lines: found
        .sort((a, b) => b.score - a.score || this.rankOf(a.line) - this.rankOf(b.line))
        .map(({ line }) => line),
      isRanked: true,
      explain: (line) => byLine.get(line)?.explain() ?? [],
    };
  }

  /** Looks up words, a repeated one once. */
  private lookUpAll(words: readonly string[], isForgiving: boolean, isUnfinished = false): TypedWord[] {
    const known = new Map<string, TypedWord>();
    return words.map((word, position) => {
      if (isUnfinished && position === words.length - 1) return this.scorer.lookUp(word, isForgiving, true);
      const typed = known.get(word) ?? this.scorer.lookUp(word, isForgiving);
      known.set(word, typed);
      return typed;
    });
  }

  private linesByCloseness(word: TypedWord): WordQuery['lines'] {
    const { index } = this;
    /** 3 same spelling, 2 same voice, 1 same sound, 0 another word. */
    const closenessOfSpelling = (spelling: number): number => {
      if (spelling === word.spelling) return 3;
      if (index.soundOfSpelling[spelling] !== word.sound) return 0;
      return index.voiceOfSpelling[spelling] === word.voice ? 2 : 1;
    };
    const closenessOf = (line: LineIndex): number => {
      let best = 0;
      const end = index.start(line + 1);
      for (let token = index.start(line); token < end && best < 3; token++)
        best = Math.max(best, closenessOfSpelling(index.tokens[token] ?? 0));
      return best;
    };
    const spelling: LineIndex[] = [];
    const voice: LineIndex[] = [];
    const sound: LineIndex[] = [];
    const lines = word.sound < 0 ? NONE : index.linesOf(word.sound);
    for (let position = 0; position < lines.length; position++) {
      const line = lines[position] ?? 0;
      const best = closenessOf(line);
      (best === 3 ? spelling : best === 2 ? voice : sound).push(line);
    }
    return { spelling, voice, sound };
  }

  private wordTier(lines: readonly LineIndex[], word: TypedWord): Tier {
    return { lines, isRanked: false, explain: (line) => this.scorer.explain(line, word) };
  }

  /** Lines with a word that begins with these letters. */
  private wordsBegunBy(letters: string): Tier {
    const { index, scorer } = this;
    const word = scorer.lookUp(letters, false, true);
    const sounds = new Set<number>();
    index.soundOfSpelling.forEach((sound, spelling) => {
      if (scorer.isBegunBy(word, spelling)) sounds.add(sound);
    });
    const lists = [...sounds].map((sound) => index.linesOf(sound));
    if (lists.reduce((sum, { length }) => sum + length, 0) > MAX_BEGUN_POSTINGS)
      return this.wordTier([], word);
    const hasWord = (line: LineIndex): boolean => {
      const end = index.start(line + 1);
      for (let token = index.start(line); token < end; token++)
        if (scorer.isBegunBy(word, index.tokens[token] ?? -1)) return true;
      return false;
    };
    return this.wordTier(
      lists.flatMap((lines) => [...lines].filter(hasWord)),
      word,
    );
  }

  private similarWords(letters: string): Tier {
    const word = this.scorer.lookUp(letters, true);
    return this.wordTier(
      [...word.near].flatMap((sound) => [...this.index.linesOf(sound)]),
      word,
    );
  }

  private matcherOf(piece: string, { isExact }: PieceOptions): PieceMatcher {
    const { index, scorer } = this;
    const typed = this.wordsOf(piece).map((word) => scorer.lookUp(word, false));
    const lists = typed.map(({ sound }) => (sound < 0 ? NONE : index.linesOf(sound)));
    const shortest = lists.reduce(
      (least, list) => (list.length < least.length ? list : least),
      lists[0] ?? NONE,
    );
    const isAt = (token: number): boolean => {
      for (let position = 0; position < typed.length; position++) {
        const spelling = index.tokens[token + position] ?? -1;
        const word = typed[position];
        if (isExact ? spelling !== word?.spelling : index.soundOfSpelling[spelling] !== word?.sound)
          return false;
      }
      return true;
    };
    const wordAt = (token: number): number => index.wordOfToken[token] ?? 0;
    const tokenIn = (line: LineIndex, fromWord: number): number => {
      const end = index.start(line + 1);
      let token = index.start(line);
      while (token < end && wordAt(token) < fromWord) token++;
      for (; typed.length > 0 && token + typed.length <= end; token++) if (isAt(token)) return token;
      return -1;
    };
    return {
      maxLines: shortest.length,
      lines: () => shortest,
      isExhaustive: typed.length === 1 && !isExact,
      endOfMatch(line, fromWord) {
        const token = tokenIn(line, fromWord);
        return token < 0 ? -1 : wordAt(token + typed.length - 1) + 1;
      },
      locate(line, fromWord) {
        const from = tokenIn(line, fromWord);
        return from < 0 ? null : typed.map((word, position) => scorer.matchAt(from + position, word));
      },
    };
  }
}
