import { setImmediate as immediate } from 'node:timers/promises';
import { processorMs } from '../http/costLimit.ts';

/** Measures the longest turn of the event loop, during which no request is served. */
export interface HoldMeter {
  /** Stops measuring and returns the longest turn in CPU milliseconds. */
  stop(): number;
}

/**
 * Starts measuring. Neither wall-clock time nor the CPU time of all threads ever understates the work of the main thread, so
 * the smaller of the two counts; other processes and threads distort it little.
 */
export function startHoldMeter(): HoldMeter {
  let isRunning = true;
  let longestMs = 0;
  let last = { wall: performance.now(), processor: processorMs() };
  const turn = () => {
    const now = { wall: performance.now(), processor: processorMs() };
    longestMs = Math.max(longestMs, Math.min(now.wall - last.wall, now.processor - last.processor));
    last = now;
    if (isRunning) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    stop() {
      turn();
      isRunning = false;
      return longestMs;
    },
  };
}

/** The longest turn while some work runs, as the minimum of several runs. */
export async function minHoldOf(runs: number, work: (run: number) => Promise<unknown>): Promise<number> {
  let minMs = Infinity;
  for (let run = 0; run < runs; run += 1) {
    await immediate();
    const meter = startHoldMeter();
    await work(run);
    await immediate();
    minMs = Math.min(minMs, meter.stop());
  }
  return minMs;
}

/** Constant work of 2 to 4 ms CPU time, to compare results of slow and fast machines. */
export function fixedWork(): void {
  JSON.parse(JSON.stringify(Array.from({ length: 6_000 }, (_, id) => ({ id, name: `line ${String(id)}` }))));
}
