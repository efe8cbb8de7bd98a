import {
  CLIENT_TO_SERVER,
  contentMessage,
  countWithin,
  LEGACY_EVENTS,
  LIMITS,
  pour,
  responseMessage,
  SERVER_TO_CLIENT,
  waitFor,
  type LeakyBucket,
  type RefusalId,
  type RoleMessage,
  type SnapshotMessage,
} from '@naad/sync-protocol';
import type { Socket } from 'socket.io';
import type { Clock } from '../clock.ts';
import { fingerprint } from '../secrets.ts';
import { ROOMS, roomOf, type Client, type Verdict } from '../session/leaderPorts.ts';
import type { SessionRecord } from '../store/sessionRecord.ts';
import { privateIdOf, type Connection } from './connection.ts';
import type { Answer } from './createBus.ts';
import type { LocalSessions } from './LocalSessions.ts';

/** Limits requests to leaders from clients that aren't admitted, by network [SYNC-ADMIT-1]. */
export interface StrangerBudget {
  /** Counts a request, unless the network has used up its budget. */
  isTooFast(network: string): boolean;
}

const MAX_NETWORKS = 10_000;

export function createStrangerBudget(clock: Clock): StrangerBudget {
  const buckets = new Map<string, LeakyBucket>();

  function deleteEmpty(now: number): void {
    for (const [network, bucket] of buckets) if (bucket <= now) buckets.delete(network);
    // All of them were active within a second: no budget by network can stop a flood from everywhere.
    if (buckets.size >= MAX_NETWORKS) buckets.clear();
  }

  return {
    isTooFast(network) {
      const now = clock.now();
      const bucket = buckets.get(network);
      if (waitFor(bucket, LIMITS.strangers, now) > 0) return true;
      if (buckets.size >= MAX_NETWORKS) deleteEmpty(now);
      buckets.set(network, pour(bucket, LIMITS.strangers, now));
      return false;
    },
  };
}

/** Services for guests: followers and controllers. */
export interface GuestParts {
  readonly sessions: LocalSessions;
  readonly clock: Clock;
  readonly strangers: StrangerBudget;
  /** Runs work that nobody awaits. */
  readonly background: (work: Promise<unknown>) => void;
}

function snapshotOf(
  record: SessionRecord,
  { isController }: Pick<Connection, 'isController'>,
  { sessions, clock }: Pick<GuestParts, 'sessions' | 'clock'>,
): SnapshotMessage {
  const { seq, epoch, state, hostOnline, fontSizes, settings, painted = null } = record;
  const snapshot = { seq, epoch, ts: clock.now(), state, hostOnline, fontSizes, settings, painted };
  // The names of phones aren't for strangers with the code.
  return isController ? { ...snapshot, driving: sessions.drivingOf(record) } : snapshot;
}

/** Sends the full state to a socket [SYNC-STATE-9]. */
export async function sendSnapshot(socket: Socket, connection: Connection, parts: GuestParts): Promise<void> {
  const { sessions, clock } = parts;
  const record = await sessions.read(connection.code);
  if (!record) return;
  if (connection.auth !== null) {
    socket.emit(SERVER_TO_CLIENT.snapshot, snapshotOf(record, connection, parts));
    return;
  }
  const { seq, epoch } = record;
  const content = contentMessage(record.state, { seq, epoch, ts: clock.now() });
  if (content) socket.emit(LEGACY_EVENTS.data, content);
}

/** Counts a message; true if the socket has sent too many. */
export function isTooFast(connection: Connection, clock: Clock): boolean {
  if (!connection.isLimited) return false;
  const { perSocket: limit, windowMs } = LIMITS.messages;
  const counted = countWithin(connection.messages, { limit, windowMs, now: clock.now() });
  connection.messages = counted.window;
  return !counted.isWithin;
}

/** Also true if a stranger's network has sent the leader too much [SYNC-ADMIT-1]. */
export function isTooFastToAsk(connection: Connection, { clock, strangers }: GuestParts): boolean {
  if (isTooFast(connection, clock)) return true;
  return !connection.isController && strangers.isTooFast(connection.network);
}

/** Describes a socket to the leader, which may run on another server. */
export function clientOf(socket: Socket, connection: Connection, clock: Clock): Client {
  const { auth, clientId, isController, connectedAt, phoneId, token, keepsToken } = connection;
  const { network, kind, name, userAgent, invite } = connection;
  const inviteHash = invite === null ? null : fingerprint(invite);
  const socketId = socket.id;
  const proofs =
    auth === null
      ? { proof: connection.privateIdHash, nextProof: privateIdOf(socket) }
      : { proof: token === null ? null : fingerprint(token), nextProof: null };
  const device = clientId ?? `${socketId}:${userAgent}`;
  const connectedMs = clock.now() - connectedAt;
  return {
    socketId,
    clientId,
    isController,
    connectedMs,
    phoneId,
    ...proofs,
    inviteHash,
    keepsToken,
    network,
    device,
    kind,
    name,
  };
}

/** Makes a socket a controller. */
export async function promote(
  socket: Socket,
  connection: Connection,
  phoneId: string | null,
  { sessions }: GuestParts,
): Promise<void> {
  const isSame = connection.isController && connection.phoneId === phoneId;
  connection.isRemoved = false;
  connection.phoneId = phoneId;
  if (!isSame) sessions.reportPhones(connection.code);
  if (connection.isController) return;
  connection.isController = true;
  const [from, to] =
    connection.auth === null
      ? [ROOMS.legacyFollowers, ROOMS.legacyControllers]
      : [ROOMS.followers, ROOMS.controllers];
  await socket.leave(from);
  await socket.join(to);
  if (connection.clientId !== null) await socket.join(roomOf(connection.clientId));
}

/** Makes a controller a follower. */
export async function demote(socket: Socket, connection: Connection): Promise<void> {
  if (!connection.isController) return;
  const { clientId } = connection;
  connection.isController = false;
  connection.phoneId = null;
  connection.token = null;
  const [from, to] =
    connection.auth === null
      ? [ROOMS.legacyControllers, ROOMS.legacyFollowers]
      : [ROOMS.controllers, ROOMS.followers];
  await socket.leave(from);
  if (clientId !== null) await socket.leave(roomOf(clientId));
  await socket.join(to);
}

/** Demotes a socket whose phone the desk removed, and notifies it [SYNC-ADMIT-7]. */
export async function demoteRemoved(
  socket: Socket,
  connection: Connection,
  parts: GuestParts,
): Promise<void> {
  connection.isRemoved = true;
  const demoted = demote(socket, connection);
  connection.pin = undefined;
  await demoted;
  const record = await parts.sessions.read(connection.code);
  if (!record) return;
  // Legacy pages log out on this message and ask for the PIN.
  if (connection.auth === null) socket.emit(LEGACY_EVENTS.data, responseMessage(false, record.fontSizes));
  else socket.emit(SERVER_TO_CLIENT.role, roleOf(connection, record, { ...NO_ANSWER, refusal: 'removed' }));
}

/** For when no leader answers. */
export const NO_ANSWER: Verdict = { refusal: 'hostOffline', retryAfterMs: null, phoneId: null, token: null };
export const NO_REFUSAL: Verdict = { ...NO_ANSWER, refusal: null };

/** The verdict in a leader's answer, or `hostOffline` without an answer. */
export function verdictOf(answer: Answer | null): Verdict {
  if (!answer || !('verdict' in answer)) return NO_ANSWER;
  return { ...NO_ANSWER, ...answer, refusal: answer.verdict };
}

/** Older controllers don't know the refusal `removed`. */
export function refusalFor({ keepsToken }: Connection, refusal: RefusalId | null): RefusalId | null {
  return refusal === 'removed' && !keepsToken ? 'pinWrong' : refusal;
}

/** The role message for a socket after a verdict. */
export function roleOf(
  connection: Connection,
  record: SessionRecord | null,
  { refusal, retryAfterMs, token }: Verdict,
): RoleMessage {
  return {
    role: connection.isController ? 'controller' : 'follower',
    refusal: refusalFor(connection, refusal),
    retryAfterMs,
    hostKind: record?.hostKind ?? null,
    ...(token === null ? {} : { token }),
    ...(connection.phoneId === null ? {} : { phoneId: connection.phoneId }),
  };
}

/** Refusals that end an admission. */
export const WITHOUT_ADMISSION: ReadonlySet<RefusalId> = new Set(['pinWrong', 'pinLocked', 'removed']);

type Acknowledge = (reply: unknown) => void;

/** Returns the client's acknowledgement, or a no-op if it wants none. */
export function acknowledger(ack: unknown): Acknowledge {
  return typeof ack === 'function' ? (ack as Acknowledge) : () => undefined;
}

/** Answers snapshot requests of current clients. */
export function serveSnapshots(socket: Socket, connection: Connection, parts: GuestParts): void {
  const { sessions, clock, background } = parts;
  socket.on(CLIENT_TO_SERVER.snapshot, (...args: unknown[]) => {
    const done = acknowledger(args.at(-1));
    if (isTooFast(connection, clock)) return done(null);
    const read = sessions.read(connection.code);
    background(read.then((record) => done(record && snapshotOf(record, connection, parts))));
  });
}
