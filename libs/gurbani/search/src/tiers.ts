import type { LineIndex } from '@naad/gurbani-corpus';
import type { MatchReason, SearchHit, SearchOrder, SearchResults, SearchSlice } from './search.ts';

/** Lines that match a query equally well. */
export interface Tier {
  /** Each line once; one that an earlier tier has is passed over. */
  readonly lines: ArrayLike<LineIndex>;
  /** True when `lines` stand in the order in which they are to be given; else the engine puts them in line rank. */
  readonly isRanked: boolean;
  /** Why a line of this tier was found; asked only for the lines that are given. */
  explain(line: LineIndex): readonly MatchReason[];
}

/** A page: where as many match as typed, nobody needs what might have been meant. */
export const ENOUGH = 20;

/** A tier that is looked for when its turn comes. */
export interface LazyTier {
  /** Looked for only while fewer lines than this were found; else always. */
  readonly onlyBelow?: number;
  /**
   * Whether its lines are among those given in the order of the scripture; unless told, those of tiers looked for
   * always. They are what BaniDB finds, which forgives little.
   */
  readonly isInCorpusOrder?: boolean;
  find(): Tier;
}

/** What one kind of search does with a text: the tiers of its results, the best first. */
export type Finder = (text: string, accepts: Accepts) => readonly LazyTier[];

/** What a tier is ordered by: a rank of every line, lower is better, no two alike. */
type Ranks = ArrayLike<number>;

/** Tells whether a line is in the part of the scripture that is searched; null where that is all of it. */
export type Accepts = ((line: LineIndex) => boolean) | null;

/** The lines of a tier that stand from `from` up to, not including, `to` when all are in the order of their ranks. */
function selectByRank(lines: Uint32Array, ranks: Ranks, from: number, to: number): Uint32Array {
  const rank = (line: LineIndex): number => ranks[line] ?? 0;
  const inOrder = (some: Uint32Array): Uint32Array => some.sort((a, b) => rank(a) - rank(b));
  if (to >= lines.length || to * 4 >= lines.length) return inOrder(lines.slice()).slice(from, to);
  // A page of few among many: keep the best `to` in a heap whose top is the worst of them.
  const heap = lines.slice(0, to);
  const sink = (start: number): void => {
    const line = heap[start] ?? 0;
    let place = start;
    for (;;) {
      let child = place * 2 + 1;
      if (child >= to) break;
      if (child + 1 < to && rank(heap[child + 1] ?? 0) > rank(heap[child] ?? 0)) child++;
      if (rank(heap[child] ?? 0) <= rank(line)) break;
      heap[place] = heap[child] ?? 0;
      place = child;
    }
    heap[place] = line;
  };
  for (let place = (to >> 1) - 1; place >= 0; place--) sink(place);
  for (let place = to; place < lines.length; place++) {
    const line = lines[place] ?? 0;
    if (rank(line) >= rank(heap[0] ?? 0)) continue;
    heap[0] = line;
    sink(0);
  }
  return inOrder(heap).slice(from, to);
}

interface Question {
  readonly tiers: readonly LazyTier[];
  readonly accepts: Accepts;
  readonly slice: SearchSlice;
  readonly order: SearchOrder;
  /** Rank of every line within a tier that has no order of its own. */
  readonly ranks: Ranks;
  /** What stands for the order of the scripture; null for the lines' own numbers. */
  readonly corpusRanks: Ranks | null;
  readonly lineCount: number;
}

/** Puts the tiers of a query together: one part of the whole, and how many there are. */
export function answerFromTiers(question: Question): SearchResults {
  return question.order === 'rank' ? inRankOrder(question) : inCorpusOrder(question);
}

const results = (total: number, hits: readonly SearchHit[]): SearchResults => ({
  total,
  lines: hits.map(({ line }) => line),
  hits,
});

function inRankOrder({ tiers, accepts, slice, ranks, lineCount }: Question): SearchResults {
  const { offset, limit } = slice;
  /** Lines already found. */
  const isFound = new Uint8Array(lineCount);
  const hits: SearchHit[] = [];
  let total = 0;
  for (const { onlyBelow, find } of tiers) {
    if (onlyBelow !== undefined && total >= onlyBelow) continue;
    const tier = find();
    const candidates = tier.lines;
    const kept = new Uint32Array(candidates.length);
    let size = 0;
    for (let place = 0; place < candidates.length; place++) {
      const line = candidates[place] ?? 0;
      if (isFound[line] !== 0 || (accepts !== null && !accepts(line))) continue;
      isFound[line] = 1;
      kept[size++] = line;
    }
    const lines = kept.subarray(0, size);
    const from = Math.max(0, offset - total);
    const to = Math.min(offset + limit - total, lines.length);
    if (from < to) {
      const given = tier.isRanked ? lines.slice(from, to) : selectByRank(lines, ranks, from, to);
      for (const line of given) hits.push({ line, reasons: tier.explain(line) });
    }
    total += lines.length;
  }
  return results(total, hits);
}

function inCorpusOrder({ tiers, accepts, slice, corpusRanks, lineCount }: Question): SearchResults {
  const NONE = 255;
  const tierOf = new Uint8Array(lineCount).fill(NONE);
  const found: Tier[] = [];
  const lines: LineIndex[] = [];
  const rank = (line: LineIndex): number => corpusRanks?.[line] ?? line;
  let isSorted = true;
  for (const { onlyBelow, isInCorpusOrder = onlyBelow === undefined, find } of tiers) {
    if (!isInCorpusOrder) continue;
    const tier = find();
    for (let place = 0; place < tier.lines.length; place++) {
      const line = tier.lines[place] ?? 0;
      if (tierOf[line] !== NONE || (accepts !== null && !accepts(line))) continue;
      isSorted &&= lines.length === 0 || rank(lines.at(-1) ?? 0) < rank(line);
      tierOf[line] = found.length;
      lines.push(line);
    }
    found.push(tier);
  }
  if (!isSorted) lines.sort((a, b) => rank(a) - rank(b));
  const given = lines.slice(slice.offset, slice.offset + slice.limit);
  return results(
    lines.length,
    given.map((line) => ({ line, reasons: found[tierOf[line] ?? 0]?.explain(line) ?? [] })),
  );
}
