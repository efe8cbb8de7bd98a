import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { COMPONENTS } from '@naad/api-contract';
import { parseSearchType, SEARCH_TYPE_LIST, SEARCH_TYPES, searchTypeRules } from '@naad/gurbani-model';
import type { Outcome } from '@naad/sync-protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ComponentHealth } from '../../components/componentHealth.ts';
import type { Job, JobOutcomes } from '../../components/createJob.ts';
import type { Config } from '../../config/index.ts';
import { loggedRoute } from '../../http/accessLog.ts';
import type { CacheCounts } from '../../http/responseCache.ts';
import { version } from '../../version.ts';

/** Kinds of connections of sync sessions; a feed is a follower without a socket. */
const CONNECTION_KINDS = ['displays', 'controllers', 'followers', 'feeds'] as const;

/** Outcomes of a tap on a phone. */
const OUTCOMES = [
  'shown',
  'superseded',
  'failed',
  'expired',
  'unknown',
] as const satisfies readonly Outcome[];

const STATES = ['ready', 'limited', 'unavailable'] as const;

type SyncNumbers = Readonly<Record<'sessions' | (typeof CONNECTION_KINDS)[number], number>>;

/**
 * Measures this process for the operator. Every label has few possible values, none of which a visitor can choose, and
 * nothing says who a visitor is, or what was read or searched.
 */
export interface Metrics {
  /** Measures a response. One of an API call of this process only counts as a search. */
  answered(request: FastifyRequest, reply: FastifyReply, isInProcess?: boolean): void;
  addCache(name: 'pages' | 'searches', counts: () => CacheCounts): void;
  addHealth(health: ComponentHealth): void;
  addJobs(jobs: readonly Job[]): void;
  addSync(numbers: () => SyncNumbers): void;
  /** Observes the taps of phones. */
  readonly taps: {
    acknowledged(ms: number): void;
    settled(outcome: (typeof OUTCOMES)[number]): void;
  };
  /** Everything measured, in Prometheus's text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** A display refuses a tap that is ten seconds late. */
const TAP_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const SEARCH_ROUTE = '/v2/search/:query';

/** The route's pattern; each file of a front end has its own, which says little, so they count together. */
function routeOf(request: FastifyRequest): string {
  const route = loggedRoute(request);
  return /^[^:*]*\.\w+$/.test(route) ? 'file' : route;
}

function searchTypeOf(request: FastifyRequest): string {
  const { searchtype } = request.query as { readonly searchtype?: unknown };
  // An unknown type is searched like this one.
  return searchTypeRules(parseSearchType(searchtype) ?? SEARCH_TYPES.firstLetters).name;
}

/** Memory that the process may use: the limit of its container, otherwise that of the machine. */
function memoryLimit(): number {
  const limit = process.constrainedMemory();
  // Without a limit this is 0, or a number larger than any memory.
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

interface Description<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly Label[];
}

/** Passes the current value of each series to `set`. */
type Read<Label extends string> = (set: (labels: Record<Label, string>, value: number) => void) => void;

/** Creates instruments whose values are read at each scrape. */
function createReaders(registry: Registry) {
  const readerOf =
    (Instrument: typeof Gauge | typeof Counter) =>
    <Label extends string>({ name, help, labels = [] }: Description<Label>, read: Read<Label>): void => {
      new Instrument<Label>({
        ...{ name, help, labelNames: labels, registers: [registry] },
        collect() {
          this.reset();
          read((values, value) => {
            this.inc(values, value);
          });
        },
      });
    };
  return { gauge: readerOf(Gauge), counter: readerOf(Counter) };
}

function readCaches(registry: Registry): Metrics['addCache'] {
  const { gauge, counter } = createReaders(registry);
  const caches: { readonly cache: string; readonly counts: () => CacheCounts }[] = [];
  const read = (field: keyof CacheCounts) => (set: (labels: { cache: string }, value: number) => void) => {
    for (const { cache, counts } of caches) set({ cache }, counts()[field]);
  };
  const labels = ['cache'] as const;
  counter({ name: 'naad_cache_hits_total', help: 'Answers sent from a cache', labels }, read('hits'));
  counter({ name: 'naad_cache_misses_total', help: 'Answers that a cache lacked', labels }, read('misses'));
  gauge({ name: 'naad_cache_entries', help: 'Answers in a cache', labels }, read('entries'));
  gauge({ name: 'naad_cache_bytes', help: 'Size of the answers in a cache', labels }, read('bytes'));
  return (cache, counts) => {
    caches.push({ cache, counts });
  };
}

function readHealth(registry: Registry): Metrics['addHealth'] {
  const { gauge } = createReaders(registry);
  let components: ComponentHealth = {};
  gauge(
    {
      name: 'naad_component_state',
      help: '1 for the state that a component is in, as in /readyz',
      labels: ['component', 'state'],
    },
    (set) => {
      for (const component of COMPONENTS) {
        const current = components[component]?.().state;
        if (current === undefined) continue;
        for (const state of STATES) set({ component, state }, state === current ? 1 : 0);
      }
    },
  );
  return (health) => {
    components = health;
  };
}

function readJobs(registry: Registry): Metrics['addJobs'] {
  const { gauge, counter } = createReaders(registry);
  const jobs: Job[] = [];
  const read =
    (valueOf: (outcomes: JobOutcomes) => number | null) =>
    (set: (labels: { name: string }, value: number) => void) => {
      for (const { name, outcomes } of jobs) {
        const value = valueOf(outcomes());
        if (value !== null) set({ name }, value);
      }
    };
  const labels = ['name'] as const;
  gauge(
    {
      name: 'naad_job_last_success_timestamp_seconds',
      help: 'Last success of a background job since the start',
      labels,
    },
    read(({ succeededAt }) => succeededAt && succeededAt / 1000),
  );
  counter(
    { name: 'naad_job_failures_total', help: 'Failed runs of a background job', labels },
    read(({ failures }) => failures),
  );
  gauge(
    {
      name: 'naad_job_consecutive_failures',
      help: 'Failed runs of a background job since its last success',
      labels,
    },
    read(({ failuresInARow }) => failuresInARow),
  );
  return (added) => {
    jobs.push(...added);
  };
}

function readSync(registry: Registry): Metrics['addSync'] {
  const { gauge } = createReaders(registry);
  let read: () => SyncNumbers | null = () => null;
  gauge(
    { name: 'naad_sync_sessions', help: 'Sessions led by this process; a display has connected to each' },
    (set) => {
      const numbers = read();
      if (numbers) set({}, numbers.sessions);
    },
  );
  gauge(
    { name: 'naad_sync_connections', help: 'Connections of sessions to this process', labels: ['kind'] },
    (set) => {
      const numbers = read();
      if (numbers) for (const kind of CONNECTION_KINDS) set({ kind }, numbers[kind]);
    },
  );
  return (numbers) => {
    read = numbers;
  };
}

function createTapMetrics(registry: Registry): Metrics['taps'] {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'naad_tap_acknowledgement_seconds',
    help: 'Time from accepting a tap of a phone until the display says that it shows it',
    buckets: TAP_SECONDS,
    registers,
  });
  const taps = new Counter({
    name: 'naad_taps_total',
    help: 'Taps of phones by outcome; one given up counts again if the display answers late',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of OUTCOMES) taps.inc({ outcome }, 0);
  return {
    acknowledged: (ms) => {
      seconds.observe(ms / 1000);
    },
    settled: (outcome) => {
      taps.inc({ outcome });
    },
  };
}

function createRequestMetrics(registry: Registry): Metrics['answered'] {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'naad_http_request_duration_seconds',
    help: 'Time until a request was answered, by the pattern of its route',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const searches = new Counter({
    name: 'naad_searches_total',
    help: 'Answered searches by type, those of pages included',
    labelNames: ['type'],
    registers,
  });
  for (const { name } of SEARCH_TYPE_LIST) searches.inc({ type: name }, 0);
  return (request, reply, isInProcess = false) => {
    const route = routeOf(request);
    if (route.endsWith(SEARCH_ROUTE) && reply.statusCode < 400) searches.inc({ type: searchTypeOf(request) });
    if (isInProcess) return;
    const method = METHODS.has(request.method) ? request.method : 'other';
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  };
}

/** Creates the metrics of a process, with a registry of their own: nothing is shared with other servers in it. */
export function createMetrics({ serves }: Pick<Config, 'serves'>): Metrics {
  const registry = new Registry();
  const { gauge } = createReaders(registry);
  collectDefaultMetrics({ register: registry });
  gauge(
    { name: 'naad_build_info', help: 'Version of this process and its part', labels: ['version', 'serves'] },
    (set) => {
      set({ version, serves }, 1);
    },
  );
  gauge({ name: 'naad_memory_limit_bytes', help: 'Memory that the process may use' }, (set) => {
    set({}, memoryLimit());
  });
  gauge({ name: 'naad_heap_limit_bytes', help: 'Heap at which V8 ends the process' }, (set) => {
    set({}, getHeapStatistics().heap_size_limit);
  });
  return {
    answered: createRequestMetrics(registry),
    addCache: readCaches(registry),
    addHealth: readHealth(registry),
    addJobs: readJobs(registry),
    addSync: readSync(registry),
    taps: createTapMetrics(registry),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
