export interface ListMovement {
  /** Which arrows move: those along the line (`inline`) or those up and down (`block`). */
  readonly axis: 'inline' | 'block';
  /** Whether the next item lies to the left. */
  readonly isRightToLeft?: boolean;
}

/**
 * Where a key leads in a list of items: arrows to the neighbour, round at the ends, Home and End to the first and last.
 *
 * @param key as a keyboard event names it
 * @param index the present item, -1 where there is none
 * @returns the new index, or null where the key does not move in this list
 */
export function listMovement(
  key: string,
  index: number,
  count: number,
  movement: ListMovement,
): number | null {
  if (count === 0) return null;
  const { axis, isRightToLeft = false } = movement;
  const [back, forward] =
    axis === 'block'
      ? ['ArrowUp', 'ArrowDown']
      : isRightToLeft
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  if (key === forward) return (index + 1) % count;
  if (key === back) return index <= 0 ? count - 1 : index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
