/** Text smaller than this share of its wish is read by nobody; a window that has no room for it shows it all the same. */
const SMALLEST = 1 / 512;
/** Between two scales that differ by less no eye can tell. */
const TOLERANCE = 0.01;
/** Where so much of the room is filled, a larger scale is not looked for. */
const FILLED = 0.975;

/**
 * The largest scale up to 1 at which something fits, to within one per cent or until its room is filled. What is returned
 * was tried and fitted, so that a measure that is not quite monotonic (lines wrap, pixels are rounded) never ends in
 * something clipped. Where not even the smallest fits, the smallest.
 *
 * @param fill how much of its room something takes at a scale: up to 1 it fits. Asked about five times, eighteen at most
 */
export function largestFitting(fill: (scale: number) => number): number {
  let tooLarge = 1;
  let share = fill(1);
  if (share <= 1) return 1;
  let fitting = SMALLEST;
  let guess = guessFrom(1, share);
  while (tooLarge / fitting > 1 + TOLERANCE) {
    // A guess from the share that is filled comes near at once; halves make sure that it ends.
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

/** Text that wraps takes room by the square of its size; a little less than that, to be on the side that fits. */
function guessFrom(scale: number, share: number): number {
  return (scale / Math.sqrt(share)) * 0.994;
}
