/** What the server remembers of a controller's numbers. */
export interface CounterWindow {
  readonly highest: number;
  /** Those lately seen, the newest last. */
  readonly seen: readonly number[];
}

export const EMPTY_WINDOW: CounterWindow = { highest: 0, seen: [] };
const KEPT = 64;

/** `late`: not seen before, though a higher one was; `duplicate`: seen, or older than anything remembered. */
export type CounterVerdict = 'new' | 'late' | 'duplicate';

/** SYNC-CMD-2: what a number that arrives is. */
export function judgeCounter({ highest, seen }: CounterWindow, counter: number): CounterVerdict {
  if (counter > highest) return 'new';
  return seen.includes(counter) || counter <= highest - KEPT ? 'duplicate' : 'late';
}

export function rememberCounter({ highest, seen }: CounterWindow, counter: number): CounterWindow {
  return { highest: Math.max(highest, counter), seen: [...seen, counter].slice(-KEPT) };
}
