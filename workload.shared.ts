/**
 * CPU milliseconds of the workload on the machine for which limits are given in milliseconds: there, the engine's p99 were
 * those of docs/benchmarks.md of 2026-11-21.
 */
const WORKLOAD_MS = 1.3;

const RUNS = 50;
const STEPS = 400_000;
/** Larger than a cache, as the search indexes are. */
const SUMS = new Float64Array(1 << 20);

/** Work like that of a search: scattered sums, then a sort of some. */
function work(): number {
  let seed = 1469;
  for (let step = 0; step < STEPS; step++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const at = seed >>> 12;
    SUMS[at] = (SUMS[at] ?? 0) + 1;
  }
  return SUMS.slice(0, 2_048).sort()[0] ?? 0;
}

/**
 * Measures how fast this machine is now: CPU milliseconds of a fixed workload, in the least disturbed of many runs. Measure
 * it beside what it is compared with, because the neighbours of a virtual machine slow down its memory for minutes.
 */
function measureWorkload(): number {
  const times = Array.from({ length: RUNS }, () => {
    const used = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(used);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

/** Beyond this the machine is too busy to tell. */
const MAX_SLOWNESS = 3;

/** How many times slower this machine is now than the one for which limits are given, 1 to 3. */
export function measureSlowness(): number {
  return Math.min(MAX_SLOWNESS, Math.max(1, measureWorkload() / WORKLOAD_MS));
}
