/**
 * `npx tsx bench/costs.ts` in `apps/server` (after a build): processor time of one process for each kind of work, for
 * docs/capacity.md. The process is warm, requests come one after the other, and its own clock counts, so other load on the
 * machine matters little.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ShabadIndex } from '@naad/gurbani-corpus';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { DEFAULT_PREFERENCES, encodePreferences } from '@naad/settings-schema';
import { readSamples } from '../src/features/metrics/testing/readSamples.ts';
import {
  beginSession,
  startCurrentHost,
  startFollower,
} from '../src/features/sync/testing/currentClients.ts';
import { ask } from '../src/testing/ask.ts';
import { freePort } from '../src/testing/freePort.ts';
import { runServer } from '../src/testing/runServer.ts';

const WARM_UP = 150;
const REQUESTS = 300;
const FOLLOWERS = 500;
const LINES = 60;
const LINE_EVERY_MS = 250;
/** By then the server has opened its indexes and prepared its checker. */
const PREPARED_MS = 40_000;

const OWN = `naad=${encodePreferences({ ...DEFAULT_PREFERENCES, fontSize: 2.4 })}`;
const LETTERS = [...'ਸਹਕਗਜਤਦਨਪਬਮਰਲਵਅੲੳ'];
/** Another two to five letters for each number. */
const letters = (index: number): string =>
  Array.from(
    { length: 2 + (index % 4) },
    (_, at) => LETTERS[(index * 7 + at * (1 + (index % 11))) % LETTERS.length],
  ).join('');

const corpus = await loadCorpus(
  path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../dist/@naad/gurbani-corpus'),
);
const shabadId = (index: number): string =>
  String(corpus.shabad((index % corpus.shabadCount) as ShabadIndex).id);

interface Kind {
  readonly name: string;
  readonly path: (index: number) => string;
  readonly cookie?: string;
}

const KINDS: readonly Kind[] = [
  { name: 'answer without work (`/healthz`)', path: () => '/healthz' },
  { name: 'page in the cache', path: (index) => `/shabad?id=${shabadId(index % 20)}` },
  {
    name: 'first view of a shabad',
    path: (index) => `/shabad?id=${shabadId(100 + index)}`,
  },
  { name: 'shabad with own choices', path: (index) => `/shabad?id=${shabadId(index)}`, cookie: OWN },
  { name: 'ang with own choices', path: (index) => `/ang?ang=${String(1 + (index % 1430))}`, cookie: OWN },
  {
    name: 'suggestions for first letters',
    path: (index) =>
      `/api/v2/search/${encodeURIComponent(letters(index))}?searchtype=0&livesearch=1&translations=en.ssk`,
  },
  { name: 'page of results', path: (index) => `/search?q=${encodeURIComponent(letters(index))}&type=0` },
  { name: 'shabad from the API', path: (index) => `/api/v2/shabads/${shabadId(index)}` },
];

const folder = await mkdtemp(path.join(tmpdir(), 'naad-costs-'));
const metricsPort = await freePort();
const server = await runServer({ DATA_DIR: folder, METRICS_PORT: String(metricsPort) });
const read = async (name: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${String(metricsPort)}/metrics`)).text();
  return readSamples(text).get(name) ?? NaN;
};
const processorMs = async () => (await read('process_cpu_seconds_total')) * 1000;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

await pause(PREPARED_MS);
for (const { name, path: pathOf, cookie } of KINDS) {
  const send = async (index: number) => {
    const headers = { 'accept-encoding': 'br', ...(cookie !== undefined && { cookie }) };
    const { status } = await ask(agent, server.url + pathOf(index), headers);
    if (status === undefined || status >= 400) throw new Error(`${pathOf(index)}: status ${String(status)}`);
  };
  for (let index = 0; index < WARM_UP; index += 1) await send(index);
  const before = await processorMs();
  for (let index = WARM_UP; index < WARM_UP + REQUESTS; index += 1) await send(index);
  console.log(`${name}: ${(((await processorMs()) - before) / REQUESTS).toFixed(2)} ms`);
}
agent.destroy();

const host = await startCurrentHost([server.url], await beginSession(`${server.url}/api`));
const joinBefore = await processorMs();
const followers = await Promise.all(
  Array.from({ length: FOLLOWERS }, () => startFollower([server.url], host.code)),
);
const joinMs = ((await processorMs()) - joinBefore) / FOLLOWERS;
const showBefore = await processorMs();
for (let line = 0; line < LINES; line += 1) {
  host.show({ kind: 'shabad', id: 628, highlight: 26106 + (line % 4) });
  await pause(LINE_EVERY_MS);
}
const showMs = ((await processorMs()) - showBefore) / LINES / FOLLOWERS;
console.log(`phone that joins a display: ${joinMs.toFixed(2)} ms`);
console.log(`line for a phone that follows: ${showMs.toFixed(3)} ms`);
for (const { socket } of [host, ...followers]) socket.disconnect();
await server.stop();
await rm(folder, { recursive: true });
