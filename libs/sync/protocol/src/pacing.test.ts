import { expect, it, describe } from 'vitest';
import fc from 'fast-check';
import type { Command } from './commands.ts';
import { LIMITS } from './limits.ts';
import {
  pour,
  waitFor,
  type LeakyBucket,
  dequeue,
  EMPTY_HOST_QUEUE,
  enqueue,
  type HostQueue,
  countWithin,
  type SlidingWindow,
} from './pacing.ts';

const limit = { size: 3, leakMs: 1_000 };

it('[SYNC-ADMIT-3] A bucket allows its size at once, then one more per leak time', () => {
  let bucket: LeakyBucket | undefined;
  for (let count = 0; count < 3; count += 1) {
    expect(waitFor(bucket, limit, 0)).toBe(0);
    bucket = pour(bucket, limit, 0);
  }
  expect(waitFor(bucket, limit, 0)).toBe(1_000);
  expect(waitFor(bucket, limit, 400)).toBe(600);
  expect(waitFor(bucket, limit, 1_000)).toBe(0);
  expect(pour(bucket, limit, 10_000)).toBe(11_000);
});

const move = (verseId: number): Command => ({ type: 'shabad', shabadId: 1, verseId, lineCount: null });
const step: Command = { type: 'fontSize', target: 'gurbani', value: 'plus' };
const queueOf = (commands: readonly Command[]) =>
  commands.reduce<HostQueue>(
    (queue, command, index) => enqueue(queue, { id: String(index), command }).queue,
    EMPTY_HOST_QUEUE,
  );

describe('the pace of commands', () => {
  it('[SYNC-PACE-1] is one command in 40 ms', () => {
    const first = dequeue(queueOf([step, step]), 1_000);
    expect(first).toMatchObject({ item: { id: '0' }, waitMs: LIMITS.hostPaceMs });
    expect(dequeue(first.queue, 1_039)).toMatchObject({ item: null, waitMs: 1 });
    expect(dequeue(first.queue, 1_040)).toMatchObject({ item: { id: '1' }, waitMs: null });
  });

  it('[SYNC-PACE-2] replaces waiting navigations by the last one and reports them', () => {
    const { queue, superseded } = enqueue(queueOf([move(1), step]), { id: 'new', command: move(2) });
    expect(queue.waiting.map(({ id }) => id)).toEqual(['1', 'new']);
    expect(superseded.map(({ id }) => id)).toEqual(['0']);
  });

  it('[SYNC-PACE-3] loses no step and ends at the last navigation', () => {
    const anyCommand = fc.oneof(fc.nat(9).map(move), fc.constant(step));
    fc.assert(
      fc.property(fc.array(fc.tuple(anyCommand, fc.nat(60)), { minLength: 1 }), (arrivals) => {
        let queue: HostQueue = EMPTY_HOST_QUEUE;
        let now = 0;
        const sent: Command[] = [];
        const drain = () => {
          const next = dequeue(queue, now);
          queue = next.queue;
          if (next.item?.command) sent.push(next.item.command);
          return next.waitMs;
        };
        arrivals.forEach(([command, passed], index) => {
          queue = enqueue(queue, { id: String(index), command }).queue;
          drain();
          now += passed;
        });
        for (let waitMs = drain(); waitMs !== null; waitMs = drain()) now += waitMs;
        const commands = arrivals.map(([command]) => command);
        expect(sent.filter(({ type }) => type === 'fontSize')).toHaveLength(
          commands.filter(({ type }) => type === 'fontSize').length,
        );
        const lastMove = (list: Command[]) => list.filter(({ type }) => type === 'shabad').at(-1);
        expect(lastMove(sent)).toEqual(lastMove(commands));
      }),
    );
  });

  it('[SYNC-PACE-4] counts events within the window', () => {
    let window: SlidingWindow = [];
    const verdicts = [0, 1, 2, 1_000, 1_001].map((now) => {
      const counted = countWithin(window, { limit: 2, windowMs: 1_000, now });
      window = counted.window;
      return counted.isWithin;
    });
    expect(verdicts).toEqual([true, true, false, true, true]);
  });
});
