import type { LineIndex } from '@naad/gurbani-corpus';
import type { MatchReason } from '@naad/gurbani-model';
import { ADJACENCY_BONUS, COLUMNS, MAX_WORDS } from './RomanizedScorer.ts';
import type { IsShabadEnd, RomanizedScorer, TypedWord } from './RomanizedScorer.ts';
import type { SoundIndex } from './soundIndex.ts';

/** Bonus for words in the order typed with others between them, as a share of both weights. */
const ORDER_BONUS = 0.1;
/** Worth of a word in the second line: two lines have a word by chance more often than one. */
const SECOND_LINE = 0.9;
/** Minimum share of the query's weight that a window has. */
const MIN_SHARE = 0.5;
/** Windows that score less than this share of the best one aren't what was meant. */
const MIN_OF_BEST = 0.6;

/** A line whose window, itself and a neighbour in its shabad, has most of the words in any order. */
export interface WindowMatch {
  readonly line: LineIndex;
  /** On the scale of an alignment's score. */
  readonly score: number;
  readonly reasons: readonly MatchReason[];
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

  /** The likeliest lines, in no particular order. */
  find(typed: readonly TypedWord[]): WindowMatch[] {
    const best = new Map<LineIndex, WindowMatch>();
    let highest = 0;
    this.scorer.forLikeliest(typed, this.isShabadEnd, (first) => {
      const match = this.score(first, typed);
      if (match === null || match.score <= (best.get(match.line)?.score ?? 0)) return;
      best.set(match.line, match);
      highest = Math.max(highest, match.score);
    });
    return [...best.values()].filter(({ score }) => score >= highest * MIN_OF_BEST);
  }

  private score(first: LineIndex, typed: readonly TypedWord[]): WindowMatch | null {
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
    let isSameSound = true;
    typed.forEach((word, row) => {
      total += word.weight;
      const token = tokenOfRow[row] ?? -1;
      if (token < 0) {
        isSameSound = false;
        return;
      }
      matched++;
      if (token >= second) inSecond++;
      if (index.soundOfSpelling[index.tokens[token] ?? -1] !== word.sound) isSameSound = false;
      score += values[row] ?? 0;
      const before = row > 0 ? (tokenOfRow[row - 1] ?? -1) : -1;
      if (before < 0 || token <= before) return;
      const bonus = token === before + 1 ? ADJACENCY_BONUS : ORDER_BONUS;
      score += bonus * (word.weight + (typed[row - 1]?.weight ?? 0));
    });
    if (matched < 2 || (matched * 2 <= typed.length && score < total * MIN_SHARE)) return null;
    const line = inSecond * 2 > matched ? first + 1 : first;
    const words = new Set<number>();
    for (const token of tokenOfRow.subarray(0, typed.length)) {
      if (token >= index.start(line) && token < index.start(line + 1))
        words.add(index.wordOfToken[token] ?? 0);
    }
    const how = isSameSound ? 'sound' : 'typo';
    return { line, score, reasons: [{ how, words: [...words].sort((a, b) => a - b) }] };
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
