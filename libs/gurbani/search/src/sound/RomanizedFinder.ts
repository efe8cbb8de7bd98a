import type { LineIndex } from '@naad/gurbani-corpus';
import { lazy } from '../collections.ts';
import { operatorTiers, parseOperators } from '../operators.ts';
import type { PieceMatcher, PieceOptions } from '../operators.ts';
import { PAGE_SIZE, reasonsOf, tiersFor } from '../tiers.ts';
import type { LazyTier, Tier, TierRule } from '../tiers.ts';
import { MAX_WORDS, RomanizedScorer } from './RomanizedScorer.ts';
import type { Alignment, TypedWord } from './RomanizedScorer.ts';
import type { SoundIndex } from './soundIndex.ts';
import { latinLetters, soundOf } from './soundOf.ts';

const MAX_QUERY_LENGTH = 1_000;
const MAX_WORD_LENGTH = 60;
/** Lengths of unknown words that are tried as two words. */
const SPLITTABLE = { min: 6, max: 30 } as const;
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
  readonly strict: () => RankedLines;
}

interface WordQuery {
  readonly letters: string;
  readonly word: TypedWord;
  /** Lines with the sound of the word, by closeness: the same spelling, the same voice, or only the sound. */
  readonly lines: Readonly<Record<'spelling' | 'voice' | 'sound', readonly LineIndex[]>>;
}

const isComplete = ({ score }: Alignment): boolean => score >= COMPLETE_BONUS;

/**
 * Search by words in Latin letters, compared by sound. Tiers: lines with every word, ranked by spelling, order and
 * neighbourhood; if less than a page was found, lines with a word missing or different by one consonant.
 */
export class RomanizedFinder {
  private readonly index: SoundIndex;
  private readonly rankOf: (line: LineIndex) => number;
  private readonly scorer: RomanizedScorer;

  private readonly phraseRules: readonly TierRule<PhraseQuery>[] = [
    { find: ({ strict }) => this.phraseTier(strict(), isComplete) },
    { onlyBelow: PAGE_SIZE, isFuzzy: true, find: (query) => this.partialMatches(query) },
  ];

  private readonly wordRules: readonly TierRule<WordQuery>[] = [
    { find: ({ word, lines }) => this.wordTier(lines.spelling, word) },
    { find: ({ word, lines }) => this.wordTier(lines.voice, word) },
    { find: ({ word, lines }) => this.wordTier(lines.sound, word) },
    { onlyBelow: PAGE_SIZE, isFuzzy: true, find: ({ letters }) => this.similarWords(letters) },
  ];

  /** @param rankOf rank of a line among equal matches */
  constructor(index: SoundIndex, rankOf: (line: LineIndex) => number) {
    this.index = index;
    this.rankOf = rankOf;
    this.scorer = new RomanizedScorer(index);
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
    if (others.length > 0) {
      return tiersFor(this.phraseRules, {
        words,
        strict: lazy(() => this.rank(this.lookUpAll(words, false))),
      });
    }
    const word = this.scorer.lookUp(only, false);
    return tiersFor(this.wordRules, { letters: only, word, lines: this.linesByCloseness(word) });
  }

  private wordsOf(text: string): string[] {
    const words = text
      .slice(0, MAX_QUERY_LENGTH)
      .split(/[\s\p{Pd},.;:|!?]+/u)
      .map(latinLetters)
      .filter((letters) => letters !== '' && letters.length <= MAX_WORD_LENGTH);
    return this.respell(words);
  }

  /** Splits unknown words, or joins them with the word before, where that gives known words. */
  private respell(words: readonly string[]): string[] {
    const isKnown = (letters: string): boolean => this.index.soundOf(soundOf(letters).bones) >= 0;
    const result: string[] = [];
    for (const word of words) {
      const before = result.at(-1);
      if (before !== undefined && !isKnown(word) && isKnown(before + word)) {
        result[result.length - 1] = before + word;
        continue;
      }
      if (word.length >= SPLITTABLE.min && word.length <= SPLITTABLE.max && !isKnown(word)) {
        const cuts = Array.from({ length: word.length - 3 }, (_, cut) => cut + 2);
        const cut = cuts.find((each) => isKnown(word.slice(0, each)) && isKnown(word.slice(each)));
        if (cut !== undefined) {
          result.push(word.slice(0, cut), word.slice(cut));
          continue;
        }
      }
      result.push(word);
    }
    return result.slice(0, MAX_WORDS);
  }

  private rank(typed: readonly TypedWord[]): RankedLines {
    const alignments = this.scorer.alignLikeliest(typed);
    for (const [line, { score, matches }] of alignments) {
      if (matches.length === typed.length) alignments.set(line, { score: score + COMPLETE_BONUS, matches });
    }
    const scoreOf = (line: LineIndex): number => alignments.get(line)?.score ?? 0;
    const lines = [...alignments.keys()].sort(
      (a, b) => scoreOf(b) - scoreOf(a) || this.rankOf(a) - this.rankOf(b),
    );
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

  /** Lines with most of the words; similar sounds count if no line has every word. */
  private partialMatches({ words, strict }: PhraseQuery): Tier {
    const { lines, alignments } = strict();
    const best = alignments.get(lines[0] ?? -1);
    const forgiving = best && isComplete(best) ? [] : this.lookUpAll(words, true);
    const ranked = forgiving.some(({ near }) => near.size > 0) ? this.rank(forgiving) : strict();
    return this.phraseTier(ranked, ({ matches }) => matches.length * 2 > words.length);
  }

  /** Looks up words, a repeated one once. */
  private lookUpAll(words: readonly string[], isForgiving: boolean): TypedWord[] {
    const known = new Map<string, TypedWord>();
    return words.map((word) => {
      const typed = known.get(word) ?? this.scorer.lookUp(word, isForgiving);
      known.set(word, typed);
      return typed;
    });
  }

  private linesByCloseness(word: TypedWord): WordQuery['lines'] {
    const { index } = this;
    /** By spelling: 3 same spelling, 2 same voice, 1 same sound, 0 another word. */
    const closeness = index.soundOfSpelling.map((sound, spelling) => {
      if (sound !== word.sound) return 0;
      if (spelling === word.spelling) return 3;
      return index.voiceOfSpelling[spelling] === word.voice ? 2 : 1;
    });
    const closenessOf = (line: LineIndex): number => {
      let best = 0;
      const end = index.start(line + 1);
      for (let token = index.start(line); token < end && best < 3; token++)
        best = Math.max(best, closeness[index.tokens[token] ?? 0] ?? 0);
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
