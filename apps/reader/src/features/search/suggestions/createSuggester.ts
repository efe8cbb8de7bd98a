import { type SearchChoice, searchHref } from '../searchChoice.ts';
import type { Suggestions, SuggestionSource } from './suggestions.ts';

/** What was found for a text. */
export interface Found {
  readonly kind: 'found';
  readonly choice: SearchChoice;
  readonly suggestions: Suggestions;
}

/** What became of asking; a failure says so, and that is all it does. */
export type Answer = Found | { readonly kind: 'failed'; readonly choice: SearchChoice };

/** Asks while somebody types, once they pause. The answer to an older text is never given after a newer one. */
export interface Suggester {
  /** What is typed now; null for what is not to be asked. The same again changes nothing. */
  want(choice: SearchChoice | null): void;
  /** Asks once more where the last answer was a failure. */
  retry(): void;
  /** Nothing is answered after that until something else is wanted. */
  stop(): void;
}

/** @param onAnswer takes each new answer; null where nothing is asked for any more */
export function createSuggester(
  { ask, waitMs }: SuggestionSource,
  onAnswer: (answer: Answer | null) => void,
): Suggester {
  let wanted: string | null = null;
  let failed: SearchChoice | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  function stop(): void {
    wanted = null;
    failed = null;
    clearTimeout(timer);
    asking.abort();
  }

  async function answer(choice: SearchChoice, { signal }: AbortController): Promise<void> {
    let answered: Answer;
    try {
      answered = { kind: 'found', choice, suggestions: await ask(choice, signal) };
    } catch {
      answered = { kind: 'failed', choice };
    }
    // Not everyone who is told to stop does, or in time.
    if (signal.aborted) return;
    failed = answered.kind === 'failed' ? choice : null;
    onAnswer(answered);
  }

  function start(choice: SearchChoice, delayMs: number): void {
    const mine = new AbortController();
    asking = mine;
    timer = setTimeout(() => void answer(choice, mine), delayMs);
  }

  return {
    want(choice) {
      const next = choice && searchHref(choice);
      if (next === wanted) return;
      stop();
      wanted = next;
      if (choice) start(choice, waitMs(choice));
      else onAnswer(null);
    },
    retry() {
      if (failed) start(failed, 0);
      failed = null;
    },
    stop,
  };
}
