/**
 * Runs the built server for `worstCase.ts`, with a meter of its event loop. Never exits by itself; its parent
 * ends it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { processorMs } from '../src/http/costLimit.ts';
import { type HoldMeter, startHoldMeter } from '../src/testing/holdMeter.ts';

/** Processor time of a request in milliseconds. */
export interface Cost {
  /** Longest turn of the event loop, during which no other request is served. */
  readonly holdMs: number;
  /** Total of the process including its threads. */
  readonly totalMs: number;
  /** Longest work of a thread other than the main one, in steps of 10 ms. */
  readonly workerMs: number;
}

const TICK_MS = 10;
/** Processor time by thread id, except the main thread. */
function threadTimes(): Map<string, number> {
  const times = new Map<string, number>();
  try {
    for (const id of readdirSync('/proc/self/task')) {
      if (id === String(process.pid)) continue;
      const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
      // The name, in parentheses, may contain spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      times.set(id, (Number(fields[11]) + Number(fields[12])) * TICK_MS);
    }
  } catch {
    // Without procfs, threads can't be distinguished.
  }
  return times;
}

let meter: HoldMeter | null = null;
let before = { processor: 0, threads: new Map<string, number>() };

process.on('message', (order) => {
  if (order === 'watch') {
    before = { processor: processorMs(), threads: threadTimes() };
    meter = startHoldMeter();
    process.send?.('watching');
    return;
  }
  const grown = [...threadTimes()].map(([id, ms]) => ms - (before.threads.get(id) ?? 0));
  const cost: Cost = {
    holdMs: meter?.stop() ?? Number.NaN,
    totalMs: processorMs() - before.processor,
    workerMs: Math.max(0, ...grown),
  };
  process.send?.(cost);
});

const main = fileURLToPath(new URL('../../../dist/@naad/server/main.js', import.meta.url));
await import(pathToFileURL(main).href);
