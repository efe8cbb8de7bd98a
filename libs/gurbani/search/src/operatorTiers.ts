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
  /** Tells whether a line has a part; where there are many to ask, a list of all that have it is made first. */
  const tester = (part: readonly PieceMatcher[]): ((line: LineIndex) => boolean) => {
    const [only, ...others] = part;
    if (!only?.areAllLines || others.length > 0 || candidates.length < MANY_LINES)
      return (line) => hasAll(part, line);
    const has = new Uint8Array(lineCount);
    const lines = only.lines();
    for (let place = 0; place < lines.length; place++) has[lines[place] ?? 0] = 1;
    return (line) => has[line] === 1;
  };
  const isOfCandidates = (part: readonly PieceMatcher[]): boolean =>
    part.length === 1 && part[0] === rarest && rarest.areAllLines;
  const isWanted = wantedParts.filter((part) => !isOfCandidates(part)).map(tester);
  const isUnwanted = unwanted.map(readPart).map(tester);
  const found: LineIndex[] = [];
  for (let place = 0; place < candidates.length; place++) {
    const line = candidates[place] ?? 0;
    let isFound = true;
    for (const has of isWanted) isFound &&= has(line);
    for (const has of isUnwanted) isFound &&= !has(line);
    if (isFound) found.push(line);
  }
  const matchesIn = (line: LineIndex): WordMatch[] =>
    wantedParts.flatMap((part) => locateAll(part, line) ?? []);
  const tier = (lines: readonly LineIndex[]): LazyTier => ({
    find: () => ({ lines, isRanked: false, explain: (line) => reasonsOf(matchesIn(line)) }),
  });
  if (found.length > MOST_TOLD_APART) return [tier(found)];
  const isAsTyped = (line: LineIndex): boolean => matchesIn(line).every(({ how }) => how === 'exact');
  const asTyped = new Set(found.filter(isAsTyped));
  return [tier([...asTyped]), tier(found.filter((line) => !asTyped.has(line)))];
}
