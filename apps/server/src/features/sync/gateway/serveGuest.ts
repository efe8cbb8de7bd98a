import {
  CLIENT_TO_SERVER,
  CommandMessage,
  contentMessage,
  ControlMessage,
  countWithin,
  LEGACY_EVENTS,
  LIMITS,
  parseLegacyCommand,
  parseMessage,
  responseMessage,
  SERVER_TO_CLIENT,
  type CommandReply,
  type RefusalId,
  type RoleMessage,
  type SnapshotMessage,
} from '@naad/sync-protocol';
import type { Socket } from 'socket.io';
import type { Clock } from '../clock.ts';
import { ROOMS, roomOf, type Client } from '../session/leaderPorts.ts';
import type { SessionRecord } from '../store/sessionRecord.ts';
import type { Connection } from './connection.ts';
import type { SessionsOfNode } from './createSessionsOfNode.ts';

/** Followers and controllers: everyone who is not the host. */
export interface GuestParts {
  readonly sessions: SessionsOfNode;
  readonly clock: Clock;
  /** For what nobody waits for. */
  readonly background: (work: Promise<unknown>) => void;
}

function snapshotOf(
  { seq, epoch, state, hostOnline, fontSizes, settings }: SessionRecord,
  clock: Clock,
): SnapshotMessage {
  return { seq, epoch, ts: clock.now(), state, hostOnline, fontSizes, settings };
}

/** SYNC-STATE-9: all there is, to one socket. */
export async function greet(
  socket: Socket,
  connection: Connection,
  { sessions, clock }: GuestParts,
): Promise<void> {
  const record = await sessions.read(connection.code);
  if (!record) return;
  if (connection.auth !== null) {
    socket.emit(SERVER_TO_CLIENT.snapshot, snapshotOf(record, clock));
    return;
  }
  const { seq, epoch } = record;
  const content = contentMessage(record.state, { seq, epoch, ts: clock.now() });
  if (content) socket.emit(LEGACY_EVENTS.data, content);
}

function isTooFast(connection: Connection, clock: Clock): boolean {
  const { perSocket: limit, windowMs } = LIMITS.messages;
  const counted = countWithin(connection.messages, { limit, windowMs, now: clock.now() });
  connection.messages = counted.window;
  return !counted.isWithin;
}

function clientOf(socket: Socket, { clientId, isController, connectedAt }: Connection, clock: Clock): Client {
  return { socketId: socket.id, clientId, isController, connectedMs: clock.now() - connectedAt };
}

async function promote(socket: Socket, connection: Connection): Promise<void> {
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

async function demote(socket: Socket, connection: Connection): Promise<void> {
  if (!connection.isController || connection.auth === null) return;
  connection.isController = false;
  await socket.leave(ROOMS.controllers);
  await socket.join(ROOMS.followers);
}

/** Legacy clients: everything comes and goes as `data`. */
function serveLegacy(socket: Socket, connection: Connection, parts: GuestParts): void {
  const { sessions, clock, background } = parts;
  const { code } = connection;

  async function answer(isRight: boolean): Promise<void> {
    const record = await sessions.read(code);
    if (record) socket.emit(LEGACY_EVENTS.data, responseMessage(isRight, record.fontSizes));
  }

  async function control(pin: unknown): Promise<void> {
    const answered = await sessions.ask(code, clientOf(socket, connection, clock), { kind: 'control', pin });
    const isRight = answered !== null && 'verdict' in answered && answered.verdict === null;
    if (isRight) await promote(socket, connection);
    await answer(isRight);
    if (isRight) await greet(socket, connection, parts);
  }

  /** Only what is wrong with the PIN is answered: a page takes a false for its being logged out. */
  async function settle(reply: CommandReply | null): Promise<void> {
    if (reply?.ok) await promote(socket, connection);
    else if (reply && (reply.refusal === 'pinWrong' || reply.refusal === 'pinLocked')) await answer(false);
  }

  socket.on(LEGACY_EVENTS.data, (message: unknown) => {
    if (connection.isHost || isTooFast(connection, clock)) return;
    const request = parseLegacyCommand(message);
    if (!request) return;
    if (request.kind === 'requestControl') return background(control(request.pin));
    const question = { kind: 'command', pin: request.pin, command: request.command, counter: null } as const;
    const asked = sessions.ask(code, clientOf(socket, connection, clock), question);
    background(asked.then((answered) => settle(answered && 'reply' in answered ? answered.reply : null)));
  });
}

type Acknowledge = (reply: unknown) => void;

/** Calls back where the client wants an answer. */
export function acknowledger(given: unknown): Acknowledge {
  return typeof given === 'function' ? (given as Acknowledge) : () => undefined;
}

/** Clients of ours. */
function serveCurrent(socket: Socket, connection: Connection, parts: GuestParts): void {
  const { sessions, clock, background } = parts;
  const { code } = connection;

  async function roleMessage(refusal: RefusalId | null): Promise<RoleMessage> {
    const record = await sessions.read(code);
    const lockedMs = (record?.lockedUntil ?? 0) - clock.now();
    return {
      role: connection.isController ? 'controller' : 'follower',
      refusal,
      retryAfterMs: refusal === 'pinLocked' ? Math.max(lockedMs, LIMITS.wrongPins.perSocketMs) : null,
      hostKind: record?.hostKind ?? null,
    };
  }

  async function control(pin: unknown): Promise<RoleMessage> {
    connection.pin = pin;
    const answered = await sessions.ask(code, clientOf(socket, connection, clock), { kind: 'control', pin });
    const refusal = answered && 'verdict' in answered ? answered.verdict : 'hostOffline';
    if (refusal === null) await promote(socket, connection);
    return roleMessage(refusal);
  }

  /** Nobody leads at this moment: what is known of the command, else that the display is away. */
  async function replyFromRecord(counter: number): Promise<CommandReply> {
    const record = await sessions.read(code);
    const known = record?.controllers[connection.clientId ?? '']?.results.find(
      (each) => each.counter === counter,
    );
    if (known) return { ok: true, ...known };
    return { ok: false, counter, refusal: 'hostOffline' };
  }

  async function command(message: CommandMessage): Promise<CommandReply> {
    const question = { kind: 'command', pin: connection.pin, ...message } as const;
    const answered = await sessions.ask(code, clientOf(socket, connection, clock), question);
    if (!answered || !('reply' in answered)) return replyFromRecord(message.counter);
    const { reply } = answered;
    if (!reply.ok && (reply.refusal === 'pinWrong' || reply.refusal === 'pinLocked')) {
      await demote(socket, connection);
      socket.emit(SERVER_TO_CLIENT.role, await roleMessage(reply.refusal));
    }
    return reply;
  }

  socket.on(CLIENT_TO_SERVER.command, (received: unknown, given: unknown) => {
    const done = acknowledger(given);
    const message = parseMessage(CommandMessage, received);
    const refuse = (refusal: RefusalId) => done({ ok: false, counter: message?.counter ?? null, refusal });
    if (isTooFast(connection, clock)) return refuse('tooFast');
    if (!message) return refuse('malformed');
    if (!connection.isController) return refuse('notController');
    background(command(message).then(done));
  });

  socket.on(CLIENT_TO_SERVER.control, (received: unknown, given: unknown) => {
    const done = acknowledger(given);
    const message = parseMessage(ControlMessage, received);
    if (!message || isTooFast(connection, clock)) {
      return background(roleMessage(message ? 'tooFast' : 'malformed').then(done));
    }
    connection.clientId = message.clientId;
    const controlled = control(message.pin).then(async (role) => {
      done(role);
      if (role.role === 'controller') await greet(socket, connection, parts);
    });
    background(controlled);
  });

  if (connection.pin === undefined)
    return background(roleMessage(null).then((role) => socket.emit(SERVER_TO_CLIENT.role, role)));
  const controlled = control(connection.pin).then(async (role) => {
    socket.emit(SERVER_TO_CLIENT.role, role);
    if (role.role === 'controller') await greet(socket, connection, parts);
  });
  background(controlled);
}

/** What any client of ours may ask. */
export function serveSnapshots(
  socket: Socket,
  connection: Connection,
  { sessions, clock, background }: GuestParts,
): void {
  socket.on(CLIENT_TO_SERVER.snapshot, (...given: unknown[]) => {
    const done = acknowledger(given.at(-1));
    if (isTooFast(connection, clock)) return done(null);
    const read = sessions.read(connection.code);
    background(read.then((record) => done(record && snapshotOf(record, clock))));
  });
}

/** Serves a socket that is no host. */
export async function serveGuest(socket: Socket, connection: Connection, parts: GuestParts): Promise<void> {
  await socket.join(connection.auth === null ? ROOMS.legacyFollowers : ROOMS.followers);
  if (connection.auth === null) serveLegacy(socket, connection, parts);
  else serveCurrent(socket, connection, parts);
  await greet(socket, connection, parts);
}
