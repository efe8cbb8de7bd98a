import type { MatchKind, MatchReason } from './search.ts';
import { MATCH_KINDS } from './search.ts';

/** A word of a line that matches, and how. */
export interface WordMatch {
  readonly word: number;
  readonly how: MatchKind;
}

/** Gathers matching words by how they match, the best first; a word that matches in two ways is told once. */
export function reasonsOf(matches: readonly WordMatch[]): MatchReason[] {
  const told = new Set<number>();
  return MATCH_KINDS.map((how) => {
    const words = new Set(matches.filter((match) => match.how === how).map(({ word }) => word));
    for (const word of told) words.delete(word);
    for (const word of words) told.add(word);
    return { how, words: [...words].sort((a, b) => a - b) };
  }).filter(({ words }) => words.length > 0);
}
