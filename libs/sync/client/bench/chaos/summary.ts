import type { ChaosResult, Violations } from './runChaos.ts';

export interface Summary {
  readonly runs: number;
  readonly taps: number;
  readonly faults: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly unknownButDone: number;
  readonly healedMs: { readonly median: number; readonly p95: number; readonly longest: number };
  readonly violations: Violations;
}

/** Returns a quantile of times; NaN without any. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function summarize(results: readonly ChaosResult[]): Summary {
  const outcomes: Record<string, number> = {};
  for (const result of results)
    for (const [outcome, count] of Object.entries(result.outcomes))
      outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
  const sum = (of: (result: ChaosResult) => number) => results.reduce((total, each) => total + of(each), 0);
  const all = (name: keyof Violations) => results.flatMap(({ violations }) => violations[name]);
  const healed = results.map(({ healedAfterMs }) => healedAfterMs).filter((ms) => ms !== null);
  return {
    runs: results.length,
    taps: sum(({ taps }) => taps),
    faults: sum(({ faults }) => faults),
    outcomes,
    unknownButDone: sum(({ unknown }) => unknown.done),
    healedMs: { median: quantile(healed, 0.5), p95: quantile(healed, 0.95), longest: quantile(healed, 1) },
    violations: {
      lost: all('lost'),
      doubled: all('doubled'),
      reordered: all('reordered'),
      unsettled: all('unsettled'),
      disagreeing: all('disagreeing'),
      untrue: all('untrue'),
    },
  };
}

export function countViolations(violations: Violations): number {
  return Object.values(violations).reduce((total, cases: string[]) => total + cases.length, 0);
}
