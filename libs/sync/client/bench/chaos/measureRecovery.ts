import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_FONT_SIZES, EMPTY_STATE, type Command } from '@naad/sync-protocol';
import {
  connectFollower,
  createSyncApi,
  SessionController,
  SessionHost,
  type HostPicture,
} from '../../src/index.ts';
import { FaultyLine } from '../../src/testing/FaultyLine.ts';
import { startLagMeter } from '../../src/testing/lagMeter.ts';
import { freePort, startServer, type ServerKind } from './startServer.ts';
import { quantile } from './summary.ts';

const GIVE_UP_MS = 60_000;
const REDIS = process.env['REDIS_SERVER'] ?? 'redis-server';

async function until(look: () => boolean, describe: () => unknown = () => ''): Promise<void> {
  const end = Date.now() + GIVE_UP_MS;
  while (!look()) {
    if (Date.now() > end) throw new Error(`The clients did not agree in time. ${JSON.stringify(describe())}`);
    await pause(5);
  }
}

interface Tapped {
  readonly phone: SessionController | undefined;
  readonly id: number;
}

/** A display, two phones and two followers, each behind a balancer that prefers one of the servers. */
async function openSession(portsOf: (index: number) => readonly number[]) {
  const lines = await Promise.all([0, 1, 2, 3, 4].map((index) => FaultyLine.open(portsOf(index))));
  const [hostLine, ...others] = lines as [FaultyLine, ...FaultyLine[]];
  let picture: HostPicture = { state: EMPTY_STATE, fontSizes: DEFAULT_FONT_SIZES, settings: {} };
  const ran: string[] = [];
  const host = new SessionHost({
    origin: hostLine.origin,
    api: createSyncApi({ origin: hostLine.origin, prefix: '/api' }),
    hostId: 'recovery',
    saved: null,
    save: () => undefined,
    takesSettings: true,
  });
  host.onCommand(({ id, command, isLate }) => {
    if (isLate()) return host.deny(id, 'expired');
    if (command.type !== 'shabad') return;
    ran.push(id);
    const { shabadId, verseId: highlight, lineCount } = command;
    picture = {
      ...picture,
      state: { ...EMPTY_STATE, kind: 'shabad', id: shabadId, highlight, homeId: highlight, lineCount },
    };
    host.show(picture, [id]);
  });
  host.show(picture);
  await until(
    () => host.getState().connection.kind === 'connected',
    () => host.getState().connection,
  );
  const { code, pin } = host.getState();
  if (code === null || pin === null) throw new Error('There is no session.');
  const phones = others.slice(0, 2).map(({ origin }) => new SessionController({ origin, code, pin }));
  const followers = others.slice(2).map(({ origin }) => connectFollower({ origin, code }));
  const guests = [...phones, ...followers];
  const agree = () =>
    host.getState().connection.kind === 'connected' &&
    guests.every((client) => {
      const { connection, isStale, session } = client.getState();
      return connection.kind === 'connected' && !isStale && session?.highlight === picture.state.highlight;
    });
  await until(agree);
  let verseId = 26_100;
  const tap = (): Tapped => {
    verseId += 1;
    const command: Command = { type: 'shabad', shabadId: 628, verseId, lineCount: null };
    const phone = phones[verseId % 2];
    return { phone, id: phone?.send(command) ?? 0 };
  };
  const phaseOf = ({ phone, id }: Tapped) =>
    phone?.getState().deliveries.find((each) => each.id === id)?.delivery.phase ?? 'failed';
  return {
    agree,
    tap,
    phaseOf,
    /** True once a tap that was made after the strike is on screen, and everybody sees the same line. */
    isRecovered(tapped: Tapped[]) {
      let last = tap();
      tapped.push(last);
      return () => {
        const phase = phaseOf(last);
        if (phase === 'failed' || phase === 'unknown') tapped.push((last = tap()));
        return phase === 'onScreen' && agree();
      };
    },
    ran,
    /** Counts pauses of clients from now on; the returned function gets the longest ones. */
    countPauses() {
      const before = lines.map(({ pauses }) => pauses.length);
      const longest = (of: readonly number[]) =>
        Math.max(0, ...of.flatMap((index) => lines[index]?.pauses.slice(before[index]) ?? []));
      return (): Pauses => ({ keen: longest([0, 1, 2]), other: longest([3, 4]) });
    },
    async close() {
      for (const client of [host, ...guests]) client.disconnect();
      await Promise.all(lines.map((line) => line.close()));
    },
  };
}

/** Longest pauses of clients between attempts to connect, in milliseconds: of display and phones, and of followers. */
interface Pauses {
  readonly keen: number;
  readonly other: number;
}

/** One recovery, and what the machine took at that time for the same without a fault. */
interface Round {
  readonly ms: number;
  /**
   * Time in which a whole new session connects and shows a tap, without any pause: the longer one of before the strike
   * and after the recovery.
   */
  readonly floorMs: number;
  /** Time for which this process was kept from running. */
  readonly lagMs: number;
  readonly pauses: Pauses;
}

export interface Measured {
  readonly name: string;
  readonly rounds: readonly Round[];
  /** Limit of the median recovery. */
  readonly limitMs: number;
  readonly taps: number;
  /** Taps that were called failed although they were done, and ones that ran twice or were called shown in vain. */
  readonly untrue: number;
}

/** Taps before, during and after `strike`, which resolves to the time from which recovery counts. */
async function measure(
  name: string,
  { rounds, limitMs }: { rounds: number; limitMs: number },
  portsOf: (index: number) => readonly number[],
  strike: () => Promise<number>,
): Promise<Measured> {
  const measured: Round[] = [];
  let taps = 0;
  let untrue = 0;
  /** Opens a session until its first tap is shown. */
  async function openShown() {
    const since = Date.now();
    const session = await openSession(portsOf);
    const tapped: Tapped[] = [];
    await until(session.isRecovered(tapped));
    return { session, tapped, tookMs: Date.now() - since };
  }
  for (let round = 0; round < rounds; round += 1) {
    const { session, tapped, tookMs } = await openShown();
    const lag = startLagMeter();
    const pausesOf = session.countPauses();
    const struck = strike();
    await pause(5);
    tapped.push(session.tap(), session.tap());
    const from = await struck;
    await until(session.isRecovered(tapped));
    const ms = Math.max(0, Date.now() - from);
    const pauses = pausesOf();
    lag.stop();
    const after = await openShown();
    await after.session.close();
    measured.push({ ms, floorMs: Math.max(tookMs, after.tookMs), lagMs: lag.total(), pauses });
    tapped.push(session.tap());
    await pause(4_500);
    taps += tapped.length;
    for (const each of tapped) {
      const phase = session.phaseOf(each);
      const runId = `${each.phone?.clientId ?? ''}:${String(each.id)}`;
      const done = session.ran.filter((ran) => ran === runId).length;
      const isWrong = (phase === 'failed' && done > 0) || (phase === 'onScreen' && done === 0);
      if (isWrong || done > 1) untrue += 1;
    }
    await session.close();
  }
  return { name, rounds: measured, limitMs, taps, untrue };
}

/** A Redis of our own; null if the machine has none. */
async function startRedis(port: number, folder: string) {
  const launch = () => {
    const args = ['--port', String(port), '--dir', folder, '--appendonly', 'yes', '--save', ''];
    const child = spawn(REDIS, args, { stdio: 'ignore' });
    return new Promise<typeof child | null>((resolve) => {
      child.once('error', () => resolve(null));
      child.once('spawn', () => resolve(child));
    });
  };
  let child = await launch();
  if (child === null) return null;
  process.once('exit', () => child?.kill('SIGKILL'));
  await pause(500);
  const stop = async () => {
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGTERM');
    await ended;
  };
  return {
    stop,
    async restart() {
      await stop();
      child = await launch();
    },
  };
}

/** One server that is killed and started again. */
export async function measureAlone(kind: ServerKind, rounds: number): Promise<Measured> {
  const server = await startServer(kind);
  const name = 'one server, kill -9, from when it listens';
  const strike = async () => {
    await server.kill('SIGKILL');
    await server.start();
    return Date.now();
  };
  const measured = await measure(name, { rounds, limitMs: 2_000 }, () => [server.port], strike);
  await server.stop();
  return measured;
}

/** Two servers, one of which is stopped, and then their Redis; null if the machine has none. */
export async function measureShared(kind: ServerKind, rounds: number): Promise<readonly Measured[] | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naad-redis-'));
  const redisPort = await freePort();
  const redis = await startRedis(redisPort, folder);
  if (redis === null) return null;
  const url = `redis://127.0.0.1:${String(redisPort)}`;
  const [first, second] = [await startServer(kind, url), await startServer(kind, url)];
  // The display, a phone and a follower prefer the first server, the others the second.
  const portsOf = (index: number) =>
    index % 2 === 0 ? [first.port, second.port] : [second.port, first.port];
  let restarted: Promise<void> = Promise.resolve();
  const rolled = await measure(
    'two servers, the first stopped, from its stop',
    { rounds, limitMs: 1_500 },
    portsOf,
    async () => {
      await restarted;
      const from = Date.now();
      await first.kill('SIGTERM');
      restarted = pause(3_000).then(() => first.start());
      return from;
    },
  );
  await restarted;
  const struck = await measure(
    'two servers, their Redis restarted, from its start',
    { rounds, limitMs: 2_000 },
    portsOf,
    async () => {
      await redis.restart();
      return Date.now();
    },
  );
  for (const server of [first, second]) await server.stop();
  await redis.stop();
  await rm(folder, { recursive: true, force: true });
  return [rolled, struck];
}

/**
 * Measures the time until a new tap is on screen and everybody shows it; false if a median is over its limit or a tap was
 * untrue.
 */
export async function measureRecovery(kind: ServerKind, rounds: number): Promise<boolean> {
  const alone = await measureAlone(kind, rounds);
  const shared = await measureShared(kind, rounds);
  if (shared === null) console.error('Without redis-server there are no figures for two servers.');
  const measured = [alone, ...(shared ?? [])];
  let isWithin = true;
  for (const { name, rounds: each, limitMs, taps, untrue } of measured) {
    const quantileOf = (share: number, of: (round: Round) => number) => quantile(each.map(of), share);
    const [median, p95, longest] = [0.5, 0.95, 1].map((share) => quantileOf(share, ({ ms }) => ms));
    const medianFloor = quantileOf(0.5, ({ floorMs }) => floorMs);
    const longestPauses = {
      keen: quantileOf(1, ({ pauses }) => pauses.keen),
      other: quantileOf(1, ({ pauses }) => pauses.other),
    };
    const figures = { median, p95, longest, limitMs, medianFloor, longestPauses };
    console.log({ name, rounds: each.length, ...figures, taps, untrue });
    isWithin &&= (median ?? Infinity) <= limitMs && untrue === 0;
  }
  return isWithin;
}
