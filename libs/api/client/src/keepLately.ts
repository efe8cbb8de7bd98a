/** Answers that were asked for lately, by what was asked. */
export interface KeptLately<Answer> {
  /** The answer that is there, or the one that is loaded for this; a failure is not kept. */
  get(asked: string, load: () => Promise<Answer>): Promise<Answer>;
}

/**
 * Keeps a few large answers for a while, so that a server does not read thousands of lines anew for every visitor.
 *
 * @param capacity how many at most; what was asked for longest ago goes first
 * @param freshMs how long an answer is given again, in milliseconds: what comes from elsewhere may change
 */
export function keepLately<Answer>(capacity: number, freshMs: number): KeptLately<Answer> {
  const kept = new Map<string, { readonly answer: Promise<Answer>; readonly until: number }>();
  return {
    get(asked, load) {
      const known = kept.get(asked);
      const entry =
        known && known.until > Date.now() ? known : { answer: load(), until: Date.now() + freshMs };
      kept.delete(asked);
      kept.set(asked, entry);
      for (const oldest of kept.keys()) {
        if (kept.size <= capacity) break;
        kept.delete(oldest);
      }
      entry.answer.catch(() => {
        if (kept.get(asked) === entry) kept.delete(asked);
      });
      return entry.answer;
    },
  };
}
