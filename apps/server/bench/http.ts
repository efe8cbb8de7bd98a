/**
 * Measures searches over HTTP, after a build: `npm run bench -w @naad/server`. A hundred connections send
 * requests continuously; after each kind of search, an empty route of the same response size and hooks is
 * measured in the same way. Server and client are separate processes, requests accept brotli like browsers,
 * and sizes are compressed. Exits with 1 if a gate is missed. _As people ask_: popular lines are more
 * frequent, the n-th of 2,000 has a weight of 1/n, on a warm server. _Each once_: every query for the first
 * time. _Not compressed_: as people ask, by clients without content encoding.
 */
import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SEARCH_TYPES, type SearchType } from '@naad/gurbani-model';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { firstLetters, splitWords } from '@naad/gurbani-text';
import { cycle, type Round } from './askInARow.ts';
import { median, openLoadServer, row } from './loadServer.ts';

/** Enough to fill the cache with popular queries and to compile the code. */
const WARM_UP = 20_000;
const DURATION_MS = 400;
/** Search and empty route alternate, so that other load affects both; the median of the turns is reported. */
const TURNS = 5;
const GATE = { p99Ms: 25, share: 0.5 };
const LINES = 2_000;
const QUESTIONS = 20_000;

/** Requests of the site's pages, and of BaniDB's clients. */
const FIELDS = {
  suggestions: '&livesearch=1&translations=en.ssk',
  results: '&translations=en.ssk&transliterations=',
  allFields: '',
} as const;

interface Kind {
  readonly name: string;
  readonly type: SearchType;
  readonly fields: keyof typeof FIELDS;
  /** Text that a person looking for a line would type. */
  readonly typed: (line: number) => string;
}

/** Pseudorandom numbers from 0 to 1, equal in every run. */
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
const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
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

/** Addresses in which the n-th line has a weight of 1/n. */
function popularRequests(kind: Kind): string[] {
  const addresses = Array.from({ length: LINES }, () => addressOf(kind, kind.typed(drawLine())));
  // The sum of 1/n is logarithmic, so equal steps of the logarithm are equally likely.
  return Array.from({ length: QUESTIONS }, () => {
    const rank = Math.floor(Math.exp(random() * Math.log(LINES + 1))) - 1;
    return addresses[Math.min(rank, LINES - 1)] ?? '';
  });
}

function distinctRequests(kind: Kind): string[] {
  const addresses = new Set<string>();
  for (let tries = 0; tries < 2 * QUESTIONS && addresses.size < QUESTIONS; tries += 1)
    addresses.add(addressOf(kind, kind.typed(drawLine())));
  return [...addresses];
}

/** The header of current browsers. */
const BROWSER_HEADERS = 'accept-encoding: gzip, deflate, br, zstd\r\n';

const server = await openLoadServer();
const only = process.argv[2] ?? '';

const { barePort } = server;
const ask = (next: () => Buffer, changes: { port?: number; warmUpCount?: number } = {}) =>
  server.ask(next, { durationMs: DURATION_MS, ...changes });
console.log(`load average ${String(loadavg()[0])}`);
for (const kind of KINDS.filter(({ name }) => name.startsWith(only))) {
  const asked = popularRequests(kind);
  const people = cycle(asked, BROWSER_HEADERS);
  const { bytes } = await ask(people, { warmUpCount: WARM_UP });
  const nothing = cycle([`/api/empty/${String(bytes)}`]);
  const searches: Round[] = [];
  const empty: Round[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    searches.push(await ask(people));
    empty.push(await ask(nothing));
  }
  const bare = await ask(cycle([`/empty/${String(bytes)}`]), { port: barePort });
  const plain = await ask(cycle(asked));
  const uncached = await ask(cycle(distinctRequests(kind), BROWSER_HEADERS));
  const rows = { search: row(searches), empty: row(empty) };
  const share = median(searches.map(({ perSecond }, turn) => perSecond / (empty[turn]?.perSecond ?? 0)));
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
    'each once': row([uncached]),
  });
}
server.stop();
