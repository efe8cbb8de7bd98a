/**
 * Measures the delay from a display to its followers' phones, compared with plain socket.io broadcasting:
 * `npm run bench:sync`, or with the names of some parts after `--`. Both servers keep their followers
 * connected and are measured alternately, so that other load affects both. Displays, servers and followers
 * (two processes) are separate processes; half of our followers are legacy clients. Exits with 1 if a gate is
 * missed.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { io, type Socket } from 'socket.io-client';
import { findRedis, startRedis } from '../src/features/sync/testing/startRedis.ts';
import type { Order, Delays } from './syncClients.ts';

const TURNS = 11;
const WARM_UP_MS = 10_000;
const TURN_MS = 4_000;
const GATES = { ratio: 1.2, kilobytes: 35, snapshotMs: 100, acrossMs: 15 };

interface Load {
  readonly name: string;
  readonly sessions: number;
  /** Total of all sessions. */
  readonly followers: number;
  /** Lines a display shows in a second. */
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** The limits in milliseconds are those of the design, for two cores. */
const LOADS: readonly Load[] = [
  { name: '1x1000', sessions: 1, followers: 1_000, perSecond: 5, p99Ms: 60 },
  { name: '1x2000', sessions: 1, followers: 2_000, perSecond: 5, p99Ms: 90 },
  { name: '1x4000', sessions: 1, followers: 4_000, perSecond: 5, p99Ms: 250 },
  { name: '100x20', sessions: 100, followers: 2_000, perSecond: 1, p99Ms: 25 },
];

/** A display that shows lines in a session of a server. */
interface Display {
  readonly code: string;
  show(): void;
}

const here = path.dirname(fileURLToPath(import.meta.url));
const epoch = process.hrtime.bigint();
const sinceEpoch = () => Number((process.hrtime.bigint() - epoch) / 1_000n);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const children: ChildProcess[] = [];

async function start<First>(file: string, args: string[], env = {}): Promise<[ChildProcess, First]> {
  const child = fork(path.join(here, file), args, {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: { ...process.env, ...env },
    serialization: 'advanced',
  });
  children.push(child);
  const [first] = (await once(child, 'message')) as [First];
  return [child, first];
}

async function ask<Answer>(child: ChildProcess, order: Order | 'memory'): Promise<Answer> {
  const answer = once(child, 'message');
  child.send(order);
  return ((await answer) as [Answer])[0];
}

const startServer = (kind: 'plain' | 'ours', env = {}) => start<string>('syncServer.ts', [kind], env);
const startClients = () =>
  Promise.all([1, 2].map(async () => (await start('syncClients.ts', [String(epoch)]))[0]));

function endAll(): void {
  for (const child of children.splice(0)) child.kill();
}

async function connected(socket: Socket): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
}

async function openPlain(url: string, code: string): Promise<Display> {
  const socket = io(`${url}/${code}`, { transports: ['websocket'], forceNew: true });
  await connected(socket);
  let seq = 0;
  // 229 bytes on the wire; ours has 211 for legacy clients and 264 for our own.
  const stamp = {
    host: 'sttm-desktop',
    type: 'shabad',
    id: 628,
    shabadid: 628,
    homeId: 1,
    verseChange: false,
    baniLength: null,
  };
  return {
    code,
    show: () => {
      seq += 1;
      const sent = { seq, epoch: '0b2dcf3a-7f0e-4f5e-9d5e-000000000000', ts: Date.now() };
      socket.emit('data', { ...stamp, highlight: sinceEpoch(), ...sent });
    },
  };
}

async function openOurs(url: string): Promise<Display> {
  const reply = await fetch(`${url}/sync/begin/bench?v=2`);
  const { data } = (await reply.json()) as { data: { namespaceString: string; token: string } };
  const auth = { v: 2, role: 'host', token: data.token, pin: '424242', takesSettings: true };
  const socket = io(`${url}/${data.namespaceString}`, { transports: ['websocket'], forceNew: true, auth });
  await connected(socket);
  let rev = 0;
  const line = { kind: 'shabad', id: 628, homeId: 1, baniLength: null, lineCount: null, text: null };
  const fontSizes = { gurbani: 9, translation: 5, teeka: 4, transliteration: 4 };
  return {
    code: data.namespaceString,
    show: () => {
      rev += 1;
      const state = { ...line, highlight: sinceEpoch(), isGurmukhi: false, hidden: false };
      socket.emit('show', { rev, state, fontSizes, answers: [] }, () => undefined);
    },
  };
}

/** Shows lines for a period, each display at the given rate, and returns their number. */
async function showFor(displays: readonly Display[], perSecond: number, ms: number): Promise<number> {
  const intervalMs = 1_000 / (perSecond * displays.length);
  const count = Math.round(ms / intervalMs);
  const from = performance.now();
  for (let sent = 0; sent < count; sent += 1) {
    const waitMs = from + sent * intervalMs - performance.now();
    if (waitMs > 0) await pause(waitMs);
    displays[sent % displays.length]?.show();
  }
  return count;
}

const p99 = (sorted: Float64Array) => sorted[Math.floor(0.99 * (sorted.length - 1))] ?? Number.NaN;
const p50 = (sorted: Float64Array) => sorted[Math.floor(0.5 * (sorted.length - 1))] ?? Number.NaN;
const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function collect(clients: readonly ChildProcess[], expected: number): Promise<Float64Array> {
  for (let tries = 0; ; tries += 1) {
    await pause(250);
    const responses = await Promise.all(clients.map((client) => ask<Delays>(client, { kind: 'tell' })));
    const times = Float64Array.from(responses.flatMap((each) => [...each])).sort();
    if (times.length === expected) return times;
    if (times.length > expected || tries > 40)
      throw new Error(`${String(times.length)} of ${String(expected)} messages arrived.`);
  }
}

async function measure(
  clients: readonly ChildProcess[],
  group: string,
  displays: readonly Display[],
  { followers, sessions, perSecond }: Pick<Load, 'followers' | 'sessions' | 'perSecond'>,
  ms = TURN_MS,
): Promise<Float64Array> {
  for (const client of clients) client.send({ kind: 'count', group } satisfies Order);
  await pause(100);
  const sent = await showFor(displays, perSecond, ms);
  return collect(clients, (sent * followers) / sessions);
}

const connectAll = (
  clients: readonly ChildProcess[],
  group: string,
  url: string,
  codes: string[],
  count: number,
) =>
  Promise.all(
    clients.map((client) =>
      ask(client, { kind: 'connect', group, url, codes, count: count / clients.length }),
    ),
  );

const misses: string[] = [];
function gate(what: string, value: number, limit: number, unit = ''): string {
  const isReached = value <= limit;
  if (!isReached) misses.push(what);
  return `${value.toFixed(value < 10 ? 2 : 1)}${unit} (≤ ${String(limit)}) ${isReached ? 'reached' : 'MISSED'}`;
}

/** The 99th percentile of the time from joining to the first line, while lines are sent to all others. */
async function joinUnderLoad(url: string, display: Display, perSecond: number): Promise<number> {
  const times: number[] = [];
  const shown = showFor([display], perSecond, 10_000);
  for (let number = 0; number < 100; number += 1) {
    const askedAt = performance.now();
    const socket = io(`${url}/${display.code}`, {
      transports: ['websocket'],
      forceNew: true,
      auth: { v: 2, role: 'follower' },
    });
    await new Promise((resolve) => socket.once('snapshot', resolve));
    times.push(performance.now() - askedAt);
    socket.disconnect();
    await pause(80);
  }
  await shown;
  return p99(Float64Array.from(times).sort());
}

async function fanOut(load: Load): Promise<void> {
  const { name, sessions, followers, perSecond, p99Ms } = load;
  const [[, plainUrl], [server, url], clients] = await Promise.all([
    startServer('plain'),
    startServer('ours'),
    startClients(),
  ]);
  const numbers = Array.from({ length: sessions }, (_, number) => number);
  const displays = {
    plain: await Promise.all(numbers.map((number) => openPlain(plainUrl, `PLN-${String(number)}`))),
    ours: await Promise.all(numbers.map(() => openOurs(url))),
  };
  const codesOf = (each: readonly Display[]) => each.map(({ code }) => code);
  const before = await ask<number>(server, 'memory');
  await connectAll(clients, 'ours', url, codesOf(displays.ours), followers);
  await pause(1_000);
  const kilobytes = ((await ask<number>(server, 'memory')) - before) / 1_024 / followers;
  await connectAll(clients, 'plain', plainUrl, codesOf(displays.plain), followers);
  for (const group of ['plain', 'ours'] as const)
    await measure(clients, group, displays[group], load, WARM_UP_MS);

  const took = { plain: [] as Float64Array[], ours: [] as Float64Array[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    const order = turn % 2 === 0 ? (['plain', 'ours'] as const) : (['ours', 'plain'] as const);
    for (const group of order) took[group].push(await measure(clients, group, displays[group], load));
  }
  const ratios = took.ours.map((each, turn) => p99(each) / p99(took.plain[turn] ?? each));
  const [first] = displays.ours;
  const snapshotMs = sessions === 1 && first ? await joinUnderLoad(url, first, perSecond) : null;
  console.table({
    [name]: {
      'plain, median': median(took.plain.map(p50)).toFixed(1),
      'ours, median': median(took.ours.map(p50)).toFixed(1),
      'plain, p99': median(took.plain.map(p99)).toFixed(1),
      'ours, p99': gate(`${name}, p99`, median(took.ours.map(p99)), p99Ms),
      'ratio of p99': gate(`${name}, ratio`, median(ratios), GATES.ratio),
      ratios: ratios.map((ratio) => ratio.toFixed(2)).join(' '),
      'KB a connection': gate(`${name}, memory`, kilobytes, GATES.kilobytes),
      'join to snapshot, p99':
        snapshotMs === null ? '' : gate(`${name}, snapshot`, snapshotMs, GATES.snapshotMs),
    },
  });
  endAll();
}

/** Measures two servers on one Redis, each with half of the followers; the display is on the first. */
async function acrossServers(): Promise<void> {
  const redis = await startRedis();
  const env = { REDIS_URL: redis.url };
  const [[, near], [, far], clients] = await Promise.all([
    startServer('ours', env),
    startServer('ours', env),
    startClients(),
  ]);
  const display = await openOurs(near);
  const half = { sessions: 1, followers: 500, perSecond: 5 };
  await connectAll(clients, 'near', near, [display.code], half.followers);
  await connectAll(clients, 'far', far, [display.code], half.followers);
  const took = { near: [] as number[], far: [] as number[] };
  await measure(clients, 'near', [display], half, WARM_UP_MS);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const side of ['near', 'far'] as const)
      took[side].push(p99(await measure(clients, side, [display], half, TURN_MS / 2)));
  }
  const extraMs = took.far.map((ms, turn) => ms - (took.near[turn] ?? 0));
  console.table({
    shared: {
      'same server, p99': median(took.near).toFixed(1),
      'other server, p99': median(took.far).toFixed(1),
      'more, p99': gate('across servers', median(extraMs), GATES.acrossMs),
    },
  });
  endAll();
  await redis.stop();
}

const only = process.argv.slice(2);
const isSelected = (name: string) => only.length === 0 || only.includes(name);
console.log(`load average ${String(loadavg()[0])}`);
for (const load of LOADS.filter(({ name }) => isSelected(name))) await fanOut(load);
if (isSelected('shared')) {
  if (findRedis() === null) misses.push('across servers: there is no redis-server');
  else await acrossServers();
}
console.log(misses.length === 0 ? 'all gates are reached' : `MISSED: ${misses.join(', ')}`);
process.exit(misses.length === 0 ? 0 : 1);
