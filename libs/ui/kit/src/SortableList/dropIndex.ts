/**
 * Where a dragged item would lie if it were let go: after every other item whose middle it has passed.
 *
 * @param middles of all items before the drag, from the top down, the dragged one among them
 * @param from the index of the dragged item
 * @param middle of the dragged item now
 */
export function dropIndex(middles: readonly number[], from: number, middle: number): number {
  return middles.filter((other, index) => index !== from && other < middle).length;
}
