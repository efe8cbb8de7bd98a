import {
  countWithin,
  EMPTY_WINDOW,
  isNavigation,
  isStepInRange,
  judgeCounter,
  LIMITS,
  parsePin,
  rememberCounter,
  SERVER_TO_CLIENT,
  type Command,
  type CommandReply,
  type RefusalId,
  type ShowMessage,
  type SlidingWindow,
} from '@naad/sync-protocol';
import { keepPin } from '../secrets.ts';
import type { KnownController, SessionRecord } from '../store/sessionRecord.ts';
import { createAdmission } from './createAdmission.ts';
import { createCurrentHost } from './createCurrentHost.ts';
import { createLegacyHost } from './createLegacyHost.ts';
import { createSession, withController, type Session } from './createSession.ts';
import type { Client, CommandRequest, LeaderPorts, ReplyTo, Verdict } from './leaderPorts.ts';

/** A host that connects, after it has proved who it is. */
export type ArrivingHost =
  | { readonly kind: 'legacy'; readonly privateIdHash: string | null }
  | { readonly kind: 'current'; readonly pin: string; readonly takesSettings: boolean };

/** The one that decides for a session: it runs where the host is connected. Knows no sockets. */
export interface Leader {
  record(): SessionRecord;
  hostConnected(host: ArrivingHost): void;
  hostLost(): void;
  /** Something arrived from the host, or its connection is known to be alive. */
  hostSeen(): void;
  receiveLegacy(message: unknown): void;
  receiveShow(message: ShowMessage): void;
  requestControl(client: Client, pin: unknown, done: ReplyTo<Verdict>): void;
  command(client: Client, request: CommandRequest, done: ReplyTo<CommandReply>): void;
  close(): void;
}

/** What the server already knows it must say to a command, or null. */
function findRefusal(
  { hostOnline, hostKind, isModern, takesSettings, pending }: SessionRecord,
  command: Command,
): RefusalId | null {
  if (!hostOnline) return 'hostOffline';
  if (pending.length >= LIMITS.pendingCommands) return 'tooFast';
  if (hostKind === 'current') return command.type === 'display' && !takesSettings ? 'unsupported' : null;
  if (command.type === 'display' || command.type === 'hide') return 'unsupported';
  // SYNC-CLEAN-5
  return command.type === 'fontSize' && command.target !== 'gurbani' && !isModern ? 'unsupported' : null;
}

/** What a former leader left unfinished and nobody can finish was not done. */
function closeBooks(session: Session): void {
  const { controllers, pending } = session.record();
  for (const [clientId, { results }] of Object.entries(controllers)) {
    for (const { counter, outcome } of results) {
      const isPending = pending.some((each) => each.clientId === clientId && each.counter === counter);
      if (outcome === 'pending' && !isPending) session.settle({ clientId, counter }, 'failed', true);
    }
  }
}

export function createLeader(initial: SessionRecord, ports: LeaderPorts): Leader {
  const { clock } = ports;
  const session = createSession(initial, ports);
  const legacy = createLegacyHost(session, ports);
  const current = createCurrentHost(session, ports);
  const admission = createAdmission(session, ports, legacy.ask);
  const bursts = new Map<string, { readonly drop: () => void }>();
  let messages: SlidingWindow = [];
  closeBooks(session);

  function isTooFast(): boolean {
    const { perSession: limit, windowMs } = LIMITS.messages;
    const counted = countWithin(messages, { limit, windowMs, now: clock.now() });
    messages = counted.window;
    return !counted.isWithin;
  }

  function knownController(clientId: string): KnownController {
    const known = session.record().controllers[clientId];
    return known ?? { window: EMPTY_WINDOW, results: [], admittedWith: null, seenAt: clock.now() };
  }

  function remember(clientId: string, changes: Partial<KnownController>): void {
    const controller = { ...knownController(clientId), ...changes, seenAt: clock.now() };
    void session.patch({ controllers: withController(session.record(), clientId, controller) });
  }

  /** SYNC-CMD-2: what became of a command that was there before. */
  function answerAgain(clientId: string, counter: number): CommandReply {
    const result = knownController(clientId).results.find((each) => each.counter === counter);
    if (result) return { ok: true, ...result };
    return { ok: true, counter, outcome: 'failed', seq: session.record().seq };
  }

  /** SYNC-CMD-8: what was refused once is not done when it comes again, as who sent it was told that it failed. */
  function refuse(clientId: string, counter: number, refusal: RefusalId, done: ReplyTo<CommandReply>): void {
    const { window } = knownController(clientId);
    if (judgeCounter(window, counter) === 'duplicate') return done(answerAgain(clientId, counter));
    remember(clientId, { window: rememberCounter(window, counter) });
    // The reason first: what is settled already takes none.
    done({ ok: false, counter, refusal });
    session.settle({ clientId, counter }, 'failed', true);
  }

  function execute(
    client: Client,
    { command, counter, pin }: CommandRequest,
    done: ReplyTo<CommandReply>,
  ): void {
    const { clientId } = client;
    const sender = { clientId, counter };
    const { record } = session;
    const accept = (outcome: 'pending' | 'shown') =>
      done({ ok: true, counter: counter ?? 1, outcome, seq: record().seq });
    if (
      command.type === 'fontSize' &&
      record().hostKind === 'legacy' &&
      !isStepInRange(record().fontSizes, command)
    ) {
      session.settle(sender, 'shown', true);
      return accept('shown');
    }
    session.settle(sender, 'pending', true);
    if (record().hostKind === 'legacy') {
      accept('pending');
      return legacy.execute({ command, pin: parsePin(pin) ?? '', sender });
    }
    const id = `${clientId ?? client.socketId}:${counter ?? `${clock.now()}-${record().seq}-${Math.random()}`}`;
    // SYNC-CMD-7: the acknowledgement waits for the store.
    const saved = current.execute({ id, command, acceptedAt: clock.now(), clientId, counter });
    void saved.then((isSaved) =>
      isSaved ? accept('pending') : done({ ok: false, counter, refusal: 'hostOffline' }),
    );
  }

  function accept(client: Client, request: CommandRequest, done: ReplyTo<CommandReply>): void {
    const { counter, command } = request;
    const refusal = findRefusal(session.record(), command);
    const { clientId } = client;
    if (clientId === null || counter === null) {
      return refusal === null ? execute(client, request, done) : done({ ok: false, counter, refusal });
    }
    const { window } = knownController(clientId);
    const verdict = judgeCounter(window, counter);
    if (verdict === 'duplicate') return done(answerAgain(clientId, counter));
    if (refusal !== null) return refuse(clientId, counter, refusal, done);
    remember(clientId, { window: rememberCounter(window, counter) });
    // SYNC-CMD-3
    if (verdict === 'late' && isNavigation(command)) {
      session.settle({ clientId, counter }, 'superseded', true);
      return done({ ok: true, counter, outcome: 'superseded', seq: session.record().seq });
    }
    execute(client, request, done);
  }

  /** SYNC-PACE-5: taps that a legacy controller replays after it came back. */
  function holdBurst(client: Client, request: CommandRequest, done: ReplyTo<CommandReply>): void {
    bursts.get(client.socketId)?.drop();
    const cancel = clock.after(LIMITS.controllerBurst.windowMs, () => {
      bursts.delete(client.socketId);
      accept(client, request, done);
    });
    bursts.set(client.socketId, { drop: cancel });
  }

  return {
    record: session.record,
    hostConnected(host) {
      const isReturn = session.record().hostKind !== null;
      if (host.kind === 'legacy') {
        session.setHostOnline(true, { hostKind: 'legacy', privateIdHash: host.privateIdHash });
        legacy.connected(isReturn);
      } else {
        const { pin, takesSettings } = host;
        session.setHostOnline(true, { hostKind: 'current', pin: keepPin(pin), takesSettings });
        current.connected();
      }
    },
    hostLost() {
      session.setHostOnline(false);
      legacy.lost();
    },
    hostSeen: () => void session.patch({ lastHostSeen: clock.now() }),
    receiveLegacy: legacy.receive,
    receiveShow: current.receive,
    requestControl(client, pin, done) {
      if (isTooFast()) return done('tooFast');
      admission.judge(client, pin, (verdict) => {
        const { clientId } = client;
        const { pin: kept } = session.record();
        if (verdict === null && clientId !== null && kept) remember(clientId, { admittedWith: kept.hash });
        if (verdict === null && session.record().hostKind === 'current') {
          ports.toHost(SERVER_TO_CLIENT.notice, { kind: 'controllerJoined', untilTs: null });
        }
        done(verdict);
      });
    },
    command(client, request, done) {
      const { counter, command } = request;
      const { clientId } = client;
      if (isTooFast()) {
        if (clientId !== null && counter !== null) return refuse(clientId, counter, 'tooFast', done);
        return done({ ok: false, counter, refusal: 'tooFast' });
      }
      admission.judge(client, request.pin, (verdict) => {
        if (verdict !== null) return done({ ok: false, counter, refusal: verdict });
        const { afterConnectMs } = LIMITS.controllerBurst;
        const isReplay =
          client.clientId === null && client.connectedMs < afterConnectMs && isNavigation(command);
        if (isReplay) holdBurst(client, request, done);
        else accept(client, request, done);
      });
    },
    close() {
      for (const { drop } of bursts.values()) drop();
      current.close();
    },
  };
}
