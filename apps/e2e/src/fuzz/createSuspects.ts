import type { Hold } from './startFuzzedServer.ts';

/** The index of a request or a socket script. */
export interface CaseId {
  readonly kind: 'request' | 'script';
  readonly index: number;
}

/** A case that may be expensive, to be measured alone. */
export interface Suspect extends CaseId {
  readonly route: string;
  /** Milliseconds from its first byte to its response. */
  readonly ms: number;
}

/** A hold of the event loop, with the cases in flight. */
export interface SuspectHold {
  readonly ms: number;
  /** Slowest first. */
  readonly suspects: readonly Suspect[];
}

/** Narrows down which of many concurrent cases held the event loop. */
export interface Suspects {
  started(id: CaseId, route: string): void;
  ended(id: CaseId): void;
  held(hold: Hold): void;
  /** Longest first. */
  holds(): SuspectHold[];
  /** The slowest cases of each route. */
  slowest(): Suspect[];
}

interface Run extends CaseId {
  readonly route: string;
  readonly startedAt: number;
  endedAt: number;
}

/** Hold reports arrive late, so finished cases stay here for this long. */
const REMEMBERED_MS = 3_000;
const MAX_SLOWEST_PER_ROUTE = 2;
const MAX_HOLDS = 500;
const now = () => performance.timeOrigin + performance.now();

/** A case as `--only` takes it. */
export function nameOfCase({ kind, index }: CaseId): string {
  return kind === 'script' ? `s${String(index)}` : String(index);
}

export function createSuspects(): Suspects {
  const recent = new Map<string, Run>();
  const slowest = new Map<string, Suspect[]>();
  let holds: { ms: number; runs: Run[] }[] = [];

  function deleteExpired(): void {
    const since = now() - REMEMBERED_MS;
    // Sorted by start, which is nearly the order of their ends.
    for (const [name, run] of recent) {
      if (run.endedAt > since) return;
      recent.delete(name);
    }
  }

  const longestFirst = () => holds.toSorted((one, other) => other.ms - one.ms).slice(0, MAX_HOLDS);
  const suspectOf = ({ kind, index, route, startedAt, endedAt }: Run): Suspect => ({
    kind,
    index,
    route,
    ms: endedAt - startedAt,
  });
  const bySlowness = (one: Suspect, other: Suspect) => other.ms - one.ms;

  return {
    started(id, route) {
      recent.set(nameOfCase(id), { ...id, route, startedAt: now(), endedAt: Number.POSITIVE_INFINITY });
    },
    ended(id) {
      const run = recent.get(nameOfCase(id));
      if (!run) return;
      run.endedAt = now();
      const best = [...(slowest.get(run.route) ?? []), suspectOf(run)].toSorted(bySlowness);
      slowest.set(run.route, best.slice(0, MAX_SLOWEST_PER_ROUTE));
      deleteExpired();
    },
    held({ ms, from, to }) {
      const runs = [...recent.values()].filter(
        ({ startedAt, endedAt }) => startedAt <= to && endedAt >= from,
      );
      if (runs.length === 0) return;
      holds.push({ ms, runs });
      if (holds.length > 2 * MAX_HOLDS) holds = longestFirst();
    },
    holds: () =>
      longestFirst().map(({ ms, runs }) => ({ ms, suspects: runs.map(suspectOf).toSorted(bySlowness) })),
    slowest: () => [...slowest.values()].flat().toSorted(bySlowness),
  };
}
