import { setTimeout as pause } from 'node:timers/promises';

const TICK_MS = 20;
const ASK_MS = 50;

/** Measures how long the machine kept processes from running, so that it isn't mistaken for a slow product. */
export interface LagMeter {
  /** Total lateness since the start, in milliseconds. */
  total(): number;
  /** Longest lateness. */
  longest(): number;
  stop(): void;
}

/** @param port of a server whose time to answer a request counts as lateness too; by default only this process counts */
export function startLagMeter(port?: number): LagMeter {
  let dueAt = performance.now() + TICK_MS;
  let total = 0;
  let longest = 0;
  let isOver = false;
  const add = (lateMs: number) => {
    total += lateMs;
    longest = Math.max(longest, lateMs);
  };
  const timer = setInterval(() => {
    const lateMs = Math.max(0, performance.now() - dueAt);
    dueAt = performance.now() + TICK_MS;
    add(lateMs);
  }, TICK_MS);

  async function ask(url: string): Promise<void> {
    while (!isOver) {
      const askedAt = performance.now();
      const isAnswered = await fetch(url).then(
        async (reply) => {
          await reply.arrayBuffer();
          return true;
        },
        () => false,
      );
      if (isAnswered && !isOver) add(performance.now() - askedAt);
      await pause(ASK_MS);
    }
  }
  if (port !== undefined) void ask(`http://127.0.0.1:${String(port)}/`);

  return {
    total: () => total,
    longest: () => longest,
    stop() {
      isOver = true;
      clearInterval(timer);
    },
  };
}
