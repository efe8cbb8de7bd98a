export interface ListMovement {
  /** Arrow keys that move: left and right (`inline`) or up and down (`block`). */
  readonly axis: 'inline' | 'block';
  /** True if the next item is to the left. */
  readonly isRightToLeft?: boolean;
}

/**
 * The index a key moves to in a list: arrows to the neighbour, wrapping at the ends, Home and End to the first and
 * last.
 *
 * @param key `key` of a keyboard event
 * @param index current index, or -1
 * @returns the new index, or null for other keys
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
