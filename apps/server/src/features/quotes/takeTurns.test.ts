import { describe, expect, it } from 'vitest';
import { OverBudgetError } from '../../http/costLimit.ts';
import { takeTurns, type Task } from './takeTurns.ts';

/** Longer than a slice, so that each slice has one step. */
const STEP_MS = 8;

function busy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

interface Made extends Task<string> {
  spentMs: number;
  isGone: boolean;
}

function taskOf(key: string, name: string, count: number, seen: string[], ms = STEP_MS): Made {
  const task: Made = {
    key,
    spentMs: 0,
    isGone: false,
    *start() {
      for (let step = 1; step <= count; step++) {
        busy(ms);
        seen.push(`${name}${String(step)}`);
        yield `${name}${String(step)}`;
      }
    },
    isAbandoned: () => task.isGone,
    onSpent(spent) {
      task.spentMs += spent;
    },
  };
  return task;
}

const LIMITS = { maxTasks: 20, maxTasksPerKey: 4 };

describe('takeTurns', () => {
  it('alternates between clients, however much work one of them has', async () => {
    const run = takeTurns(LIMITS);
    const seen: string[] = [];
    const all = [
      ...['a', 'b', 'c', 'd'].map((name) => run(taskOf('hoarder', name, 10, seen))),
      run(taskOf('visitor', 'v', 3, seen)),
    ];
    expect(await Promise.all(all)).toHaveLength(5);
    expect(seen.filter((step) => step < 'v')).toHaveLength(40);
    expect(seen.indexOf('v3')).toBeLessThan(8);
    // The tasks of a client run in sequence.
    expect(seen.indexOf('a10')).toBeLessThan(seen.indexOf('b1'));
  });

  it('lets the process serve others after each slice', async () => {
    const run = takeTurns(LIMITS);
    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    count();
    await run(taskOf('a', 'a', 10, []));
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(10);
  });

  it('runs several short steps in a slice', async () => {
    const run = takeTurns(LIMITS);
    const task = taskOf('a', 'a', 1_000, [], 0);
    let slices = 0;
    const { onSpent } = task;
    expect(
      await run({
        ...task,
        onSpent(ms) {
          slices++;
          onSpent(ms);
        },
      }),
    ).toHaveLength(1_000);
    expect(slices).toBeLessThan(100);
  });

  it('refuses tasks beyond the limits per client and in total, with a time to retry', async () => {
    const run = takeTurns({ maxTasks: 3, maxTasksPerKey: 2 });
    const done = [run(taskOf('a', 'a', 2, [])), run(taskOf('a', 'b', 2, []))];
    const refused = await run(taskOf('a', 'c', 1, [])).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(OverBudgetError);
    expect(refused).toMatchObject({ id: 'tooManyRequests', retryAfterSeconds: 2 });
    done.push(run(taskOf('b', 'd', 1, [])));
    await expect(run(taskOf('c', 'e', 1, []))).rejects.toMatchObject({ id: 'tooManyRequests' });
    await Promise.all(done);
    expect(await run(taskOf('a', 'f', 1, []))).toEqual(['f1']);
  });

  it('continues with the next task after a failure', async () => {
    const run = takeTurns(LIMITS);
    const failing: Task<number> = {
      ...taskOf('a', 'a', 1, []),
      start: () => {
        throw new Error('broken');
      },
    };
    const next = taskOf('a', 'b', 1, []);
    const results = await Promise.allSettled([run(failing), run(next)]);
    expect(results).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: ['b1'] }]);
  });

  it('ends a task that nobody waits for, and charges for the work done', async () => {
    const run = takeTurns(LIMITS);
    const seen: string[] = [];
    const task = taskOf('a', 'a', 100, seen);
    const result = run(task);
    setTimeout(() => (task.isGone = true), 3 * STEP_MS);
    expect((await result).length).toBeLessThan(50);
    expect(seen.length).toBeLessThan(50);
    expect(task.spentMs).toBeGreaterThan(0);
  });

  it('reports the time used to the task', async () => {
    const run = takeTurns(LIMITS);
    const task = taskOf('a', 'a', 5, []);
    const spent: number[] = [];
    await run({
      ...task,
      *start(spentMs) {
        for (const step of task.start(spentMs)) {
          spent.push(spentMs());
          yield step;
        }
      },
    });
    expect(spent).toEqual(spent.toSorted((one, other) => one - other));
    expect(spent.at(-1)).toBeGreaterThan(2 * STEP_MS);
    expect(task.spentMs).toBeGreaterThanOrEqual(spent.at(-1) ?? Infinity);
  });
});
