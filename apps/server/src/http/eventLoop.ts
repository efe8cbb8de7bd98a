import { setImmediate as immediate } from 'node:timers/promises';
import { processorMs } from './costLimit.ts';

/** Milliseconds of work before other requests get a turn. */
const SLICE_MS = 10;

/** Resolves in the next turn of the event loop, after the pending requests. */
export async function nextTurn(): Promise<void> {
  await immediate();
}

/** Yields to other requests after each slice of work; one instance for all work of a response. */
export type Pace = () => Promise<void> | undefined;

/**
 * Creates a pace whose first slice starts now.
 *
 * @param onSpent called with the processor time, in milliseconds, of the work since the last call of the pace
 */
export function createPace(onSpent?: (ms: number) => void): Pace {
  let sliceStart = performance.now();
  let spent = onSpent ? processorMs() : 0;
  return () => {
    onSpent?.(processorMs() - spent);
    if (performance.now() - sliceStart >= SLICE_MS) {
      return nextTurn().then(() => {
        sliceStart = performance.now();
        if (onSpent) spent = processorMs();
      });
    }
    if (onSpent) spent = processorMs();
    return undefined;
  };
}

/** Maps a list without blocking the event loop. A short list is mapped in one turn. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
  pace: Pace = createPace(),
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    const turn = pace();
    if (turn) await turn;
  }
  return results;
}
