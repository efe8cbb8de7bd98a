import { englishWords } from '../englishWords.ts';
import type { MatchKind, MatchReason } from '../search.ts';
import type { EvidenceKind, Slot } from './slots.ts';
import type { TranslationIndex } from './translationIndex.ts';
import { MOST_TEXT_WORDS } from './translationIndex.ts';

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

interface Explanation {
  readonly reasons: readonly MatchReason[];
  /** How many words of the query the text has, in whatever way. */
  readonly found: number;
  /** How many words of the text match in each way, the best way first. */
  readonly counts: readonly number[];
}

/** Puts the text before the other that has more words in the best way in which they differ. */
export function closerFirst(a: Explanation, b: Explanation): number {
  for (const place of BEST_FIRST.keys()) {
    const difference = (b.counts[place] ?? 0) - (a.counts[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Which words of a translator's text stand for the words of a query, and how. */
export function explainText(
  index: TranslationIndex,
  slots: readonly Slot[],
  { translator, text }: { readonly translator: string; readonly text: string },
): Explanation {
  const wordsBy = new Map<By, number[]>();
  const bySlot: { slot: number; by: By; place: number }[] = [];
  const isFoundItself = new Set<number>();
  text
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_TEXT_WORDS)
    .forEach((chunk, place) => {
      for (const word of englishWords(chunk)) {
        const number = index.word(word);
        const term = number === null ? undefined : index.termOf[number];
        if (term === undefined) continue;
        slots.forEach((slot, number) => {
          const evidence = slot.evidence.get(term);
          if (!evidence) {
            if (slot.isUnfinished && word.startsWith(slot.text)) {
              bySlot.push({ slot: number, by: 'exact', place });
              isFoundItself.add(number);
            }
            return;
          }
          if (evidence.kind === 'meaning' && evidence.ratio < LEAST_RATIO) return;
          bySlot.push({ slot: number, by: byOf(slot, word, evidence.kind), place });
          if (evidence.kind !== 'meaning') isFoundItself.add(number);
        });
      }
    });
  const told = new Set<number>();
  const found = new Set<number>();
  for (const by of BEST_FIRST) {
    for (const match of bySlot) {
      if (match.by !== by) continue;
      found.add(match.slot);
      // Where the word itself stands, others that mean the same would only distract.
      if (told.has(match.place) || (by === 'meaning' && isFoundItself.has(match.slot))) continue;
      told.add(match.place);
      const words = wordsBy.get(by);
      if (words) words.push(match.place);
      else wordsBy.set(by, [match.place]);
    }
  }
  const reasons = [...wordsBy].map(([by, words]): MatchReason => ({
    how: 'translation',
    translator,
    by,
    words: words.sort((a, b) => a - b),
  }));
  return { reasons, found: found.size, counts: BEST_FIRST.map((by) => wordsBy.get(by)?.length ?? 0) };
}
