import type { MatchReason } from '@naad/gurbani-model';
import type { SearchResults } from '../search.ts';
import type { Guess } from './autoDetect.ts';

export interface GuessedResults extends SearchResults {
  /** The guess that gave the results; null if none found anything. */
  readonly guess: Guess | null;
  /** All guesses tried, likeliest first. */
  readonly guesses: readonly Guess[];
}

/** Confidence that a first hit was meant, by kind of match. */
const CONFIDENCE = { exact: 4, folded: 3, sound: 3, typo: 2, meaning: 1 } as const;
/** Confidence of an exact match but for spelling; no further guess is tried. */
export const SURE = 3;
/** Maximum number of guesses to try; later ones are improbable. */
const MAX_GUESSES = 3;

/** Confidence that a hit was meant, by its reasons; {@link SURE} or more means exact but for spelling. */
export function confidenceOf(reasons: readonly MatchReason[]): number {
  const [first] = reasons;
  if (!first) return SURE;
  // A sentence is only as sure as its worst word.
  return Math.min(
    ...reasons.slice(0, 3).map((each) => CONFIDENCE[each.how === 'translation' ? each.by : each.how]),
  );
}

/**
 * Searches for one guess after another until the best hit is exact but for spelling; otherwise returns the results
 * that come closest.
 */
export function searchGuesses(
  guesses: readonly Guess[],
  search: (guess: Guess) => SearchResults,
): GuessedResults {
  let best: { results: SearchResults; guess: Guess; confidence: number } | null = null;
  const likely = guesses.slice(0, MAX_GUESSES);
  for (const guess of likely) {
    const results = search(guess);
    const [first] = results.hits;
    if (results.total === 0) continue;
    const confidence = first ? confidenceOf(first.reasons) : SURE;
    if (best === null || confidence > best.confidence) best = { results, guess, confidence };
    if (confidence >= SURE) break;
  }
  const { results, guess } = best ?? { results: { total: 0, lines: [], hits: [] }, guess: null };
  return { ...results, guess, guesses: likely };
}
