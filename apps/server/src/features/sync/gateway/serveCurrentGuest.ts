import {
  CLIENT_TO_SERVER,
  CommandMessage,
  ControlMessage,
  DriveMessage,
  parseMessage,
  RenameMessage,
  SERVER_TO_CLIENT,
  type CommandReply,
  type RefusalId,
  type RoleMessage,
} from '@naad/sync-protocol';
import type { Socket } from 'socket.io';
import type { Verdict } from '../session/leaderPorts.ts';
import type { Connection } from './connection.ts';
import {
  acknowledger,
  clientOf,
  demote,
  sendSnapshot,
  isTooFast,
  isTooFastToAsk,
  NO_ANSWER,
  NO_REFUSAL,
  promote,
  refusalFor,
  roleOf,
  verdictOf,
  WITHOUT_ADMISSION,
  type GuestParts,
} from './guest.ts';

/** Serves current clients. */
export function serveCurrentGuest(socket: Socket, connection: Connection, parts: GuestParts): void {
  const { sessions, clock, background, strangers } = parts;
  const { code } = connection;

  const roleMessage = async (verdict: Verdict): Promise<RoleMessage> =>
    roleOf(connection, await sessions.read(code), verdict);

  async function control(pin: unknown, isTyped: boolean): Promise<RoleMessage> {
    connection.pin = pin;
    const question = { kind: 'control', pin, isTyped } as const;
    const verdict = verdictOf(await sessions.ask(code, clientOf(socket, connection, clock), question));
    if (verdict.refusal === null) await promote(socket, connection, verdict.phoneId, parts);
    return roleMessage(verdict);
  }

  /**
   * Answers without a leader: the stored outcome of the command, else that the display is away. Null if a leader may
   * still have accepted it: no answer is true then, and the phone asks again.
   */
  async function replyFromRecord(counter: number): Promise<CommandReply | null> {
    const record = await sessions.read(code);
    const known = record?.controllers[connection.clientId ?? '']?.results.find(
      (each) => each.counter === counter,
    );
    if (known) return { ok: true, ...known };
    return record?.hostOnline ? null : { ok: false, counter, refusal: 'hostOffline' };
  }

  async function command(message: CommandMessage): Promise<CommandReply | null> {
    const question = { kind: 'command', pin: connection.pin, ...message } as const;
    const answered = await sessions.ask(code, clientOf(socket, connection, clock), question);
    if (!answered || !('reply' in answered)) return replyFromRecord(message.counter);
    const { reply, phoneId = null } = answered;
    if (reply.ok) {
      if (phoneId !== null) connection.phoneId = phoneId;
      return reply;
    }
    const refusal = refusalFor(connection, reply.refusal) ?? reply.refusal;
    if (WITHOUT_ADMISSION.has(refusal)) {
      await demote(socket, connection);
      socket.emit(SERVER_TO_CLIENT.role, await roleMessage({ ...NO_ANSWER, refusal: reply.refusal }));
    }
    return { ...reply, refusal };
  }

  socket.on(CLIENT_TO_SERVER.command, (received: unknown, ack: unknown) => {
    const done = acknowledger(ack);
    const message = parseMessage(CommandMessage, received);
    const refuse = (refusal: RefusalId) => done({ ok: false, counter: message?.counter ?? null, refusal });
    if (isTooFast(connection, clock)) return refuse('tooFast');
    if (!message) return refuse('malformed');
    if (!connection.isController) return refuse('notController');
    background(command(message).then((reply) => (reply === null ? undefined : done(reply))));
  });

  socket.on(CLIENT_TO_SERVER.control, (received: unknown, ack: unknown) => {
    const done = acknowledger(ack);
    const message = parseMessage(ControlMessage, received);
    if (!message || isTooFastToAsk(connection, parts)) {
      return background(roleMessage({ ...NO_ANSWER, refusal: message ? 'tooFast' : 'malformed' }).then(done));
    }
    connection.clientId = message.clientId;
    connection.token = message.token ?? null;
    connection.invite = message.invite ?? null;
    connection.keepsToken = message.keepsToken ?? false;
    connection.name = message.name ?? connection.name;
    const controlled = control(message.pin, message.token === undefined).then(async (role) => {
      done(role);
      if (role.role === 'controller') await sendSnapshot(socket, connection, parts);
    });
    background(controlled);
  });

  socket.on(CLIENT_TO_SERVER.leave, (...args: unknown[]) => {
    const { phoneId } = connection;
    const demoted = demote(socket, connection);
    connection.pin = undefined;
    if (phoneId !== null) sessions.phoneLeft(code, phoneId);
    background(demoted.then(() => acknowledger(args.at(-1))({ ok: true })));
  });

  socket.on(CLIENT_TO_SERVER.drive, (received: unknown, ack: unknown) => {
    const message = parseMessage(DriveMessage, received);
    const { phoneId } = connection;
    const isHeard = !isTooFast(connection, clock) && message !== null && phoneId !== null;
    if (isHeard) sessions.drive(code, phoneId, message);
    acknowledger(ack)({ ok: isHeard });
  });

  socket.on(CLIENT_TO_SERVER.rename, (received: unknown, ack: unknown) => {
    const message = parseMessage(RenameMessage, received);
    const isHeard = !isTooFast(connection, clock) && message !== null;
    if (isHeard) {
      connection.name = message.name;
      if (connection.phoneId !== null) sessions.rename(code, connection.phoneId, message.name);
    }
    acknowledger(ack)({ ok: isHeard });
  });

  const { pin: shown, token, invite } = connection;
  if (shown === undefined && token === null && invite === null)
    return background(roleMessage(NO_REFUSAL).then((role) => socket.emit(SERVER_TO_CLIENT.role, role)));
  if (token === null && invite === null && strangers.isTooFast(connection.network)) {
    const refused = roleMessage({ ...NO_ANSWER, refusal: 'tooFast' });
    return background(refused.then((role) => socket.emit(SERVER_TO_CLIENT.role, role)));
  }
  const controlled = control(connection.pin, false).then(async (role) => {
    socket.emit(SERVER_TO_CLIENT.role, role);
    if (role.role === 'controller') await sendSnapshot(socket, connection, parts);
  });
  background(controlled);
}
