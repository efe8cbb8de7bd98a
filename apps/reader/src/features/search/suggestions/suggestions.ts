import type { FoundVerse, Translator } from '@naad/api-client';
import type { SearchChoice } from '../searchChoice.ts';

/** A found line, as far as a suggestion shows it. */
export type Suggestion = Pick<
  FoundVerse,
  'id' | 'shabadId' | 'unicode' | 'translations' | 'transliterations' | 'matches'
>;

/** What is found while somebody types: the best lines. */
export interface Suggestions {
  readonly verses: readonly Suggestion[];
  /** By whom the translations are; a name that is not known is not said. */
  readonly translators: readonly Pick<Translator, 'key' | 'name'>[];
}

/**
 * Finds lines for what is typed.
 *
 * @param signal ends it where nobody waits any more; what is answered after that is not looked at
 * @throws whatever keeps it from answering
 */
export type AskForSuggestions = (choice: SearchChoice, signal: AbortSignal) => Promise<Suggestions>;

/** Whom to ask. */
export interface SuggestionSource {
  readonly ask: AskForSuggestions;
  /** How long to wait after the last key, in milliseconds: less where the answer is at hand. */
  readonly waitMs: (choice: SearchChoice) => number;
}
