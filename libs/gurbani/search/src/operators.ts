import type { LineIndex } from '@naad/gurbani-corpus';
import { reasonsOf } from './tiers.ts';
import type { LazyTier, WordMatch } from './tiers.ts';

/** A part of a query between operators; its pieces occur in a line in this order, with gaps between them (`*`). */
export interface QueryPart {
  readonly pieces: readonly string[];
  /** True if quoted: whole words without folding. */
  readonly isExact: boolean;
}

/** A query with operators: a line has every part of `wanted` (`+`) and none of `unwanted` (`-`). */
export interface OperatorQuery {
  readonly wanted: readonly QueryPart[];
  readonly unwanted: readonly QueryPart[];
}

/** Maximum number of pieces; the rest of a query is ignored to bound its cost. */
const MAX_PIECES = 6;

interface OperatorOptions {
  /** True if a hyphen inside a word is a hyphen; first letters have no hyphens, so there it always excludes. */
  readonly hasHyphens: boolean;
}

const QUOTES = /["“”„]/;

/**
 * Parses the operators `+ - * "` of a query. As in BaniDB, `+` and `-` separate parts, which may be anywhere in the
 * line, and `*` is a gap; unlike BaniDB, quotes match exactly.
 *
 * @returns null if the text has no operators; empty parts are dropped
 */
export function parseOperators(text: string, { hasHyphens }: OperatorOptions): OperatorQuery | null {
  const wanted: QueryPart[] = [];
  const unwanted: QueryPart[] = [];
  let hasOperator = false;
  let isUnwanted = false;
  let isQuoted = false;
  let part = '';
  const endPart = (): void => {
    const pieces = part
      .split('*')
      .map((piece) => piece.trim())
      .filter(Boolean)
      .slice(0, MAX_PIECES);
    const parts = isUnwanted ? unwanted : wanted;
    const isSame = (each: QueryPart): boolean =>
      each.isExact === isQuoted && each.pieces.join('*') === pieces.join('*');
    if (pieces.length > 0 && wanted.length + unwanted.length < MAX_PIECES && !parts.some(isSame))
      parts.push({ pieces, isExact: isQuoted });
    part = '';
  };
  let before = ' ';
  for (const sign of text) {
    if (QUOTES.test(sign)) {
      endPart();
      isQuoted = !isQuoted;
      hasOperator = true;
      if (!isQuoted) isUnwanted = false;
    } else if (!isQuoted && (sign === '+' || (sign === '-' && !(hasHyphens && /[^\s+*-]/.test(before))))) {
      endPart();
      isUnwanted = sign === '-';
      hasOperator = true;
    } else {
      if (sign === '*') hasOperator = true;
      part += sign;
    }
    before = sign;
  }
  endPart();
  return hasOperator ? { wanted, unwanted } : null;
}

/** Matches one piece of a query, text without operators, against lines. Parsed once for all lines. */
export interface PieceMatcher {
  /** Upper bound of the number of matching lines. */
  readonly maxLines: number;
  /** Lines that match, folding allowed. */
  lines(): ArrayLike<LineIndex>;
  /** True if each of these lines really matches; otherwise confirm with `locate`. */
  readonly isExhaustive: boolean;
  /** Index of the word after the first match at or after `fromWord`; -1 if none. */
  endOfMatch(line: LineIndex, fromWord: number): number;
  /** The words of that match; null if none. */
  locate(line: LineIndex, fromWord: number): readonly WordMatch[] | null;
}

export interface PieceOptions {
  /** Whole words without folding. */
  readonly isExact: boolean;
  /** True for the first piece of a query whose other pieces may only follow it. */
  readonly isFirst: boolean;
}

/** Parses a piece of a query. */
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

/** True if the pieces follow each other in the line, each at its first match. */
function hasAll(pieces: readonly PieceMatcher[], line: LineIndex): boolean {
  let fromWord = 0;
  for (const piece of pieces) {
    fromWord = piece.endOfMatch(line, fromWord);
    if (fromWord < 0) return false;
  }
  return true;
}

/** Beyond this many candidates, listing all lines of a piece is cheaper than testing each. */
const MIN_LISTED_CANDIDATES = 3_000;

/** Beyond this many lines, exact and folded matches aren't separated. */
const MAX_SEPARATED = 1_000;

/** Tiers of a query with operators: exact matches, then folded ones. */
export function operatorTiers(
  read: ReadPiece,
  { wanted, unwanted }: OperatorQuery,
  lineCount: number,
): LazyTier[] {
  const isAlone = wanted.length === 1 && unwanted.length === 0;
  const readPart = ({ pieces, isExact }: QueryPart): PieceMatcher[] =>
    pieces.map((piece, position) => read(piece, { isExact, isFirst: isAlone && position === 0 }));
  const wantedParts = wanted.map(readPart);
  const rarest = wantedParts
    .flat()
    .reduce<PieceMatcher | null>(
      (best, piece) => (best === null || piece.maxLines < best.maxLines ? piece : best),
      null,
    );
  const candidates = rarest?.lines() ?? [];
  /** All lines of a part if listing them is cheaper than testing candidates, else null. */
  const linesIfCheap = (part: readonly PieceMatcher[]): ArrayLike<LineIndex> | null => {
    const [only, ...rest] = part;
    return only?.isExhaustive && rest.length === 0 && candidates.length >= MIN_LISTED_CANDIDATES
      ? only.lines()
      : null;
  };
  /** Counts, per line, the listable parts it has; returns the other parts for testing. */
  const countListed = (parts: readonly (readonly PieceMatcher[])[]) => {
    const counts = new Uint8Array(lineCount);
    const untested: (readonly PieceMatcher[])[] = [];
    for (const part of parts) {
      const lines = linesIfCheap(part);
      if (!lines) untested.push(part);
      else
        for (let position = 0; position < lines.length; position++) {
          const line = lines[position] ?? 0;
          counts[line] = (counts[line] ?? 0) + 1;
        }
    }
    return { counts, expected: parts.length - untested.length, untested };
  };
  const isCandidatePart = (part: readonly PieceMatcher[]): boolean =>
    part.length === 1 && part[0] === rarest && rarest.isExhaustive;
  const required = countListed(wantedParts.filter((part) => !isCandidatePart(part)));
  const excluded = countListed(unwanted.map(readPart));
  const matching = new Uint32Array(candidates.length);
  let size = 0;
  for (let position = 0; position < candidates.length; position++) {
    const line = candidates[position] ?? 0;
    if (excluded.counts[line] !== 0 || required.counts[line] !== required.expected) continue;
    if (required.untested.length > 0 && !required.untested.every((part) => hasAll(part, line))) continue;
    if (excluded.untested.length > 0 && excluded.untested.some((part) => hasAll(part, line))) continue;
    matching[size++] = line;
  }
  const found = matching.subarray(0, size);
  const matchesIn = (line: LineIndex): WordMatch[] =>
    wantedParts.flatMap((part) => locateAll(part, line) ?? []);
  const tier = (lines: ArrayLike<LineIndex>): LazyTier => ({
    find: () => ({ lines, isRanked: false, explain: (line) => reasonsOf(matchesIn(line)) }),
  });
  if (found.length > MAX_SEPARATED) return [tier(found)];
  const isAsTyped = (line: LineIndex): boolean => matchesIn(line).every(({ how }) => how === 'exact');
  const asTyped = new Set(found.filter(isAsTyped));
  return [tier([...asTyped]), tier(found.filter((line) => !asTyped.has(line)))];
}
