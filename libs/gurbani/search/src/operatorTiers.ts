import type { LineIndex } from '@naad/gurbani-corpus';
import type { OperatorQuery, QueryPart } from './parseOperators.ts';
import { reasonsOf } from './reasonsOf.ts';
import type { WordMatch } from './reasonsOf.ts';
import type { LazyTier } from './tiers.ts';

/** What a kind of search can do with a piece of text that has no operators in it, read once for all lines. */
export interface PieceMatcher {
  /** Lines that have it, folding allowed. */
  lines(): ArrayLike<LineIndex>;
  /** The words of its first match at or after `fromWord`; null where there is none. */
  locate(line: LineIndex, fromWord: number): readonly WordMatch[] | null;
}

export interface PieceOptions {
  /** Nothing folded, words whole. */
  readonly isExact: boolean;
  /** It is the first of all, and nothing else is asked of the line but what follows it. */
  readonly isFirst: boolean;
}

/** Reads a piece of a query. */
export type ReadPiece = (piece: string, options: PieceOptions) => PieceMatcher;

function locateAll(pieces: readonly PieceMatcher[], line: LineIndex): WordMatch[] | null {
  const matches: WordMatch[] = [];
  let fromWord = 0;
  for (const piece of pieces) {
    const found = piece.locate(line, fromWord);
    if (!found) return null;
    matches.push(...found);
    fromWord = (found.at(-1)?.word ?? fromWord) + 1;
  }
  return matches;
}

/** Lines that a query with operators finds: all as typed before those in which something was folded. */
export function operatorTiers(read: ReadPiece, { wanted, unwanted }: OperatorQuery): LazyTier[] {
  const isAlone = wanted.length === 1 && unwanted.length === 0;
  const readPart = ({ pieces, isExact }: QueryPart): PieceMatcher[] =>
    pieces.map((piece, place) => read(piece, { isExact, isFirst: isAlone && place === 0 }));
  const wantedParts = wanted.map(readPart);
  const unwantedParts = unwanted.map(readPart);
  let candidates: ArrayLike<LineIndex> = [];
  wantedParts.flat().forEach((piece, index) => {
    const lines = piece.lines();
    if (index === 0 || lines.length < candidates.length) candidates = lines;
  });
  const asTyped: LineIndex[] = [];
  const folded: LineIndex[] = [];
  const matchesIn = (line: LineIndex): WordMatch[] | null => {
    const matches: WordMatch[] = [];
    for (const part of wantedParts) {
      const found = locateAll(part, line);
      if (!found) return null;
      matches.push(...found);
    }
    return unwantedParts.some((part) => locateAll(part, line)) ? null : matches;
  };
  for (let place = 0; place < candidates.length; place++) {
    const line = candidates[place] ?? 0;
    const matches = matchesIn(line);
    if (matches) (matches.every(({ how }) => how === 'exact') ? asTyped : folded).push(line);
  }
  return [asTyped, folded].map((lines) => ({
    find: () => ({ lines, isRanked: false, explain: (line) => reasonsOf(matchesIn(line) ?? []) }),
  }));
}
