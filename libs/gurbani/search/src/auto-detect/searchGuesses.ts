import type { MatchReason, SearchResults } from '../search.ts';
import type { Guess } from './autoDetect.ts';

export interface GuessedResults extends SearchResults {
  /** What it was found for; null where no guess found anything. */
  readonly guess: Guess | null;
  /** What might have been meant, the likeliest first. */
  readonly guesses: readonly Guess[];
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
  let best: { results: SearchResults; guess: Guess; sureness: number } | null = null;
  const likely = guesses.slice(0, MOST_GUESSES);
  for (const guess of likely) {
    const results = search(guess);
    const [first] = results.hits;
    if (results.total === 0) continue;
    const sureness = first ? surenessOf(first.reasons) : SURE;
    if (best === null || sureness > best.sureness) best = { results, guess, sureness };
    if (sureness >= SURE) break;
  }
  const { results, guess } = best ?? { results: { total: 0, lines: [], hits: [] }, guess: null };
  return { ...results, guess, guesses: likely };
}
