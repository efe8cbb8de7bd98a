/**
 * Searches over HTTP, after a build: `npm run bench -w @naad/server`. A hundred connections ask again as soon as
 * they are answered; after each kind of search, a route that only sends as many bytes is asked in the same way, behind
 * the same hooks. Server and asker are processes of their own. Searches are asked as browsers do, which take brotli; the
 * bytes are those on the way. Ends with 1 when a gate is missed.
 *
 * _As people ask_: some lines far more often than others, the n-th of 2,000 with a weight of 1/n, of a server that has
 * been asked for a while. _Each once_: every question for the first time. _Not compressed_: as people ask, by clients
 * that take no encoding.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SEARCH_TYPES, type SearchType } from '@naad/api-contract';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { firstLetters, splitWords } from '@naad/gurbani-text';
import { askInARow, inTurn, type Round } from './askInARow.ts';

/** Enough that the well-known have been asked for, and that the code is compiled. */
const WARM_UP = 20_000;
const FOR_MS = 400;
/** Search and empty route by turns, so that what else the machine does falls on both; told is the middle of each figure. */
const TURNS = 5;
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

/** As every browser of today says it. */
const AS_BROWSERS = 'accept-encoding: gzip, deflate, br, zstd\r\n';

const server = fork(path.join(here, 'httpServer.ts'));
const [{ port, barePort }] = (await once(server, 'message')) as [{ port: number; barePort: number }];
const only = process.argv[2] ?? '';
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

const workedMs = async (): Promise<number> => {
  server.send('worked');
  return ((await once(server, 'message')) as [number])[0];
};
const options = { connections: 100, warmUp: 200, forMs: FOR_MS, workedMs };
const ask = (next: () => Buffer, changes: { port?: number; warmUp?: number } = {}) =>
  askInARow(next, { port, ...options, ...changes });
const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const row = (rounds: readonly Round[]) => ({
  'a second': Math.round(middle(rounds.map(({ perSecond }) => perSecond))),
  'median, ms': rounded(middle(rounds.map(({ medianMs }) => medianMs)), 1),
  'p99, ms': rounded(middle(rounds.map(({ p99Ms }) => p99Ms)), 1),
  'work of one, ms': rounded(middle(rounds.map(({ workMs }) => workMs)), 3),
});

console.log(`load average ${String(loadavg()[0])}`);
for (const kind of KINDS.filter(({ name }) => name.startsWith(only))) {
  const asked = asPeopleAsk(kind);
  const people = inTurn(asked, AS_BROWSERS);
  const { bytes } = await ask(people, { warmUp: WARM_UP });
  const nothing = inTurn([`/api/empty/${String(bytes)}`]);
  const again: Round[] = [];
  const empty: Round[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    again.push(await ask(people));
    empty.push(await ask(nothing));
  }
  const bare = await ask(inTurn([`/empty/${String(bytes)}`]), { port: barePort });
  const plain = await ask(inTurn(asked));
  const fresh = await ask(inTurn(eachOnce(kind), AS_BROWSERS));
  const rows = { search: row(again), empty: row(empty) };
  const share = middle(again.map(({ perSecond }, turn) => perSecond / (empty[turn]?.perSecond ?? 0)));
  const isReached = rows.search['p99, ms'] <= GATE.p99Ms && share >= GATE.share;
  if (!isReached) process.exitCode = 1;
  console.log(
    `\n${kind.name}, ${String(bytes)} bytes: ${share.toFixed(2)} of the empty route, ${isReached ? 'reached' : 'MISSED'}`,
  );
  console.table({
    'as people ask': rows.search,
    'empty route': rows.empty,
    'empty route of Fastify alone': row([bare]),
    'not compressed': row([plain]),
    'each once': row([fresh]),
  });
}
server.send('end');
