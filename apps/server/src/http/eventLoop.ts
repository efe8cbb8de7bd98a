import { setImmediate as immediate } from 'node:timers/promises';
import type { Pace } from '@naad/api-scripture';
import { processorMs } from './costLimit.ts';

/** Milliseconds of work before other requests get a turn. */
const SLICE_MS = 10;

/** Resolves in the next turn of the event loop, after the pending requests. */
export async function nextTurn(): Promise<void> {
  await immediate();
}

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
