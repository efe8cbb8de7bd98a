import type { FuzzReport } from './fuzzReport.ts';
import type { Finding } from './judge.ts';
import type { Memory, Probe } from './startFuzzedServer.ts';

/** Allowed heap growth after the first third of a run, for caches and sessions. */
const GROWTH_BYTES = 48 * 1_048_576;
const GROWTH_BYTES_PER_CASE = 1_024;

/** Samples the server's memory between batches. */
export interface MemoryWatch {
  /** @param cases number of cases that have run */
  sample(cases: number): Promise<void>;
  /** The finding for too much growth, or null. */
  judge(): Finding | null;
  /** Heap sizes of all samples in MB. */
  heaps(): string;
  /** Null without samples. */
  summary(): FuzzReport['memory'];
}

const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(0);

export function createMemoryWatch(probe: Probe | null, isDown: () => boolean): MemoryWatch {
  const samples: { memory: Memory; cases: number }[] = [];
  return {
    async sample(cases) {
      if (!probe || isDown()) return;
      // A server that exits now can't reply; that is reported as a crash.
      const memory = await probe.memory().catch(() => null);
      if (memory) samples.push({ memory, cases });
    },
    judge() {
      const first = samples[Math.floor(samples.length / 3)];
      const last = samples.at(-1);
      if (!first || !last) return null;
      const allowed = GROWTH_BYTES + (last.cases - first.cases) * GROWTH_BYTES_PER_CASE;
      if (last.memory.used - first.memory.used <= allowed) return null;
      const summary = `the heap grew by more than ${megabytes(allowed)} MB after the first third of the run`;
      return { detector: 'memory', summary };
    },
    heaps: () => samples.map(({ memory }) => megabytes(memory.used)).join(' '),
    summary() {
      const [start] = samples;
      const end = samples.at(-1);
      if (!start || !end) return null;
      const max = (key: keyof Memory) => Math.max(...samples.map(({ memory }) => memory[key]));
      return { start: start.memory, max: { rss: max('rss'), used: max('used') }, end: end.memory };
    },
  };
}
