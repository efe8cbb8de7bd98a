import { setImmediate, setTimeout } from 'node:timers/promises';
import { OverBudgetError, processorMs } from '../../http/costLimit.ts';

/** Long work for a client, done in steps of a few milliseconds. */
export interface Task<Step> {
  /** Limit key of the client. */
  readonly key: string;
  /** @param spentMs returns the milliseconds of work the task has taken */
  start(spentMs: () => number): Iterable<Step>;
  /** True once the client no longer waits for the result. */
  isAbandoned(): boolean;
  /** Called after each slice with the milliseconds of work it took. */
  onSpent(ms: number): void;
}

export interface TurnOptions {
  /** Maximum number of tasks; further ones are refused. */
  readonly maxTasks: number;
  /** Maximum number of tasks per client. */
  readonly maxTasksPerKey: number;
}

/** Runs a task and returns its steps; if it is abandoned, the steps done by then. */
export type RunTask = <Step>(task: Task<Step>) => Promise<Step[]>;

interface Job {
  /** Runs one slice and returns true once the job is done or has failed. */
  runSlice(): boolean;
}

/** Milliseconds to hold the event loop at a time; the last step may exceed it. */
const SLICE_MS = 5;
/** Maximum pause after a slice in milliseconds; otherwise the pause lasts the same time as the slice. */
const MAX_PAUSE_MS = 10;
/**
 * Starts to measure work; the function returned gives its milliseconds so far. The clock counts the work of other processes
 * too, and processor time that of other threads of this process, which compile and collect garbage: the lesser counts.
 */
function measureWork(): () => number {
  const start = { clock: performance.now(), processor: processorMs() };
  return () => Math.min(performance.now() - start.clock, processorMs() - start.processor);
}

/** Seconds until the queue probably has room again, as a task takes a fraction of a second. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Runs long tasks in slices: clients take turns, and the tasks of a client run in sequence. Other requests get at least half
 * of the time, because each takes several rounds of the event loop and would otherwise wait for a slice in each.
 */
export function takeTurns({ maxTasks, maxTasksPerKey }: TurnOptions): RunTask {
  /** Jobs by client, in the order of their turns. */
  const jobs = new Map<string, Job[]>();
  let count = 0;
  let isRunning = false;

  function enqueue(key: string, job: Job): void {
    const queued = jobs.get(key) ?? [];
    if (count >= maxTasks || queued.length >= maxTasksPerKey) throw new OverBudgetError(RETRY_AFTER_SECONDS);
    jobs.set(key, [...queued, job]);
    count++;
  }

  async function runAll(): Promise<void> {
    isRunning = true;
    await setImmediate();
    for (;;) {
      const [next] = jobs;
      if (!next) break;
      const [key, [job]] = next;
      const start = performance.now();
      const isDone = job?.runSlice() ?? true;
      const rest = jobs.get(key)?.slice(isDone ? 1 : 0) ?? [];
      jobs.delete(key);
      if (rest.length > 0) jobs.set(key, rest);
      if (isDone) count--;
      if (jobs.size === 0) break;
      await setTimeout(Math.min(MAX_PAUSE_MS, performance.now() - start));
    }
    isRunning = false;
  }

  return <Step>({ key, start, isAbandoned, onSpent }: Task<Step>) =>
    new Promise<Step[]>((resolve, reject) => {
      let spentMs = 0;
      let sliceMs = measureWork();
      let steps: Iterator<Step> | null = null;
      const done: Step[] = [];
      const work = (): boolean => {
        steps ??= start(() => spentMs + sliceMs())[Symbol.iterator]();
        const end = performance.now() + SLICE_MS;
        do {
          if (isAbandoned()) return true;
          const step = steps.next();
          if (step.done === true) return true;
          done.push(step.value);
        } while (performance.now() < end);
        return false;
      };
      const runSlice = (): boolean => {
        sliceMs = measureWork();
        try {
          const isDone = work();
          if (isDone) resolve(done);
          return isDone;
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
          return true;
        } finally {
          const ms = sliceMs();
          spentMs += ms;
          onSpent(ms);
        }
      };
      enqueue(key, { runSlice });
      if (!isRunning) void runAll();
    });
}
