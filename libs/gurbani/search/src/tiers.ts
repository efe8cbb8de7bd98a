import type { LineIndex } from '@naad/gurbani-corpus';
import { MATCH_KINDS, type MatchKind, type MatchReason } from '@naad/gurbani-model';
import type { SearchHit, SearchOrder, SearchResults, SearchSlice } from './search.ts';

/** Lines that match a query equally well. */
export interface Tier {
  /** Each line once; lines of earlier tiers are skipped. */
  readonly lines: ArrayLike<LineIndex>;
  /** True if `lines` are already ranked; otherwise they are sorted by line rank. */
  readonly isRanked: boolean;
  /** Reasons for a line of this tier; called only for returned lines. */
  explain(line: LineIndex): readonly MatchReason[];
}

/** One page of results. Once exact matches fill it, looser tiers are skipped. */
export const PAGE_SIZE = 20;

/** A tier that is computed only when needed. */
export interface LazyTier {
  /**
   * Compute the tier only if earlier tiers have fewer lines than this, counted without a filter: a filter narrows the
   * results and never adds to them. By default always.
   */
  readonly onlyBelow?: number;
  /** True if the tier's lines match only after a typo or loosely; see {@link SearchQuery.isStrict}. */
  readonly isFuzzy?: boolean;
  /**
   * True if the tier is part of results in corpus order; by default if it is always computed. Together these tiers
   * find what BaniDB finds, which forgives little.
   */
  readonly isInCorpusOrder?: boolean;
  find(): Tier;
}

/** A declared tier of a kind of search. */
export interface TierRule<Query> extends Omit<LazyTier, 'find'> {
  /** True for queries with this tier; by default all. */
  readonly appliesTo?: (query: Query) => boolean;
  readonly find: (query: Query) => Tier;
}

/** The tiers of a query by the rules of its kind of search, best first. */
export function tiersFor<Query>(rules: readonly TierRule<Query>[], query: Query): LazyTier[] {
  return rules
    .filter(({ appliesTo }) => appliesTo?.(query) ?? true)
    .map(({ find, appliesTo: _, ...options }) => ({ ...options, find: () => find(query) }));
}

/** Finds the tiers of a query text, best first, for one kind of search. */
export type Finder = (text: string) => readonly LazyTier[];

/** Rank of every line; lower is better, all distinct. */
type Ranks = ArrayLike<number>;

/** True for lines inside the filter; null if there is no filter. */
export type Accepts = ((line: LineIndex) => boolean) | null;

/** The lines from `from` to `to` (exclusive) in rank order. */
function selectByRank(lines: Uint32Array, ranks: Ranks, from: number, to: number): Uint32Array {
  const rank = (line: LineIndex): number => ranks[line] ?? 0;
  const inOrder = (subset: Uint32Array): Uint32Array => subset.sort((a, b) => rank(a) - rank(b));
  if (to >= lines.length || to * 4 >= lines.length) return inOrder(lines.slice()).slice(from, to);
  // A small page of many lines: keep the best `to` in a heap with the worst on top.
  const heap = lines.slice(0, to);
  const sink = (start: number): void => {
    const line = heap[start] ?? 0;
    let position = start;
    for (;;) {
      let child = position * 2 + 1;
      if (child >= to) break;
      if (child + 1 < to && rank(heap[child + 1] ?? 0) > rank(heap[child] ?? 0)) child++;
      if (rank(heap[child] ?? 0) <= rank(line)) break;
      heap[position] = heap[child] ?? 0;
      position = child;
    }
    heap[position] = line;
  };
  for (let position = (to >> 1) - 1; position >= 0; position--) sink(position);
  for (let position = to; position < lines.length; position++) {
    const line = lines[position] ?? 0;
    if (rank(line) >= rank(heap[0] ?? 0)) continue;
    heap[0] = line;
    sink(0);
  }
  return inOrder(heap).slice(from, to);
}

interface TieredQuery {
  readonly tiers: readonly LazyTier[];
  readonly accepts: Accepts;
  readonly slice: SearchSlice;
  /** Called with all lines of the results, in any order. */
  readonly onFound?: (lines: ArrayLike<LineIndex>) => void;
  readonly order: SearchOrder;
  /** Rank of every line for unranked tiers. */
  readonly ranks: Ranks;
  /** Ranks that replace corpus order; null to use line numbers. */
  readonly corpusRanks: Ranks | null;
  readonly lineCount: number;
}

/** Merges the tiers of a query: one slice of the results, and the total. */
export function mergeTiers(query: TieredQuery): SearchResults {
  return query.order === 'corpus' ? inCorpusOrder(query) : inRankOrder(query);
}

const results = (total: number, hits: readonly SearchHit[]): SearchResults => ({
  total,
  lines: hits.map(({ line }) => line),
  hits,
});

function inRankOrder({ tiers, accepts, slice, ranks, lineCount, onFound }: TieredQuery): SearchResults {
  const { offset, limit, isExplained = true } = slice;
  /** Lines found by earlier tiers, also those outside the filter. */
  const isFound = new Uint8Array(lineCount);
  const hits: SearchHit[] = [];
  let total = 0;
  let unfiltered = 0;
  for (const { onlyBelow, isFuzzy = false, find } of tiers) {
    if (onlyBelow !== undefined && unfiltered >= onlyBelow) continue;
    const tier = find();
    const candidates = tier.lines;
    const accepted = new Uint32Array(candidates.length);
    let size = 0;
    for (let position = 0; position < candidates.length; position++) {
      const line = candidates[position] ?? 0;
      if (isFound[line] !== 0) continue;
      isFound[line] = 1;
      unfiltered++;
      if (accepts === null || accepts(line)) accepted[size++] = line;
    }
    const lines = accepted.subarray(0, size);
    const from = Math.max(0, offset - total);
    const to = Math.min(offset + limit - total, lines.length);
    if (from < to) {
      const selected = tier.isRanked ? lines.slice(from, to) : selectByRank(lines, ranks, from, to);
      for (const line of selected)
        hits.push({ line, reasons: isExplained ? tier.explain(line) : [], ...(isFuzzy && { isFuzzy }) });
    }
    total += lines.length;
    onFound?.(lines);
  }
  return results(total, hits);
}

function inCorpusOrder({
  tiers,
  accepts,
  slice,
  corpusRanks,
  lineCount,
  onFound,
}: TieredQuery): SearchResults {
  const NO_TIER = 255;
  const tierOf = new Uint8Array(lineCount).fill(NO_TIER);
  const found: Tier[] = [];
  const lines: LineIndex[] = [];
  const rank = (line: LineIndex): number => corpusRanks?.[line] ?? line;
  let isSorted = true;
  for (const { onlyBelow, isInCorpusOrder = onlyBelow === undefined, find } of tiers) {
    if (!isInCorpusOrder) continue;
    const tier = find();
    for (let position = 0; position < tier.lines.length; position++) {
      const line = tier.lines[position] ?? 0;
      if (tierOf[line] !== NO_TIER || (accepts !== null && !accepts(line))) continue;
      isSorted &&= lines.length === 0 || rank(lines.at(-1) ?? 0) < rank(line);
      tierOf[line] = found.length;
      lines.push(line);
    }
    found.push(tier);
  }
  if (!isSorted) lines.sort((a, b) => rank(a) - rank(b));
  onFound?.(lines);
  const selected = lines.slice(slice.offset, slice.offset + slice.limit);
  return results(
    lines.length,
    selected.map((line) => ({ line, reasons: found[tierOf[line] ?? 0]?.explain(line) ?? [] })),
  );
}

/** A matching word of a line and its kind of match. */
export interface WordMatch {
  readonly word: number;
  readonly how: MatchKind;
}

/** Groups matching words by kind of match, best first; each word only once. */
export function reasonsOf(matches: readonly WordMatch[]): MatchReason[] {
  const seen = new Set<number>();
  return MATCH_KINDS.map((how) => {
    const words = new Set(matches.filter((match) => match.how === how).map(({ word }) => word));
    for (const word of seen) words.delete(word);
    for (const word of words) seen.add(word);
    return { how, words: [...words].sort((a, b) => a - b) };
  }).filter(({ words }) => words.length > 0);
}
