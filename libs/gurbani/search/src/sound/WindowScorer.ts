import type { LineIndex } from '@naad/gurbani-corpus';
import type { MatchReason } from '@naad/gurbani-model';
import { reasonsOf } from '../tiers.ts';
import { ADJACENCY_BONUS, COLUMNS, MAX_WORDS } from './RomanizedScorer.ts';
import type { IsShabadEnd, RomanizedScorer, TypedWord } from './RomanizedScorer.ts';
import type { SoundIndex } from './soundIndex.ts';

/** Bonus for words typed one after the other by their distance in the window, as a share of both weights. */
const BONUS_BY_DISTANCE: Readonly<Record<number, number>> = {
  1: ADJACENCY_BONUS,
  2: 0.2,
  [-1]: 0.2,
};
/** The same for words farther apart, in the order typed. */
const ORDER_BONUS = 0.1;
/** Worth of a word without another one beside it: most such words are there by chance. */
const LONE = 0.7;
/** Worth of a word in the second line: two lines have a word by chance more often than one. */
const SECOND_LINE = 0.9;
/** Lines with the words in the order typed are preferred by this factor: free order finds more by chance. */
const IN_ORDER = 1.15;
/** Minimum share of the query's weight that a window has. */
const MIN_SHARE = 0.5;
/** Windows that score less than this share of the best one aren't what was meant. */
const MIN_OF_BEST = 0.5;

/** A line whose window, itself and a neighbour in its shabad, has most of the words in any order. */
export interface WindowMatch {
  readonly line: LineIndex;
  /** On the scale of an alignment's score. */
  readonly score: number;
  explain(): readonly MatchReason[];
}

/**
 * Scores windows of a line and the next one by the words they have, in any order: for lines sung as one, changed order,
 * and words that are wrong, missing, or borrowed from the next line.
 */
export class WindowScorer {
  private readonly index: SoundIndex;
  private readonly scorer: RomanizedScorer;
  private readonly isShabadEnd: IsShabadEnd;
  /** Best value of each typed word in the window, and the token that has it. */
  private readonly values = new Float64Array(MAX_WORDS);
  private readonly tokenOfRow = new Int32Array(MAX_WORDS);

  /** @param isShabadEnd true if the next line belongs to another shabad */
  constructor(index: SoundIndex, scorer: RomanizedScorer, isShabadEnd: IsShabadEnd) {
    this.index = index;
    this.scorer = scorer;
    this.isShabadEnd = isShabadEnd;
  }

  /** The likeliest lines, in no particular order: with the words in order, or with them in any order in a window. */
  find(typed: readonly TypedWord[]): WindowMatch[] {
    const best = new Map<LineIndex, WindowMatch>();
    let highest = 0;
    const isBest = (line: LineIndex, score: number): boolean => {
      highest = Math.max(highest, score);
      return score > (best.get(line)?.score ?? 0);
    };
    const alignments = this.scorer.alignWithWindows(typed, this.isShabadEnd, (first) => {
      const { line, score } = this.score(first, typed);
      if (!isBest(line, score)) return;
      const tokens = this.tokenOfRow.slice(0, typed.length);
      best.set(line, { line, score, explain: () => this.explain(line, typed, tokens) });
    });
    for (const [line, { score: inOrder, matches }] of alignments) {
      const score = inOrder * IN_ORDER;
      if (matches.length * 2 <= typed.length || !isBest(line, score)) continue;
      const explain = (): MatchReason[] => reasonsOf(matches.map(({ word }) => ({ word, how: 'typo' })));
      best.set(line, { line, score, explain });
    }
    return [...best.values()].filter(({ score }) => score >= highest * MIN_OF_BEST);
  }

  /** The line of a window that has more of the words, the first on ties; its score is 0 if they have too few. */
  private score(first: LineIndex, typed: readonly TypedWord[]): Pick<WindowMatch, 'line' | 'score'> {
    const { index, values, tokenOfRow } = this;
    values.fill(0);
    tokenOfRow.fill(-1);
    const second = index.start(first + 1);
    this.matchLine(first, typed, 1);
    if (!this.isShabadEnd(first)) this.matchLine(first + 1, typed, SECOND_LINE);
    let score = 0;
    let total = 0;
    let matched = 0;
    let inSecond = 0;
    typed.forEach((word, row) => {
      total += word.weight;
      const token = tokenOfRow[row] ?? -1;
      if (token < 0) return;
      matched++;
      if (token >= second) inSecond++;
      score += (values[row] ?? 0) * (this.isLone(token, typed.length) ? LONE : 1);
      const before = row > 0 ? (tokenOfRow[row - 1] ?? -1) : -1;
      if (before < 0) return;
      const bonus = BONUS_BY_DISTANCE[token - before] ?? (token > before ? ORDER_BONUS : 0);
      score += bonus * (word.weight + (typed[row - 1]?.weight ?? 0));
    });
    const line = inSecond * 2 > matched ? first + 1 : first;
    const isTooLittle = matched < 2 || (matched * 2 <= typed.length && score < total * MIN_SHARE);
    return { line, score: isTooLittle ? 0 : score };
  }

  /** Reasons for a line by the token of each typed word in its window: by sound if every word has one that sounds alike. */
  private explain(line: LineIndex, typed: readonly TypedWord[], tokens: Int32Array): MatchReason[] {
    const { index, scorer } = this;
    const isSameSound = typed.every(
      ({ sound }, row) => sound >= 0 && scorer.soundAt(tokens[row] ?? -1) === sound,
    );
    const how = isSameSound ? 'sound' : 'typo';
    return reasonsOf(
      [...tokens]
        .filter((token) => token >= index.start(line) && token < index.start(line + 1))
        .map((token) => ({ word: index.wordOfToken[token] ?? 0, how })),
    );
  }

  /** True if neither of the tokens beside it matches a typed word. */
  private isLone(token: number, rows: number): boolean {
    for (let row = 0; row < rows; row++) {
      const other = this.tokenOfRow[row] ?? -1;
      if (other >= 0 && Math.abs(other - token) === 1) return false;
    }
    return true;
  }

  /** Gives each word of a line to the typed word that gains most by it, the one after the last match on ties. */
  private matchLine(line: LineIndex, typed: readonly TypedWord[], share: number): void {
    const { index, scorer, values, tokenOfRow } = this;
    const start = index.start(line);
    const end = Math.min(index.start(line + 1), start + COLUMNS - 1);
    let last = -2;
    for (let token = start; token < end; token++) {
      let rows = scorer.rowsAt(token);
      let bestRow = -1;
      let bestGain = 0;
      while (rows !== 0) {
        const row = 31 - Math.clz32(rows & -rows);
        rows &= rows - 1;
        const word = typed[row];
        if (!word) continue;
        const value = scorer.worthOf(word, index.tokens[token] ?? -1) * word.weight * share;
        const gain = value - (values[row] ?? 0) + (row === last + 1 && value > 0 ? 1e-3 : 0);
        if (gain > bestGain + 1e-9) {
          bestGain = gain;
          bestRow = row;
        }
      }
      const word = typed[bestRow];
      if (!word) continue;
      values[bestRow] = scorer.worthOf(word, index.tokens[token] ?? -1) * word.weight * share;
      tokenOfRow[bestRow] = token;
      last = bestRow;
    }
  }
}
