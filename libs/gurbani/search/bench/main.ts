import { createRequire } from 'node:module';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { loadSearchEngine } from '../src/node/index.ts';
import type { BenchQuery, QuerySet } from './queries.ts';
import { querySets, seededRandom } from './queries.ts';

/**
 * Times the engine on questions drawn from the scripture, one page of 20 and the total each, and the same questions as
 * SQL LIKE on the source database. Exits with 1 when a set is slower than its gate.
 */
const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const SEED = 1469;
const QUERIES = Number(process.argv[2] ?? 3_000);
const WARM_UP = 500;
const SQL_QUERIES = Number(process.argv[3] ?? 60);
const SLICE = { offset: 0, limit: 20 };

const SQL_FROM = {
  first_letters: 'lines WHERE first_letters LIKE ?',
  gurmukhi: "lines WHERE replace(replace(replace(gurmukhi, ';', ''), ',', ''), '.', '') LIKE ?",
  translation:
    'translations WHERE translation_source_id IN (1, 7, 9, 10, 12, 14, 16, 18, 20, 22) AND translation LIKE ?',
} as const;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function time<T>(items: readonly T[], run: (item: T) => void): number[] {
  return items
    .map((item) => {
      const start = performance.now();
      run(item);
      return performance.now() - start;
    })
    .sort((a, b) => a - b);
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
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
console.log(
  `${cpus()[0]?.model ?? 'cpu'}, ${String(cpus().length)} cores, load ${loadavg()[0]?.toFixed(2) ?? '?'}, ${process.version}`,
);
console.log(
  `loaded in ${(performance.now() - started).toFixed(0)} ms; ${String(QUERIES)} questions a set, seed ${String(SEED)}\n`,
);

const rows = querySets(corpus).map((set) => {
  const queries = drawQueries(set, QUERIES);
  const ask = ({ text }: BenchQuery): void => {
    engine.search({ kind: set.kind, text }, SLICE);
  };
  queries.slice(0, WARM_UP).forEach(ask);
  const ours = time(queries, ask);
  const page = database.prepare(`SELECT rowid FROM ${SQL_FROM[set.column]} LIMIT 20`);
  const total = database.prepare(`SELECT count(*) FROM ${SQL_FROM[set.column]}`);
  const patterns = queries
    .slice(0, SQL_QUERIES)
    .flatMap(({ pattern }) => (pattern === null ? [] : [pattern]));
  const sql = time(patterns, (pattern) => {
    page.all(pattern);
    total.all(pattern);
  });
  const [median, p99, sqlMedian] = [percentile(ours, 0.5), percentile(ours, 0.99), percentile(sql, 0.5)];
  const ofSql = (value: string | number): string | number => (sql.length === 0 ? '' : value);
  return {
    set: set.name,
    'median ms': median.toFixed(3),
    'p99 ms': p99.toFixed(3),
    'gate p99 ms': set.p99Ms,
    'max ms': percentile(ours, 1).toFixed(2),
    'SQL LIKE median ms': ofSql(sqlMedian.toFixed(1)),
    'SQL LIKE p99 ms': ofSql(percentile(sql, 0.99).toFixed(1)),
    'times faster (medians)': ofSql(Math.round(sqlMedian / median)),
    met: p99 <= set.p99Ms,
  };
});
database.close();
console.table(rows);
if (rows.some(({ met }) => !met)) process.exitCode = 1;
