const TICK_MS = 20;

/** Measures how long this process was kept from running, so that a busy machine isn't mistaken for a slow product. */
export interface LagMeter {
  /** Total lateness since the start, in milliseconds. */
  total(): number;
  /** Longest lateness. */
  longest(): number;
  stop(): void;
}

export function startLagMeter(): LagMeter {
  let dueAt = performance.now() + TICK_MS;
  let total = 0;
  let longest = 0;
  const timer = setInterval(() => {
    const lateMs = Math.max(0, performance.now() - dueAt);
    dueAt = performance.now() + TICK_MS;
    total += lateMs;
    longest = Math.max(longest, lateMs);
  }, TICK_MS);
  return { total: () => total, longest: () => longest, stop: () => clearInterval(timer) };
}
