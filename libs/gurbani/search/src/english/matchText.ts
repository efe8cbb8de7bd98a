import type { LineIndex } from '@naad/gurbani-corpus';
import { chunksOfWords } from '../englishWords.ts';
import type { MatchKind, MatchReason } from '../search.ts';
import type { EvidenceKind, Slot } from './slots.ts';
import type { Layer, TranslationIndex } from './translationIndex.ts';

type By = MatchKind | 'meaning';

const BEST_FIRST: readonly By[] = ['exact', 'folded', 'sound', 'typo', 'meaning'];

/** A word that may mean the same is told only where it is this much likelier there than anywhere. */
const LEAST_RATIO = 8;

function byOf(slot: Slot, word: string, kind: EvidenceKind): By {
  // What was typed so far is as typed.
  if (word === slot.text || (slot.isUnfinished && word.startsWith(slot.text))) return 'exact';
  if (kind === 'word' || kind === 'unfinished') return 'folded';
  return kind;
}

/** A text of a layer whose words stand for words of a query. */
export interface Match {
  /** How many words of the query the text has, in whatever way. */
  readonly found: number;
  /** How many words of the text match in each way, the best way first. */
  readonly counts: readonly number[];
  /** Places among its words, by how they match, the best way first. */
  readonly places: readonly (readonly number[])[];
}

/** Finds which words of a line's text in a layer stand for the words of a query, and how. */
export function matchText(
  index: TranslationIndex,
  slots: readonly Slot[],
  layer: Layer,
  line: LineIndex,
): Match {
  const bySlot: { slot: number; by: By; place: number }[] = [];
  const isFoundItself = new Set<number>();
  const start = layer.starts[line] ?? 0;
  const end = layer.starts[line + 1] ?? 0;
  for (let token = start; token < end; token++) {
    const number = layer.words[token] ?? 0;
    const term = index.termOf[number] ?? 0;
    for (let slotNumber = 0; slotNumber < slots.length; slotNumber++) {
      const slot = slots[slotNumber];
      const evidence = slot?.evidence.get(term);
      if (slot === undefined || (evidence === undefined && !slot.isUnfinished)) continue;
      const word = index.vocabulary[number] ?? '';
      if (evidence === undefined) {
        if (!word.startsWith(slot.text)) continue;
        bySlot.push({ slot: slotNumber, by: 'exact', place: token - start });
        isFoundItself.add(slotNumber);
        continue;
      }
      if (evidence.kind === 'meaning' && evidence.ratio < LEAST_RATIO) continue;
      bySlot.push({ slot: slotNumber, by: byOf(slot, word, evidence.kind), place: token - start });
      if (evidence.kind !== 'meaning') isFoundItself.add(slotNumber);
    }
  }
  const told = new Set<number>();
  const found = new Set<number>();
  const places = BEST_FIRST.map((by) => {
    const own: number[] = [];
    for (const match of bySlot) {
      if (match.by !== by) continue;
      found.add(match.slot);
      // Where the word itself stands, others that mean the same would only distract.
      if (told.has(match.place) || (by === 'meaning' && isFoundItself.has(match.slot))) continue;
      told.add(match.place);
      own.push(match.place);
    }
    return own;
  });
  return { found: found.size, counts: places.map(({ length }) => length), places };
}

/** Puts the text before the other that has more words in the best way in which they differ. */
export function closerFirst(a: Match, b: Match): number {
  for (const place of BEST_FIRST.keys()) {
    const difference = (b.counts[place] ?? 0) - (a.counts[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Tells a match as reasons: its words as they stand between white space in the translator's text. */
export function reasonsOfMatch(
  { places }: Match,
  { translator, text }: { readonly translator: string; readonly text: string },
): MatchReason[] {
  const chunkOf = chunksOfWords(text);
  return BEST_FIRST.map((by, way): MatchReason => ({
    how: 'translation',
    translator,
    by,
    words: [...new Set(places[way]?.map((place) => chunkOf[place] ?? 0))].sort((a, b) => a - b),
  })).filter(({ words }) => words.length > 0);
}
