/** A larger step back corrects a clock that was far off, and is followed. */
const MAX_STEP_MS = 86_400_000;

/**
 * Creates a clock that continues from its last value when the system time is set back, so that no limit or
 * lock lasts longer than intended.
 */
export function createSteadyNow(wall: () => number): () => number {
  let offset = 0;
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = wall() + offset;
    const step = last - now;
    if (step > MAX_STEP_MS) {
      offset = 0;
      last = wall();
    } else if (step > 0) offset += step;
    else last = now;
    return last;
  };
}

/** Milliseconds since 1970, by {@link createSteadyNow}. */
export const steadyNow = createSteadyNow(Date.now);
