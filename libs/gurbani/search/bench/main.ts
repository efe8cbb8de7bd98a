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
 * Times the engine on questions drawn from the scripture, one page of 20 and the total each, and beside it the same
 * questions, where they can be asked, as SQL LIKE on the source database, in FTS5 and in MiniSearch, which search the
 * words and letters of the same lines (phrases in FTS5; all words, the last perhaps unfinished, in MiniSearch) and forgive
 * nothing. Exits with 1 when a set takes longer than its gate, by the clock and of the processor, or the indexes are
 * larger than theirs.
 */
const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const SEED = 1469;
const QUERIES = Number(process.argv[2] ?? 3_000);
const WARM_UP = 500;
const SQL_QUERIES = Number(process.argv[3] ?? 60);
const SLICE = { offset: 0, limit: 20 };
/** The indexes may take so many megabytes. */
const MOST_MEGABYTES = 150;

const SQL_FROM = {
  first_letters: 'lines WHERE first_letters LIKE ?',
  gurmukhi: "lines WHERE replace(replace(replace(gurmukhi, ';', ''), ',', ''), '.', '') LIKE ?",
  translation:
    'translations WHERE translation_source_id IN (1, 7, 9, 10, 12, 14, 16, 18, 20, 22) AND translation LIKE ?',
} as const;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

interface Times {
  /** Milliseconds by the clock, ascending. */
  readonly clock: readonly number[];
  /** Milliseconds that processors worked for this program, in all its threads, ascending: without the neighbours. */
  readonly processor: readonly number[];
}

function time<T>(items: readonly T[], run: (item: T) => void): Times {
  const clock: number[] = [];
  const processor: number[] = [];
  for (const item of items) {
    const used = process.cpuUsage();
    const start = performance.now();
    run(item);
    clock.push(performance.now() - start);
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1_000);
  }
  const ascending = (times: number[]): number[] => times.sort((a, b) => a - b);
  return { clock: ascending(clock), processor: ascending(processor) };
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
  const ask = ({ text }: BenchQuery): void => {
    engine.search({ kind: set.kind, text }, SLICE);
  };
  queries.slice(0, WARM_UP).forEach(ask);
  return { set, queries, ours: time(queries, ask) };
});
// Only now: their indexes are many objects, which make clearing up slower for everybody.
const peers = openPeers(corpus);
const rows = timed.map(({ set, queries, ours }) => {
  const page = database.prepare(`SELECT rowid FROM ${SQL_FROM[set.column]} LIMIT 20`);
  const total = database.prepare(`SELECT count(*) FROM ${SQL_FROM[set.column]}`);
  const patterns = queries
    .slice(0, SQL_QUERIES)
    .flatMap(({ pattern }) => (pattern === null ? [] : [pattern]));
  const sql = time(patterns, (pattern) => {
    page.all(pattern);
    total.all(pattern);
  });
  const asked = queries.slice(0, SQL_QUERIES);
  const peerMedian = (peer: keyof typeof peers): string => {
    const runs = asked.map((query) => peers[peer](set, query)).filter((run) => run !== null);
    return runs.length === 0 ? '' : percentile(time(runs, (run) => run()).clock, 0.5).toFixed(2);
  };
  const median = percentile(ours.clock, 0.5);
  const byTheClock = percentile(ours.clock, 0.99);
  const ofProcessor = percentile(ours.processor, 0.99);
  const sqlMedian = percentile(sql.clock, 0.5);
  const ofSql = (value: string | number): string | number => (sql.clock.length === 0 ? '' : value);
  return {
    set: set.name,
    'median ms': median.toFixed(3),
    'p99 by the clock ms': byTheClock.toFixed(3),
    'p99 of processor ms': ofProcessor.toFixed(3),
    'gate p99 ms': set.p99Ms,
    'max of processor ms': percentile(ours.processor, 1).toFixed(2),
    'SQL LIKE median ms': ofSql(sqlMedian.toFixed(1)),
    'FTS5 median ms': peerMedian('fts5'),
    'MiniSearch median ms': peerMedian('miniSearch'),
    'times faster (medians)': ofSql(Math.round(sqlMedian / median)),
    // Neighbours on the machine lengthen the one, the collector's threads beside ours the other.
    met: Math.min(byTheClock, ofProcessor) <= set.p99Ms,
  };
});
database.close();
console.table(rows);
if (rows.some(({ met }) => !met) || megabytes > MOST_MEGABYTES) process.exitCode = 1;
