import { nameOfCase, type CaseId, type Suspect, type Suspects } from './createSuspects.ts';
import type { MeasuredCost } from './fuzzReport.ts';
import type { Finding } from './judge.ts';
import type { Cost, Probe } from './startFuzzedServer.ts';

export interface CostMeterOptions {
  /** Null for a server without a probe, whose response time counts instead. */
  readonly probe: Probe | null;
  readonly suspects: Suspects;
  /** Runs a case once. */
  readonly runCase: (id: CaseId) => Promise<void>;
  /** Called before a suspect of a route is measured. */
  readonly prepare: (route: string) => Promise<void>;
  readonly isDown: () => boolean;
  /** Seconds since the run started. */
  readonly elapsed: () => number;
}

/** Measures cases without other load. */
export interface CostMeter {
  measureAlone(suspect: Omit<Suspect, 'ms'>): Promise<MeasuredCost>;
  /** Measures the cases in flight during the longest holds until each hold is explained, then the slowest of each route. */
  measureSuspects(): Promise<MeasuredCost[]>;
  /** The finding for a cost above the limits, or null. */
  judgeCost(cost: Cost): Finding | null;
}

const LIMITS: Cost = {
  /** Event-loop hold. */
  holdMs: 50,
  /** CPU time of all threads, including the one that hashes passwords. */
  cpuMs: 500,
};
/** Response time, without a probe. */
const RESPONSE_MS = 1_000;
const MAX_RUNS = 5;
const NO_RETRY_FACTOR = 3;
/** A case explains a hold if, alone, it holds the event loop for this part of it. */
const EXPLAINED_SHARE = 0.5;
/** Stop measuring a route after this many cheap cases. */
const MAX_CHEAP_PER_ROUTE = 12;
/** Time for measuring suspects: share of the run's time, and minimum in seconds. */
const MEASURE_SHARE = 0.25;
const MIN_MEASURE_SECONDS = 20;

export function createCostMeter(options: CostMeterOptions): CostMeter {
  const { probe, suspects, runCase, prepare, isDown, elapsed } = options;
  const limits = probe ? LIMITS : { holdMs: RESPONSE_MS, cpuMs: RESPONSE_MS };
  const isExpensive = ({ cpuMs, holdMs }: Cost) => holdMs > limits.holdMs || cpuMs > limits.cpuMs;

  async function measureOnce(id: CaseId): Promise<Cost> {
    const begunAt = performance.now();
    await probe?.begin();
    await runCase(id);
    const wallMs = performance.now() - begunAt;
    return probe ? probe.end() : { cpuMs: wallMs, holdMs: wallMs };
  }

  async function measureAlone({ kind, index, route }: Omit<Suspect, 'ms'>): Promise<MeasuredCost> {
    let cost = await measureOnce({ kind, index });
    for (let tries = 1; tries < MAX_RUNS && isExpensive(cost) && !isDown(); tries += 1) {
      // The first run may have included compilation; beyond this, retries don't help.
      if (tries > 1 && cost.holdMs > limits.holdMs * NO_RETRY_FACTOR) break;
      const rerun = await measureOnce({ kind, index });
      cost = { cpuMs: Math.min(cost.cpuMs, rerun.cpuMs), holdMs: Math.min(cost.holdMs, rerun.holdMs) };
    }
    return { route, only: nameOfCase({ kind, index }), ...cost };
  }

  async function measureSuspects(): Promise<MeasuredCost[]> {
    const until = elapsed() + Math.max(MIN_MEASURE_SECONDS, elapsed() * MEASURE_SHARE);
    const costs = new Map<string, MeasuredCost>();
    const cheap = new Map<string, number>();
    const canContinue = () => elapsed() < until && !isDown();

    async function measure(suspect: Suspect): Promise<number> {
      const { route } = suspect;
      const name = nameOfCase(suspect);
      const known = costs.get(name);
      if (known || (cheap.get(route) ?? 0) >= MAX_CHEAP_PER_ROUTE) return known?.holdMs ?? 0;
      await prepare(route);
      const cost = await measureAlone(suspect);
      costs.set(name, cost);
      if (!isExpensive(cost)) cheap.set(route, (cheap.get(route) ?? 0) + 1);
      return cost.holdMs;
    }

    for (const hold of probe ? suspects.holds() : []) {
      for (const suspect of hold.suspects) {
        if (!canContinue() || (await measure(suspect)) >= hold.ms * EXPLAINED_SHARE) break;
      }
    }
    for (const suspect of suspects.slowest()) {
      if (!canContinue()) break;
      if (probe || suspect.ms > RESPONSE_MS) await measure(suspect);
    }
    return [...costs.values()];
  }

  return {
    measureAlone,
    measureSuspects,
    judgeCost(cost) {
      if (!isExpensive(cost)) return null;
      const summary =
        cost.holdMs > limits.holdMs
          ? `holds the event loop for more than ${String(limits.holdMs)} ms`
          : `takes more than ${String(limits.cpuMs)} ms of CPU time`;
      return { detector: 'cost', summary };
    },
  };
}
