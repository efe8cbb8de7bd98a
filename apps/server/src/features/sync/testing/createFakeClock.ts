import type { Clock } from '../clock.ts';

/** A clock that stands until it is told to go. */
export interface FakeClock extends Clock {
  /** Lets so much time pass, and everything happen that was to. */
  advance(ms: number): void;
  /** How much waits to happen. */
  waiting(): number;
}

interface Timer {
  readonly at: number;
  readonly id: number;
  readonly callback: () => void;
}

export function createFakeClock(start = 1_700_000_000_000): FakeClock {
  let now = start;
  let nextId = 0;
  const timers: Timer[] = [];
  const isBefore = (one: Timer, other: Timer) =>
    one.at < other.at || (one.at === other.at && one.id < other.id);

  return {
    now: () => now,
    after(ms, callback) {
      nextId += 1;
      const timer = { at: now + Math.max(0, ms), id: nextId, callback };
      const place = timers.findIndex((each) => isBefore(timer, each));
      if (place === -1) timers.push(timer);
      else timers.splice(place, 0, timer);
      return () => {
        const index = timers.indexOf(timer);
        if (index >= 0) timers.splice(index, 1);
      };
    },
    advance(ms) {
      const end = now + ms;
      for (let next = timers[0]; next && next.at <= end; next = timers[0]) {
        timers.shift();
        now = next.at;
        next.callback();
      }
      now = end;
    },
    waiting: () => timers.length,
  };
}
