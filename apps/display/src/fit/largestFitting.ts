/** Smallest scale, used even if nothing fits; smaller text would be unreadable anyway. */
const MIN_SCALE = 1 / 512;
/** Scales that differ by less look the same. */
const TOLERANCE = 0.01;
/** Share of the room at which the search stops. */
const FILLED = 0.975;

/**
 * Returns the largest scale up to 1 that fits, to within 1 % or until 97.5 % of the room is filled; the smallest scale if
 * nothing fits. The result was always measured, because the measure isn't quite monotonic (lines wrap, pixels are rounded)
 * and nothing may be clipped.
 *
 * @param fill share of the room that the content takes at a scale; up to 1 it fits. Called about 5 times, at most 18
 */
export function largestFitting(fill: (scale: number) => number): number {
  let tooLarge = 1;
  let share = fill(1);
  if (share <= 1) return 1;
  let fitting = MIN_SCALE;
  let guess = guessFrom(1, share);
  while (tooLarge / fitting > 1 + TOLERANCE) {
    // Guessing from the filled share converges quickly; bisection guarantees that the loop ends.
    const isBetween = guess > fitting && guess < tooLarge;
    const tried = isBetween ? guess : Math.sqrt(tooLarge * fitting);
    share = fill(tried);
    if (share <= 1) fitting = tried;
    else tooLarge = tried;
    if (share <= 1 && share >= FILLED) return tried;
    guess = isBetween ? guessFrom(tried, share) : 0;
  }
  return fitting;
}

/** Wrapped text takes room by the square of its size. Slightly smaller, so that the guess tends to fit. */
function guessFrom(scale: number, share: number): number {
  return (scale / Math.sqrt(share)) * 0.994;
}
