import { useEffect, useRef, useState } from 'react';
import { type SearchChoice, searchHref } from '../searchChoice.ts';
import type { Suggestions, SuggestionSource } from './suggestions.ts';

/** Lines found for a text. */
export interface Found {
  readonly kind: 'found';
  readonly choice: SearchChoice;
  readonly suggestions: Suggestions;
}

/** Result of a request. */
export type Answer = Found | { readonly kind: 'failed'; readonly choice: SearchChoice };

/**
 * Requests suggestions once the visitor pauses typing. It never reports the answer to an older text after a newer one.
 */
export interface Suggester {
  /** Sets the search being typed; null for one without suggestions. An equal search changes nothing. */
  want(choice: SearchChoice | null): void;
  /** Repeats the last request if it failed. */
  retry(): void;
  /** Cancels everything until the next `want`. */
  stop(): void;
}

/** @param onAnswer called with each new answer; null when there is none any more */
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
    // A source may ignore the abort, or notice it late.
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

/**
 * Answer for the search being typed: the previous one until the newer arrives, null if there is none.
 *
 * @param choice null for a search without suggestions
 * @param source must be stable: another object starts over
 */
export function useSuggester(choice: SearchChoice | null, source: SuggestionSource): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const suggester = useRef<Suggester | null>(null);

  useEffect(() => {
    const made = createSuggester(source, setAnswer);
    suggester.current = made;
    window.addEventListener('online', made.retry);
    return () => {
      made.stop();
      window.removeEventListener('online', made.retry);
    };
  }, [source]);

  const wanted = choice && searchHref(choice);
  useEffect(() => {
    suggester.current?.want(choice);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- equal choices count as the same
  }, [wanted, source]);

  return answer;
}
