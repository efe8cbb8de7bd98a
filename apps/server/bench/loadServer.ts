/** The server under load in its own process, and the rows of its measurements. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureLoad, type Round } from './askInARow.ts';

export interface LoadServer {
  readonly port: number;
  /** Port of plain Fastify, whose `/empty/:bytes` is the floor. */
  readonly barePort: number;
  /** Measures a hundred connections that send requests continuously. */
  ask(
    next: () => Buffer,
    options: { durationMs: number; port?: number; warmUpCount?: number; connections?: number },
  ): Promise<Round>;
  /** Bytes of memory of the process. */
  memory(): Promise<number>;
  stop(): void;
}

interface Usage {
  /** Processor time so far. */
  readonly workMs: number;
  readonly memory: number;
}

/** @param pageCacheMb the setting PAGE_CACHE_MB */
export async function openLoadServer(pageCacheMb = 500): Promise<LoadServer> {
  const file = path.join(path.dirname(fileURLToPath(import.meta.url)), 'httpServer.ts');
  const child = fork(file, [String(pageCacheMb)]);
  const [{ port, barePort }] = (await once(child, 'message')) as [{ port: number; barePort: number }];
  const usage = async (): Promise<Usage> => {
    child.send('usage');
    return ((await once(child, 'message')) as [Usage])[0];
  };
  return {
    port,
    barePort,
    ask: (next, options) =>
      measureLoad(next, {
        port,
        connections: 100,
        warmUpCount: 200,
        processorMs: async () => (await usage()).workMs,
        ...options,
      }),
    memory: async () => (await usage()).memory,
    stop: () => void child.send('end'),
  };
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** A row of a table: the medians of several rounds. */
export const row = (rounds: readonly Round[]) => ({
  'a second': Math.round(median(rounds.map(({ perSecond }) => perSecond))),
  'median, ms': rounded(median(rounds.map(({ medianMs }) => medianMs)), 1),
  'p99, ms': rounded(median(rounds.map(({ p99Ms }) => p99Ms)), 1),
  'work of one, ms': rounded(median(rounds.map(({ workMs }) => workMs)), 3),
});
