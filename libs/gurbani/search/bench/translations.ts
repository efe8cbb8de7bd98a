import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { defaultEnglish, englishWords } from '../src/index.ts';
import { loadSearchEngine } from '../src/node/index.ts';
import { seededRandom } from './queries.ts';

/**
 * Times words and sentences of translations as searches, with auto-detection and as questions, a page of 20 with
 * reasons each, in wall-clock and CPU time. Exits with 1 if one exceeds its gate in both.
 */
const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));
const SEED = 1469;
const QUERIES = 800;
const WARM_UP = 200;
const PAGE = { offset: 0, limit: 20 };

const corpus = await loadCorpus(`${DIST}gurbani-corpus`);
const before = process.memoryUsage();
const engine = await loadSearchEngine(`${DIST}gurbani-search`, corpus);
const after = process.memoryUsage();
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
console.log(
  `${cpus()[0]?.model ?? 'cpu'}, ${String(cpus().length)} cores, load ${loadavg()[0]?.toFixed(2) ?? '?'}, ${process.version}`,
);
console.log(
  `all indexes: ${megabytes(after.arrayBuffers - before.arrayBuffers)} in packs, ${megabytes(after.heapUsed - before.heapUsed)} beside them`,
);

const kinds = [
  { kind: 'English', p99Ms: 10, run: (text: string) => engine.search({ kind: 'englishWord', text }, PAGE) },
  { kind: 'auto-detect', p99Ms: 12, run: (text: string) => engine.searchAny({ text }, PAGE) },
  { kind: 'question', p99Ms: 20, run: (text: string) => engine.ask({ text }, PAGE) },
] as const;
const rows = kinds.flatMap(({ kind, p99Ms, run }) =>
  (
    [
      [1, 3],
      [3, 6],
      [8, 20],
    ] as const
  ).map(([least, most]) => {
    const random = seededRandom(SEED);
    const wall: number[] = [];
    const cpu: number[] = [];
    for (let asked = 0; asked < QUERIES + WARM_UP;) {
      const words = englishWords(defaultEnglish(corpus, Math.floor(random() * corpus.lineCount)) ?? '');
      if (words.length < least) continue;
      const length = least + Math.floor(random() * (most - least + 1));
      const start = Math.floor(random() * Math.max(1, words.length - length + 1));
      const text = words.slice(start, start + length).join(' ');
      const used = process.cpuUsage();
      const begun = performance.now();
      run(text);
      const took = performance.now() - begun;
      const { user, system } = process.cpuUsage(used);
      if (asked++ < WARM_UP) continue;
      wall.push(took);
      cpu.push((user + system) / 1_000);
    }
    const at = (times: readonly number[], share: number): number =>
      times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
    const wallP99 = at(wall, 0.99);
    const cpuP99 = at(cpu, 0.99);
    return {
      kind,
      words: `${String(least)}-${String(most)}`,
      'median ms': at(wall, 0.5).toFixed(2),
      'wall p99 ms': wallP99.toFixed(2),
      'CPU p99 ms': cpuP99.toFixed(2),
      'gate p99 ms': p99Ms,
      // As in `main.ts`.
      met: Math.min(wallP99, cpuP99) <= p99Ms,
    };
  }),
);
console.table(rows);
if (rows.some(({ met }) => !met)) process.exitCode = 1;
