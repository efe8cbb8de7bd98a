import type { LagMeter } from '../../src/testing/lagMeter.ts';
import { runChaos, type ChaosResult } from './runChaos.ts';

export interface ManyRuns {
  readonly port: number;
  readonly seeds: readonly number[];
  readonly atOnce: number;
  readonly lag: LagMeter;
  readonly onResult?: (result: ChaosResult) => void;
}

/** Runs a storm for each seed, several at a time. */
export async function runMany({ port, seeds, atOnce, lag, onResult }: ManyRuns): Promise<ChaosResult[]> {
  const results: ChaosResult[] = [];
  const waiting = [...seeds];
  const work = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const result = await runChaos({ port, seed, lag });
      results.push(result);
      onResult?.(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
