import type { Detector, Finding } from './judge.ts';
import type { Memory } from './startFuzzedServer.ts';

/** All findings of one kind. */
export interface Failure {
  readonly detector: Detector;
  /** The route, the role of a connection, or `log`. */
  readonly where: string;
  readonly summary: string;
  count: number;
  /** The first few, each with a reproduction. */
  readonly examples: string[];
}

/** The cost of a case measured alone: the least of several runs. */
export interface MeasuredCost {
  readonly route: string;
  readonly only: string;
  readonly cpuMs: number;
  readonly holdMs: number;
}

/** The result of a run. */
export interface FuzzReport {
  readonly seed: number;
  readonly seconds: number;
  readonly requests: number;
  readonly frames: number;
  readonly scripts: number;
  /** Responses by the first digit of their status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests and responses below 400 by route. */
  readonly routes: ReadonlyMap<string, { requests: number; succeeded: number }>;
  /** Number of socket scripts by role and end. */
  readonly ends: Readonly<Record<string, number>>;
  readonly costs: readonly MeasuredCost[];
  readonly measured: number;
  /** Null without a probe. */
  readonly memory: { start: Memory; max: Memory; end: Memory } | null;
  readonly logLines: number;
  readonly taps: number;
  readonly slowestTapMs: number;
  readonly failures: readonly Failure[];
}

const SHOWN_COSTS = 15;
const SHOWN_FAILURES = 30;
const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(0);

/** Formats a report as text, failures last. */
export function formatReport(report: FuzzReport, { showsRoutes }: { showsRoutes: boolean }): string {
  const { memory, failures } = report;
  const counts = (record: Readonly<Record<string, number>>) =>
    Object.entries(record)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, count]) => `${name} ${String(count)}`)
      .join(', ');
  const silent = [...report.routes].filter(([, { succeeded }]) => succeeded === 0).map(([name]) => name);
  const routeLines = [...report.routes]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([name, { requests, succeeded }]) =>
        `  ${String(requests).padStart(7)} ${String(succeeded).padStart(7)}  ${name}`,
    );
  const costs = report.costs.toSorted((one, other) => other.holdMs - one.holdMs).slice(0, SHOWN_COSTS);
  return [
    `Seed ${String(report.seed)}: ${String(report.requests)} requests and ${String(report.frames)} frames over ${String(report.scripts)} connections in ${report.seconds.toFixed(0)} s`,
    `Responses: ${counts(report.statuses)}`,
    `Socket scripts: ${counts(report.ends)}`,
    `Canary: ${String(report.taps)} taps, slowest ${report.slowestTapMs.toFixed(0)} ms`,
    ...(memory
      ? [
          `Memory in MB, heap (RSS): start ${megabytes(memory.start.used)} (${megabytes(memory.start.rss)}), maximum ${megabytes(memory.max.used)} (${megabytes(memory.max.rss)}), end ${megabytes(memory.end.used)} (${megabytes(memory.end.rss)})`,
          `Log: ${String(report.logLines)} lines`,
        ]
      : []),
    ...(showsRoutes ? ['Requests and responses below 400 by route:', ...routeLines] : []),
    `Routes without a response below 400: ${silent.filter((name) => !name.startsWith('raw')).join(', ') || 'none'}`,
    `Most expensive of ${String(report.measured)} cases measured alone (event-loop hold and CPU in ms, least of several runs):`,
    ...costs.map(
      ({ route, only, cpuMs, holdMs }) =>
        `  ${holdMs.toFixed(0).padStart(6)} ${cpuMs.toFixed(0).padStart(6)}  ${route}  --only ${only}`,
    ),
    ...failures
      .slice(0, SHOWN_FAILURES)
      .flatMap(({ detector, where, summary, count, examples }) => [
        '',
        `FAILED (${detector}) ${where}: ${summary} (${String(count)} times)`,
        ...examples.map((each) => `  ${each}`),
      ]),
    ...(failures.length > SHOWN_FAILURES
      ? [
          '',
          `And ${String(failures.length - SHOWN_FAILURES)} more:`,
          ...failures
            .slice(SHOWN_FAILURES)
            .map(
              ({ detector, where, summary, count }) =>
                `  (${detector}) ${where}: ${summary} (${String(count)} times)`,
            ),
        ]
      : []),
    '',
    failures.length === 0 ? 'No failures.' : `${String(failures.length)} kinds of failure.`,
  ].join('\n');
}

/** Groups findings of one kind into one failure. */
export interface Failures {
  /** @param example creates a reproduction; only the first few are stored */
  add(finding: Finding, where: string, example: () => string): void;
  list(): readonly Failure[];
}

const MAX_EXAMPLES = 4;
const ORDER: readonly Detector[] = [
  'crash',
  'server error',
  'error in the log',
  'no response',
  'canary',
  'cost',
  'memory',
  'secret in the log',
];

export function createFailures(): Failures {
  const failures = new Map<string, Failure>();
  return {
    add({ detector, summary }, where, example) {
      const key = [detector, where, summary].join('\n');
      const failure = failures.get(key) ?? { detector, where, summary, count: 0, examples: [] };
      failure.count += 1;
      if (failure.examples.length < MAX_EXAMPLES) failure.examples.push(example());
      failures.set(key, failure);
    },
    list: () =>
      [...failures.values()].toSorted(
        (one, other) =>
          ORDER.indexOf(one.detector) - ORDER.indexOf(other.detector) || other.count - one.count,
      ),
  };
}
