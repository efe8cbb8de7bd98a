import { createRequire } from 'node:module';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '../src/node/index.ts';
import { openPeers } from './peers.ts';
import type { BenchQuery, QuerySet } from './queries.ts';
import { querySets, seededRandom } from './queries.ts';

/**
 * Times the engine on questions drawn from the scripture, one page of 20 and the total each. Where possible it also
 * times SQL LIKE on the source database, FTS5 (phrases) and MiniSearch (all words, the last one possibly unfinished)
 * on the same words and letters; these tolerate no errors.
 *
 * A gate is met in milliseconds of wall-clock or CPU time, or, since machines differ, as a ratio to a fixed workload
 * that runs before and after each set. Exits with 1 if a set meets neither, or if the indexes exceed their gate.
 */
const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const SEED = 1469;
const QUERIES = Number(process.argv[2] ?? 3_000);
const WARM_UP = 500;
const SQL_QUERIES = Number(process.argv[3] ?? 60);
const SLICE = { offset: 0, limit: 20 };
/** Median milliseconds of the fixed workload on the machine that the gates are for. */
const FIXED_WORK_MS = 2.5;
const FIXED_RUNS = 60;
/** Maximum size of the indexes in megabytes. */
const MAX_MEGABYTES = 150;

const SQL_FROM = {
  first_letters: 'lines WHERE first_letters LIKE ?',
  gurmukhi: "lines WHERE replace(replace(replace(gurmukhi, ';', ''), ',', ''), '.', '') LIKE ?",
  translation:
    'translations WHERE translation_source_id IN (1, 7, 9, 10, 12, 14, 16, 18, 20, 22) AND translation LIKE ?',
} as const;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

interface Times {
  /** Wall-clock milliseconds, ascending. */
  readonly wall: readonly number[];
  /** CPU milliseconds of this process in all threads, ascending; excludes other processes. */
  readonly cpu: readonly number[];
}

function time<T>(items: readonly T[], run: (item: T) => void): Times {
  const wall: number[] = [];
  const cpu: number[] = [];
  for (const item of items) {
    const used = process.cpuUsage();
    const start = performance.now();
    run(item);
    wall.push(performance.now() - start);
    const { user, system } = process.cpuUsage(used);
    cpu.push((user + system) / 1_000);
  }
  const ascending = (times: number[]): number[] => times.sort((a, b) => a - b);
  return { wall: ascending(wall), cpu: ascending(cpu) };
}

/** Median wall-clock milliseconds of a fixed workload, that of `bench/pages.ts` of the server. */
function fixedWorkMs(): number {
  const runs = Array.from({ length: FIXED_RUNS }, (_, run) => run);
  const { wall } = time(runs, () => {
    JSON.parse(
      JSON.stringify(Array.from({ length: 6_000 }, (_, id) => ({ id, name: `line ${String(id)}` }))),
    );
  });
  return percentile(wall, 0.5);
}

function drawQueries({ draw }: QuerySet, count: number): BenchQuery[] {
  const random = seededRandom(SEED);
  const queries: BenchQuery[] = [];
  while (queries.length < count) {
    const query = draw(random);
    if (query) queries.push(query);
  }
  return queries;
}

const require = createRequire(import.meta.url);
const database = new DatabaseSync(require.resolve('@shabados/database/build/database.sqlite'), {
  readOnly: true,
});
database.exec('PRAGMA case_sensitive_like = ON');

const started = performance.now();
const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const before = process.memoryUsage();
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
const after = process.memoryUsage();
const megabytes = (after.arrayBuffers - before.arrayBuffers + after.heapUsed - before.heapUsed) / 1e6;
console.log(
  `${cpus()[0]?.model ?? 'cpu'}, ${String(cpus().length)} cores, load ${loadavg()[0]?.toFixed(2) ?? '?'}, ${process.version}`,
);
console.log(
  `loaded in ${(performance.now() - started).toFixed(0)} ms; indexes ${megabytes.toFixed(0)} MB; ${String(QUERIES)} questions a set, seed ${String(SEED)}\n`,
);

const timed = querySets(corpus).map((set) => {
  const queries = drawQueries(set, QUERIES);
  const { kind } = set;
  const ask = ({ text }: BenchQuery): void => {
    if (kind === 'any') engine.searchAny({ text }, SLICE);
    else engine.search({ kind, text }, SLICE);
  };
  queries.slice(0, WARM_UP).forEach(ask);
  const before = fixedWorkMs();
  const ours = time(queries, ask);
  return { set, queries, ours, fixedMs: (before + fixedWorkMs()) / 2 };
});
// Opened only now: their indexes are many objects, which slow down garbage collection for everyone.
const peers = openPeers(corpus);
const timeSql = (column: NonNullable<QuerySet['column']>, patterns: readonly string[]): Times => {
  const page = database.prepare(`SELECT rowid FROM ${SQL_FROM[column]} LIMIT 20`);
  const total = database.prepare(`SELECT count(*) FROM ${SQL_FROM[column]}`);
  return time(patterns, (pattern) => {
    page.all(pattern);
    total.all(pattern);
  });
};
const rows = timed.map(({ set, queries, ours, fixedMs }) => {
  const patterns = queries
    .slice(0, SQL_QUERIES)
    .flatMap(({ pattern }) => (pattern === null ? [] : [pattern]));
  const sql = set.column === null ? { wall: [], cpu: [] } : timeSql(set.column, patterns);
  const asked = queries.slice(0, SQL_QUERIES);
  const peerMedian = (peer: keyof typeof peers): string => {
    const runs = asked.map((query) => peers[peer](set, query)).filter((run) => run !== null);
    return runs.length === 0 ? '' : percentile(time(runs, (run) => run()).wall, 0.5).toFixed(2);
  };
  const median = percentile(ours.wall, 0.5);
  const wallP99 = percentile(ours.wall, 0.99);
  const cpuP99 = percentile(ours.cpu, 0.99);
  const sqlMedian = percentile(sql.wall, 0.5);
  const p99 = Math.min(wallP99, cpuP99);
  const ratio = p99 / fixedMs;
  const ratioGate = set.p99Ms / FIXED_WORK_MS;
  const ifSql = (value: string | number): string | number => (sql.wall.length === 0 ? '' : value);
  return {
    set: set.name,
    'median ms': median.toFixed(3),
    'wall p99 ms': wallP99.toFixed(3),
    'CPU p99 ms': cpuP99.toFixed(3),
    'gate p99 ms': set.p99Ms,
    'fixed work ms': fixedMs.toFixed(2),
    'p99 ratio': ratio.toFixed(2),
    'gate ratio': ratioGate.toFixed(2),
    'max CPU ms': percentile(ours.cpu, 1).toFixed(2),
    'SQL LIKE median ms': ifSql(sqlMedian.toFixed(1)),
    'FTS5 median ms': peerMedian('fts5'),
    'MiniSearch median ms': peerMedian('miniSearch'),
    'times faster (medians)': ifSql(Math.round(sqlMedian / median)),
    // Other processes inflate wall-clock time, GC threads inflate CPU time; the smaller counts.
    met: p99 <= set.p99Ms || ratio <= ratioGate,
  };
});
database.close();
console.table(rows);
if (rows.some(({ met }) => !met) || megabytes > MAX_MEGABYTES) process.exitCode = 1;
