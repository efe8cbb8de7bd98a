/**
 * Measures the worst request of every route, after a build: `npm run bench:cost -w @naad/server [--
 * part-of-a-route [--all]]`. The built server runs without rate limits; each request is sent alone, and slow
 * ones are repeated and their minimum counts. Exits with 1 if a request holds the event loop for more than 50
 * ms of processor time, or a thread for more than 250 ms.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as send } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import type { Cost } from './costServer.ts';
import { type WorstRequest, worstRequests } from './worstRequests.ts';
import { freePort } from '../src/testing/freePort.ts';

const GATE = { holdMs: 50, workerMs: 250 };
/** A request is repeated if its first run held the event loop this long. */
const REPEAT_FROM_MS = 12;
const RUNS = 5;
const ACCOUNT = { email: 'cost@naad.test', password: 'a password of enough letters' };

interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly text: string;
}

interface Row extends Cost {
  readonly route: string;
  readonly input: string;
  readonly status: number;
  readonly bytes: number;
  /** Milliseconds of the first run, with uncompiled code and empty caches. */
  readonly firstMs: number;
}

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'naad-cost-'));

const port = await freePort();
const server = fork(fileURLToPath(new URL('costServer.ts', import.meta.url)), {
  env: {
    ...process.env,
    PORT: String(port),
    NAAD_DIST: dist,
    DATA_DIR: dataDirectory,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    HUKAMNAMA_ARCHIVE_URL: 'off',
  },
});

function ask(
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = send({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const whole = Buffer.concat(parts);
        resolve({ status: answer.statusCode ?? 0, bytes: whole.length, text: whole.toString() });
      });
      answer.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function ready(): Promise<void> {
  for (;;) {
    const answer = await ask('/readyz').catch(() => null);
    if (answer?.status === 200) return;
    if (server.exitCode !== null) throw new Error('The server ended.');
    await wait(100);
  }
}

async function logIn(): Promise<string> {
  const post = (route: string, content: object, headers: Record<string, string> = {}) =>
    ask(route, {
      method: 'POST',
      body: JSON.stringify(content),
      headers: { 'content-type': 'application/json', ...headers },
    });
  await post('/api/login/signup', { ...ACCOUNT, firstname: 'A', lastname: 'B' });
  const begun = await fetch(`http://127.0.0.1:${String(port)}/api/login/password`, {
    method: 'POST',
    body: JSON.stringify(ACCOUNT),
    headers: { 'content-type': 'application/json' },
  });
  const { redirect } = (await begun.json()) as { redirect: string };
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
  const claim = await post(
    '/api/login/claim',
    { token: new URL(redirect).searchParams.get('token') },
    { cookie },
  );
  return (JSON.parse(claim.text) as { token: string }).token;
}

async function costOf(request: WorstRequest, run: number, token: string): Promise<Cost & Answer> {
  server.send('watch');
  await once(server, 'message');
  const answer = await ask(request.path(run), {
    method: request.method ?? 'GET',
    headers: { ...request.headers, ...(request.needsLogin && { authorization: `Bearer ${token}` }) },
    ...(request.body && { body: request.body(run) }),
  }).catch(() => ({ status: 0, bytes: 0, text: '' }));
  server.send('tell');
  const [cost] = (await once(server, 'message')) as [Cost];
  return { ...answer, ...cost };
}

async function measure(request: WorstRequest, token: string): Promise<Row> {
  const first = await costOf(request, 0, token);
  const all = [first];
  while (all.length < RUNS && Math.min(...all.map(({ holdMs }) => holdMs)) > REPEAT_FROM_MS)
    all.push(await costOf(request, all.length, token));
  const minimum = (of: keyof Cost) => Math.min(...all.map((each) => each[of]));
  const { route, input } = request;
  return {
    route,
    input,
    status: all.at(-1)?.status ?? 0,
    bytes: first.bytes,
    firstMs: first.holdMs,
    holdMs: minimum('holdMs'),
    totalMs: minimum('totalMs'),
    workerMs: minimum('workerMs'),
  };
}

const only = process.argv[2] ?? '';
const isEveryInputShown = process.argv.includes('--all');
const corpus = await loadCorpus(path.join(dist, '@naad/gurbani-corpus'));
await ready();
const token = await logIn();
// Warms up pages, JSON and search.
for (let round = 0; round < 30; round += 1)
  for (const each of ['/shabad?id=1', '/api/v2/angs/1', '/api/v2/search/hh?searchtype=8', '/ang?ang=1'])
    await ask(`${each}&x=${String(round)}`);
console.log(`Node ${process.version}, load average ${loadavg()[0]?.toFixed(1) ?? ''}`);
const worst = new Map<string, Row>();
for (const request of worstRequests(corpus)) {
  if (!request.route.includes(only)) continue;
  const row = await measure(request, token);
  const known = worst.get(row.route);
  if (isEveryInputShown) worst.set(`${row.route} ${row.input}`, row);
  else if (!known || row.holdMs > known.holdMs) worst.set(row.route, row);
}
const rows = [...worst.values()].sort((one, other) => other.holdMs - one.holdMs);
const ms = (value: number) => value.toFixed(1);
console.log(
  '| Route | Worst input | Status | Holds the event loop | First time | Processor | One thread | Bytes |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const { route, input, status, holdMs, firstMs, totalMs, workerMs, bytes } of rows)
  console.log(
    `| ${route} | ${input} | ${String(status)} | ${ms(holdMs)} ms | ${ms(firstMs)} ms | ${ms(totalMs)} ms | ${String(workerMs)} ms | ${String(bytes)} |`,
  );
server.kill();
await once(server, 'close');
await rm(dataDirectory, { recursive: true });
process.exit(rows.some((row) => row.holdMs > GATE.holdMs || row.workerMs > GATE.workerMs) ? 1 : 0);
