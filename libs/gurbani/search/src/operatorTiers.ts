import type { LineIndex } from '@naad/gurbani-corpus';
import type { OperatorQuery, QueryPart } from './parseOperators.ts';
import { reasonsOf } from './reasonsOf.ts';
import type { WordMatch } from './reasonsOf.ts';
import type { LazyTier } from './tiers.ts';

/** What a kind of search can do with a piece of text that has no operators in it, read once for all lines. */
export interface PieceMatcher {
  /** No more lines than this have it. */
  readonly mostLines: number;
  /** Lines that have it, folding allowed. */
  lines(): ArrayLike<LineIndex>;
  /** True when every one of these lines has it; else some must be passed over, which only `locate` tells. */
  readonly areAllLines: boolean;
  /** The word behind its first match at or after `fromWord`; -1 where there is none. */
  endIn(line: LineIndex, fromWord: number): number;
  /** The words of that match; null where there is none. */
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

/** Whether the pieces stand in the line one after the other, each where it stands first. */
function hasAll(pieces: readonly PieceMatcher[], line: LineIndex): boolean {
  let fromWord = 0;
  for (const piece of pieces) {
    fromWord = piece.endIn(line, fromWord);
    if (fromWord < 0) return false;
  }
  return true;
}

/** To ask more lines than this one by one costs more than to list all that have a piece. */
const MANY_LINES = 3_000;

/** More lines than this are not told apart by whether something in them was folded. */
const MOST_TOLD_APART = 1_000;

/** Lines that a query with operators finds: all as typed before those in which something was folded. */
export function operatorTiers(
  read: ReadPiece,
  { wanted, unwanted }: OperatorQuery,
  lineCount: number,
): LazyTier[] {
  const isAlone = wanted.length === 1 && unwanted.length === 0;
  const readPart = ({ pieces, isExact }: QueryPart): PieceMatcher[] =>
    pieces.map((piece, place) => read(piece, { isExact, isFirst: isAlone && place === 0 }));
  const wantedParts = wanted.map(readPart);
  const rarest = wantedParts
    .flat()
    .reduce<PieceMatcher | null>(
      (best, piece) => (best === null || piece.mostLines < best.mostLines ? piece : best),
      null,
    );
  const candidates = rarest?.lines() ?? [];
  /** All lines that have a part, where to list them is quicker than to ask the candidates one by one. */
  const listed = (part: readonly PieceMatcher[]): ArrayLike<LineIndex> | null => {
    const [only, ...others] = part;
    return only?.areAllLines && others.length === 0 && candidates.length >= MANY_LINES ? only.lines() : null;
  };
  /** By line, how many of the parts it has that could be listed; the others are left to be asked for. */
  const count = (parts: readonly (readonly PieceMatcher[])[]) => {
    const counts = new Uint8Array(lineCount);
    const others: (readonly PieceMatcher[])[] = [];
    for (const part of parts) {
      const lines = listed(part);
      if (!lines) others.push(part);
      else
        for (let place = 0; place < lines.length; place++) {
          const line = lines[place] ?? 0;
          counts[line] = (counts[line] ?? 0) + 1;
        }
    }
    return { counts, most: parts.length - others.length, others };
  };
  const isOfCandidates = (part: readonly PieceMatcher[]): boolean =>
    part.length === 1 && part[0] === rarest && rarest.areAllLines;
  const having = count(wantedParts.filter((part) => !isOfCandidates(part)));
  const lacking = count(unwanted.map(readPart));
  const kept = new Uint32Array(candidates.length);
  let size = 0;
  for (let place = 0; place < candidates.length; place++) {
    const line = candidates[place] ?? 0;
    if (lacking.counts[line] !== 0 || having.counts[line] !== having.most) continue;
    if (having.others.length > 0 && !having.others.every((part) => hasAll(part, line))) continue;
    if (lacking.others.length > 0 && lacking.others.some((part) => hasAll(part, line))) continue;
    kept[size++] = line;
  }
  const found = kept.subarray(0, size);
  const matchesIn = (line: LineIndex): WordMatch[] =>
    wantedParts.flatMap((part) => locateAll(part, line) ?? []);
  const tier = (lines: ArrayLike<LineIndex>): LazyTier => ({
    find: () => ({ lines, isRanked: false, explain: (line) => reasonsOf(matchesIn(line)) }),
  });
  if (found.length > MOST_TOLD_APART) return [tier(found)];
  const isAsTyped = (line: LineIndex): boolean => matchesIn(line).every(({ how }) => how === 'exact');
  const asTyped = new Set(found.filter(isAsTyped));
  return [tier([...asTyped]), tier(found.filter((line) => !asTyped.has(line)))];
}
