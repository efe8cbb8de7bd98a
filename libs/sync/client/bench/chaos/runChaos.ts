import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_FONT_SIZES, EMPTY_STATE, type Command, type SessionState } from '@naad/sync-protocol';
import {
  connectFollower,
  createSyncApi,
  SessionController,
  SessionHost,
  type ControllerClient,
  type ControllerState,
  type FollowerClient,
  type HostPicture,
} from '../../src/index.ts';
import { FaultyLine, type Direction } from '../../src/testing/FaultyLine.ts';
import { FAULTS, LONG_FAULTS } from './faults.ts';
import type { LagMeter } from '../../src/testing/lagMeter.ts';
import { createSeededRandom, type SeededRandom } from './seededRandom.ts';

/** Time for everybody to be back on the same line after the last fault. */
const HEAL_MS = 40_000;
/** Time for each tap to have an outcome. */
const SETTLE_MS = 30_000;
/** Maximum age of a tap that still lands, and of a claim to be connected on a dead line. */
const LANDING_MS = 3_500;
const CLAIM_MS = 4_000;
/** Followers hear beats every two seconds. */
const FOLLOWER_CLAIM_MS = 6_000;
const LOOK_MS = 50;

/** A tap and everything that is known about it at the end. */
interface Tap {
  readonly controller: number;
  readonly id: number;
  readonly at: number;
  readonly isStep: boolean;
  /** Phases and reasons that its phone has shown, in order. */
  readonly told: string[];
  /** When the host ran it. */
  readonly done: number[];
  settledAfterMs: number | null;
}

/** What must not happen; each is a list of readable cases. */
export interface Violations {
  readonly lost: string[];
  readonly doubled: string[];
  readonly reordered: string[];
  readonly unsettled: string[];
  readonly disagreeing: string[];
  readonly untrue: string[];
}

export interface ChaosResult {
  readonly seed: number;
  readonly taps: number;
  readonly faults: number;
  /** Number of taps by their last outcome. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Taps whose outcome is unknown at the end, and how many of them were done. */
  readonly unknown: { readonly taps: number; readonly done: number };
  /** Milliseconds from the end of the faults until all clients showed the host's line; null if they never did. */
  readonly healedAfterMs: number | null;
  readonly violations: Violations;
}

export interface ChaosOptions {
  readonly port: number;
  readonly seed: number;
  readonly lag: LagMeter;
  readonly stormMs?: number;
}

/** A client behind a line of its own. */
interface Placed {
  readonly name: string;
  readonly line: FaultyLine;
  readonly wake: () => void;
  readonly onWake: (listener: () => void) => () => void;
}

async function place(name: string, port: number, random: SeededRandom): Promise<Placed> {
  const line = await FaultyLine.open([port], random.next);
  const listeners = new Set<() => void>();
  return {
    name,
    line,
    wake: () => listeners.forEach((listener) => listener()),
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function until(look: () => boolean, withinMs: number): Promise<boolean> {
  const end = Date.now() + withinMs;
  while (!look()) {
    if (Date.now() > end) return false;
    await pause(20);
  }
  return true;
}

/** A display that obeys at once. */
function startHost(port: number, placed: Placed) {
  let picture: HostPicture = { state: EMPTY_STATE, fontSizes: DEFAULT_FONT_SIZES, settings: {} };
  const ran: { readonly id: string; readonly at: number }[] = [];
  const host = new SessionHost({
    origin: placed.line.origin,
    api: createSyncApi({ origin: `http://127.0.0.1:${String(port)}`, prefix: '/api' }),
    hostId: `chaos-${String(Math.random())}`,
    saved: null,
    save: () => undefined,
    takesSettings: true,
    onWake: placed.onWake,
  });
  function move(state: Partial<SessionState>, answers: readonly string[] = []): void {
    picture = { ...picture, state: { ...picture.state, ...state } };
    host.show(picture, answers);
  }
  function obey(command: Command, id: string): void {
    switch (command.type) {
      case 'shabad': {
        const { shabadId, verseId: highlight, lineCount } = command;
        return move(
          { ...EMPTY_STATE, kind: 'shabad', id: shabadId, highlight, homeId: highlight, lineCount },
          [id],
        );
      }
      case 'text':
        return move({ text: command.text, isGurmukhi: command.isGurmukhi }, [id]);
      case 'fontSize': {
        const { fontSizes } = picture;
        const size = fontSizes[command.target] + (command.value === 'plus' ? 1 : -1);
        const inRange = Math.min(20, Math.max(1, size));
        picture = { ...picture, fontSizes: { ...fontSizes, [command.target]: inRange } };
        return host.show(picture, [id]);
      }
      default:
        return host.show(picture, [id]);
    }
  }
  host.onCommand(({ id, command, isLate }) => {
    if (isLate()) return host.deny(id, 'expired');
    ran.push({ id, at: Date.now() });
    obey(command, id);
  });
  return { host, ran, move, picture: () => picture };
}

function anyCommand(random: SeededRandom): Command {
  const kind = random.next();
  if (kind < 0.25)
    return { type: 'fontSize', target: 'gurbani', value: random.chance(0.5) ? 'plus' : 'minus' };
  if (kind < 0.35)
    return { type: 'text', text: `slide ${String(random.next())}`, isGurmukhi: false, isAnnouncement: true };
  const shabadId = random.chance(0.2) ? 700 : 628;
  return { type: 'shabad', shabadId, verseId: 26_101 + Math.floor(random.next() * 30), lineCount: null };
}

const phaseOf = (client: ControllerClient, id: number): string => {
  const delivery = client.getState().deliveries.find((each) => each.id === id)?.delivery;
  if (!delivery) return 'gone';
  return delivery.phase === 'failed' ? delivery.reason : delivery.phase;
};
const OPEN = new Set(['waiting', 'sent', 'accepted', 'gone']);
const NOT_DENIED = new Set([...OPEN, 'onScreen', 'unknown']);

/** One session in a storm: a host, two controllers and three followers, each behind a line that breaks. */
export async function runChaos({ port, seed, lag, stormMs = 4_000 }: ChaosOptions): Promise<ChaosResult> {
  const random = createSeededRandom(seed);
  const names = ['host', 'phone 1', 'phone 2', 'follower 1', 'follower 2', 'follower 3'];
  const places: Placed[] = [];
  for (const name of names) places.push(await place(name, port, random));
  const [hostPlace, ...others] = places as [Placed, ...Placed[]];
  const display = startHost(port, hostPlace);
  const { host } = display;
  const violations: Violations = {
    lost: [],
    doubled: [],
    reordered: [],
    unsettled: [],
    disagreeing: [],
    untrue: [],
  };
  const describe = (text: string) => `seed ${String(seed)}: ${text}`;
  if (!(await until(() => host.getState().connection.kind === 'connected', 20_000)))
    throw new Error(describe('the host does not connect.'));
  const { code, pin } = host.getState();
  if (code === null || pin === null) throw new Error(describe('the host has no session.'));

  const phones = others
    .slice(0, 2)
    .map(({ line, onWake }) => new SessionController({ origin: line.origin, code, pin, onWake }));
  const followers: FollowerClient[] = others
    .slice(2)
    .map(({ line, onWake }) => connectFollower({ origin: line.origin, code, onWake }));
  const guests = [...phones, ...followers];
  const areReady = () => guests.every((client) => client.getState().connection.kind === 'connected');
  if (!(await until(areReady, 20_000))) throw new Error(describe('the guests do not connect.'));

  const taps: Tap[] = [];
  function look(): void {
    for (const tap of taps) {
      const phase = phaseOf(phones[tap.controller] as ControllerClient, tap.id);
      if (phase === 'gone') continue;
      if (tap.told.at(-1) !== phase) tap.told.push(phase);
      if (tap.settledAfterMs === null && !OPEN.has(phase)) tap.settledAfterMs = Date.now() - tap.at;
    }
  }
  for (const phone of phones) phone.subscribe(look);

  /** Claims to be connected on a line that has been dead for too long, with the lag that excuses them. */
  const lagAt: { readonly at: number; readonly total: number }[] = [];
  const lagSince = (at: number) => lag.total() - (lagAt.findLast((each) => each.at <= at)?.total ?? 0);
  const reported = new Set<string>();
  function claim(name: string, line: FaultyLine, limitMs: number, directions?: readonly Direction[]): void {
    const since = line.deadSince(directions);
    if (since === null) return;
    const ageMs = Date.now() - since;
    const allowedMs = limitMs + LOOK_MS + 2 * lagSince(since);
    if (ageMs <= allowedMs || reported.has(`${name} ${String(since)}`)) return;
    reported.add(`${name} ${String(since)}`);
    violations.untrue.push(describe(`${name} on a line dead for ${String(ageMs)} ms`));
  }
  const isConnected = (client: { getState(): { connection: { kind: string } } }) =>
    client.getState().connection.kind === 'connected';
  const watching = setInterval(() => {
    lagAt.push({ at: Date.now(), total: lag.total() });
    if (isConnected(host)) claim('host connected', hostPlace.line, CLAIM_MS);
    for (const [index, client] of guests.entries()) {
      const { name, line } = others[index] as Placed;
      if (!isConnected(client)) continue;
      if (index < phones.length) claim(`${name} connected`, line, CLAIM_MS);
      else claim(`${name} connected`, line, FOLLOWER_CLAIM_MS, ['down']);
      // A phone whose own line works must not call a display connected that has been unreachable.
      if (index < phones.length && line.deadSince() === null && client.getState().hostOnline)
        claim(`${name} sees the host connected`, hostPlace.line, CLAIM_MS + 250);
    }
  }, LOOK_MS);

  // The storm.
  let faults = 0;
  let isOver = false;
  const breaking = places.map(async ({ line, wake }, index) => {
    await pause(random.between(0, 400));
    // In every third run one line seems to be alive for many seconds.
    const isLong = seed % 3 === 0 && index === seed % 6;
    if (isLong) {
      faults += 1;
      const mend = FAULTS[random.pick(LONG_FAULTS)]?.(line, random, wake);
      await pause(random.between(5_000, 10_000));
      mend?.();
      return;
    }
    while (!isOver) {
      faults += 1;
      const mend = FAULTS[random.pick(Object.keys(FAULTS))]?.(line, random, wake);
      await pause(random.between(50, 1_450));
      mend?.();
      await pause(random.between(50, 1_000));
    }
  });
  const tapping = phones.map(async (phone, controller) => {
    while (!isOver) {
      await pause(random.between(40, 490));
      const at = Date.now();
      const command = anyCommand(random);
      taps.push({
        controller,
        id: phone.send(command),
        at,
        isStep: command.type === 'fontSize',
        told: [],
        done: [],
        settledAfterMs: null,
      });
      look();
      if (random.chance(0.08)) display.move({ highlight: 26_101 + Math.floor(random.next() * 30) });
    }
  });
  await pause(stormMs);
  isOver = true;
  await Promise.all([...tapping, ...breaking]);
  for (const { line } of places) line.mend();
  const mendedAt = Date.now();

  // Everybody returns to the same line.
  const agrees = (client: ControllerClient | FollowerClient) => {
    const state = client.getState();
    const { state: shown, fontSizes } = display.picture();
    const isSame =
      state.connection.kind === 'connected' &&
      !state.isStale &&
      state.session?.id === shown.id &&
      state.session.highlight === shown.highlight &&
      state.session.text === shown.text;
    const sizes = (state as Partial<ControllerState>).fontSizes;
    return isSame && (sizes === undefined || sizes?.gurbani === fontSizes.gurbani);
  };
  const areSettled = () => taps.every(({ told }) => !OPEN.has(told.at(-1) ?? 'waiting'));
  const hasHealed = await until(() => guests.every(agrees) && isConnected(host), HEAL_MS);
  const healedAfterMs = hasHealed ? Date.now() - mendedAt : null;
  await until(() => areSettled() || Date.now() - mendedAt > SETTLE_MS, SETTLE_MS);
  // Late answers, and late landings.
  await until(() => taps.every(({ told }) => told.at(-1) !== 'unknown'), 5_000);
  // Somebody may just be reconnecting, for a doubt from before the end of the faults.
  await until(() => guests.every(agrees), HEAL_MS);
  clearInterval(watching);
  look();

  // What happened.
  /** The last line or slide of each phone that ran. */
  const newest = new Map<string, number>();
  for (const { id, at } of display.ran) {
    const separator = id.lastIndexOf(':');
    const clientId = id.slice(0, separator);
    const counter = Number(id.slice(separator + 1));
    const controller = phoneOf(clientId);
    const tap = taps.find((each) => each.controller === controller && each.id === counter);
    tap?.done.push(at);
    // A step changes the same whether it runs before or after a line.
    if (tap?.isStep !== false || tap.done.length > 1) continue;
    if (counter < (newest.get(clientId) ?? 0)) violations.reordered.push(describe(id));
    newest.set(clientId, counter);
  }
  function phoneOf(clientId: string): number {
    return phones.findIndex((phone) => phone.clientId === clientId);
  }
  for (const { name, client } of guests.map((each, index) => ({ name: others[index]?.name, client: each }))) {
    if (!agrees(client)) violations.disagreeing.push(describe(String(name)));
  }
  const outcomes: Record<string, number> = {};
  for (const { controller, id, at, told, done } of taps) {
    const last = told.at(-1) ?? 'waiting';
    const text = describe(`phone ${String(controller + 1)}, tap ${String(id)}: ${told.join(' → ')}`);
    outcomes[last] = (outcomes[last] ?? 0) + 1;
    if (told.includes('onScreen') && done.length === 0) violations.lost.push(text);
    if (done.length > 1) violations.doubled.push(text);
    if (OPEN.has(last)) violations.unsettled.push(text);
    if (done.length > 0 && told.some((phase) => !NOT_DENIED.has(phase)))
      violations.untrue.push(`${text}, but done`);
    const lateMs = Math.max(0, ...done) - at;
    if (lateMs > LANDING_MS + 2 * lagSince(at))
      violations.untrue.push(`${text}, landed after ${String(lateMs)} ms`);
  }
  const unknown = taps.filter(({ told }) => told.at(-1) === 'unknown');
  for (const client of [...guests, host]) client.disconnect();
  await Promise.all(places.map(({ line }) => line.close()));
  return {
    seed,
    taps: taps.length,
    faults,
    outcomes,
    unknown: { taps: unknown.length, done: unknown.filter(({ done }) => done.length > 0).length },
    healedAfterMs,
    violations,
  };
}
