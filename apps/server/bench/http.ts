/**
 * Searches over HTTP, after a build: `npm run bench -w @naad/server`. A hundred connections ask again as soon as
 * they are answered; after each kind of search, a route that only sends a text of the same size is asked in the same
 * way, behind the same hooks. Server and asker are processes of their own; answers are not compressed. Ends with 1
 * when a gate is missed.
 *
 * _As people ask_: some lines far more often than others, the n-th of 2,000 with a weight of 1/n. _Each once_: every
 * question for the first time.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { firstLetters, splitWords } from '@naad/gurbani-text';
import { askInARow } from './askInARow.ts';

/** Enough that the well-known have been asked for, and that the code is compiled. */
const WARM_UP = 4_000;
const FOR_MS = 1_500;
const GATE = { p99Ms: 25, share: 0.5 };
const LINES = 2_000;
const QUESTIONS = 20_000;

/** What the pages of the site ask for, and what clients of BaniDB do. */
const FIELDS = {
  suggestions: '&livesearch=1&translations=en.ssk',
  results: '&translations=en.ssk&transliterations=',
  allFields: '',
} as const;

interface Kind {
  readonly name: string;
  readonly type: SearchType;
  readonly fields: keyof typeof FIELDS;
  /** What somebody looking for a line types. */
  readonly typed: (line: number) => string;
}

/** Numbers from 0 to 1, the same in every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const here = path.dirname(fileURLToPath(import.meta.url));
const corpus = await loadCorpus(path.join(here, '../../../dist/@naad/gurbani-corpus'));
const random = seededRandom(4);
const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
const drawLine = () => between(0, corpus.lineCount - 1);
const some = (words: readonly string[], count: number) => words.slice(0, count).join(' ');

const letters = (line: number) => [...firstLetters(corpus.unicode(line))].slice(0, between(3, 8)).join('');
const words = (line: number) => some(splitWords(corpus.unicode(line)), between(1, 3));
const english = (line: number) =>
  some((corpus.translation(line, 'en.ssk') ?? 'True is the Name').split(/\s+/), between(1, 3));

const { firstLetters: byLetters, gurmukhiWord, englishWord, autoDetect } = SEARCH_TYPES;
const KINDS: readonly Kind[] = [
  { name: 'First letters, suggestions', type: byLetters, fields: 'suggestions', typed: letters },
  { name: 'First letters', type: byLetters, fields: 'results', typed: letters },
  { name: 'First letters, all fields', type: byLetters, fields: 'allFields', typed: letters },
  { name: 'Gurmukhi, 1-3 words', type: gurmukhiWord, fields: 'results', typed: words },
  { name: 'English, 1-3 words', type: englishWord, fields: 'results', typed: english },
  { name: 'Auto-detect, 1-3 words', type: autoDetect, fields: 'results', typed: words },
];

const addressOf = ({ type, fields }: Kind, text: string) =>
  `/api/v2/search/${encodeURIComponent(text || 'ਸ')}?searchtype=${String(type)}${FIELDS[fields]}`;

/** Addresses in which the n-th line stands with a weight of 1/n. */
function asPeopleAsk(kind: Kind): string[] {
  const addresses = Array.from({ length: LINES }, () => addressOf(kind, kind.typed(drawLine())));
  // The sum of 1/n grows as the logarithm: equal steps of it are drawn as often.
  return Array.from({ length: QUESTIONS }, () => {
    const place = Math.floor(Math.exp(random() * Math.log(LINES + 1))) - 1;
    return addresses[Math.min(place, LINES - 1)] ?? '';
  });
}

function eachOnce(kind: Kind): string[] {
  const addresses = new Set<string>();
  for (let tries = 0; tries < 2 * QUESTIONS && addresses.size < QUESTIONS; tries += 1)
    addresses.add(addressOf(kind, kind.typed(drawLine())));
  return [...addresses];
}

const server = fork(path.join(here, 'httpServer.ts'));
const [{ port, barePort }] = (await once(server, 'message')) as [{ port: number; barePort: number }];
const only = process.argv[2] ?? '';
const ms = (time: number) => Math.round(time * 10) / 10;

const workedMs = async (): Promise<number> => {
  server.send('worked');
  return ((await once(server, 'message')) as [number])[0];
};
const options = { connections: 100, warmUp: WARM_UP, forMs: FOR_MS, workedMs };
const round = (paths: readonly string[], changes: { port?: number; warmUp?: number } = {}) =>
  askInARow(paths, { port, ...options, ...changes });

console.log(`load average ${String(loadavg()[0])}`);
for (const kind of KINDS.filter(({ name }) => name.startsWith(only))) {
  const again = await round(asPeopleAsk(kind));
  const empty = await round([`/api/empty/${String(again.bytes)}`]);
  const bare = await round([`/empty/${String(again.bytes)}`], { port: barePort });
  const onceEach = await round(eachOnce(kind), { warmUp: 100 });
  const share = again.perSecond / empty.perSecond;
  const isReached = again.p99Ms <= GATE.p99Ms && share >= GATE.share;
  if (!isReached) process.exitCode = 1;
  console.log(
    `\n${kind.name}, ${String(again.bytes)} bytes: ${share.toFixed(2)} of the empty route's, ${isReached ? 'reached' : 'MISSED'}`,
  );
  console.table(
    Object.fromEntries(
      Object.entries({
        'as people ask': again,
        'empty route': empty,
        'empty route of Fastify alone': bare,
        'each once': onceEach,
      }).map(([name, { perSecond, medianMs, p99Ms, workMs }]) => [
        name,
        {
          'a second': Math.round(perSecond),
          median: ms(medianMs),
          p99: ms(p99Ms),
          'work of one': Math.round(workMs * 1000) / 1000,
        },
      ]),
    ),
  );
}
server.send('end');
