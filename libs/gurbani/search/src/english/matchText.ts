import type { LineIndex } from '@naad/gurbani-corpus';
import { chunksOfWords } from '../englishWords.ts';
import type { MatchKind, MatchReason } from '@naad/gurbani-model';
import type { EvidenceKind, Slot } from './slots.ts';
import type { Layer, TranslationIndex } from './translationIndex.ts';

type By = MatchKind | 'meaning';

const BEST_FIRST: readonly By[] = ['exact', 'folded', 'sound', 'typo', 'meaning'];

/** Minimum likelihood ratio of a similar word to be reported. */
const MIN_RATIO = 8;

function byOf(slot: Slot, word: string, kind: EvidenceKind): By {
  // The typed part matches exactly.
  if (word === slot.text || (slot.isUnfinished && word.startsWith(slot.text))) return 'exact';
  if (kind === 'word' || kind === 'unfinished') return 'folded';
  return kind;
}

/** A text of a layer with words that match words of a query. */
export interface Match {
  /** Number of query words that the text matches. */
  readonly found: number;
  /** Number of matching words of the text by kind of match, best first. */
  readonly counts: readonly number[];
  /** Number of stop words of the query that the text has; they aren't in {@link positions}. */
  readonly stopWords: number;
  /** Word indexes by kind of match, best first. */
  readonly positions: readonly (readonly number[])[];
}

/** Finds the words of a line's text in a layer that match words of a query, stop words left out. */
export function matchText(
  index: TranslationIndex,
  slots: readonly Slot[],
  layer: Layer,
  line: LineIndex,
): Match {
  const bySlot: { slot: number; by: By; position: number }[] = [];
  const isFoundItself = new Set<number>();
  const stopWords = new Set<number>();
  const start = layer.starts[line] ?? 0;
  const end = layer.starts[line + 1] ?? 0;
  for (let token = start; token < end; token++) {
    const number = layer.words[token] ?? 0;
    const term = index.termOf[number] ?? 0;
    for (let slotNumber = 0; slotNumber < slots.length; slotNumber++) {
      const slot = slots[slotNumber];
      const evidence = slot?.evidence.get(term);
      if (slot === undefined || (evidence === undefined && !slot.isUnfinished)) continue;
      if (slot.isStopWord) {
        if (evidence?.kind === 'word') stopWords.add(slotNumber);
        continue;
      }
      const word = index.vocabulary[number] ?? '';
      if (evidence === undefined) {
        if (!word.startsWith(slot.text)) continue;
        bySlot.push({ slot: slotNumber, by: 'exact', position: token - start });
        isFoundItself.add(slotNumber);
        continue;
      }
      if (evidence.kind === 'meaning' && evidence.ratio < MIN_RATIO) continue;
      bySlot.push({ slot: slotNumber, by: byOf(slot, word, evidence.kind), position: token - start });
      if (evidence.kind !== 'meaning') isFoundItself.add(slotNumber);
    }
  }
  const reported = new Set<number>();
  const found = new Set<number>();
  const positions = BEST_FIRST.map((by) => {
    const own: number[] = [];
    for (const match of bySlot) {
      if (match.by !== by) continue;
      found.add(match.slot);
      // Next to the word itself, similar words would only distract.
      if (reported.has(match.position) || (by === 'meaning' && isFoundItself.has(match.slot))) continue;
      reported.add(match.position);
      own.push(match.position);
    }
    return own;
  });
  return {
    found: found.size,
    stopWords: stopWords.size,
    counts: positions.map(({ length }) => length),
    positions,
  };
}

/** Sorts first the text with more words in the best kind of match in which the two differ, then with more stop words. */
export function compareMatches(a: Match, b: Match): number {
  for (const rank of BEST_FIRST.keys()) {
    const difference = (b.counts[rank] ?? 0) - (a.counts[rank] ?? 0);
    if (difference !== 0) return difference;
  }
  return b.stopWords - a.stopWords;
}

/** The worst kind of match in a text, as an index of kinds, best first. */
export const worstKind = ({ counts }: Match): number => counts.findLastIndex((count) => count > 0);

/** Converts a match to reasons, with white-space-separated word indexes of the translator's text. */
export function reasonsOfMatch(
  { positions }: Match,
  { translator, text }: { readonly translator: string; readonly text: string },
): MatchReason[] {
  const chunkOf = chunksOfWords(text);
  return BEST_FIRST.map((by, way): MatchReason => ({
    how: 'translation',
    translator,
    by,
    words: [...new Set(positions[way]?.map((position) => chunkOf[position] ?? 0))].sort((a, b) => a - b),
  })).filter(({ words }) => words.length > 0);
}
