import type { MatchReason, SearchResults } from '../search.ts';
import type { Guess } from './autoDetect.ts';

/** What was found, and for which guess; null where no guess found anything. */
export interface GuessedResults extends SearchResults {
  readonly guess: Guess | null;
}

/** How surely a first hit is what was meant, by how it matches. */
const SURENESS = { exact: 4, folded: 3, sound: 3, typo: 2, meaning: 1 } as const;
/** As good as typed; nothing further is tried. */
export const SURE = 3;
/** So many guesses are tried; what comes behind was hardly meant. */
const MOST_GUESSES = 3;

/** How surely a hit is what was meant, by its reasons: {@link SURE} and more is as typed, but for spelling. */
export function surenessOf(reasons: readonly MatchReason[]): number {
  const [weightiest] = reasons;
  if (!weightiest) return SURE;
  // One word in a whole sentence that means something else tells as much as its worst word.
  return Math.min(
    ...reasons.slice(0, 3).map((each) => SURENESS[each.how === 'translation' ? each.by : each.how]),
  );
}

/**
 * Searches for the guesses one after the other, and takes the first whose best hit matches as typed, but for spelling;
 * where none does, the one that comes nearest.
 */
export function searchGuesses(
  guesses: readonly Guess[],
  search: (guess: Guess) => SearchResults,
): GuessedResults {
  let best: { results: GuessedResults; sureness: number } | null = null;
  for (const guess of guesses.slice(0, MOST_GUESSES)) {
    const results = search(guess);
    const [first] = results.hits;
    if (results.total === 0) continue;
    const sureness = first ? surenessOf(first.reasons) : SURE;
    if (best === null || sureness > best.sureness) best = { results: { ...results, guess }, sureness };
    if (sureness >= SURE) break;
  }
  return best?.results ?? { total: 0, lines: [], hits: [], guess: null };
}
