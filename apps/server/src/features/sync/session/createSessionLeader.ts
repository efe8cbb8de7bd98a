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
import { matchesPin, createStoredPin } from '../secrets.ts';
import type { KnownController, SessionRecord } from '../store/sessionRecord.ts';
import { createAdmission, type Admission } from './createAdmission.ts';
import { createCurrentHost } from './createCurrentHost.ts';
import { createLegacyHost } from './createLegacyHost.ts';
import { createSession, withController, type Session } from './createSession.ts';
import type { Client, CommandRequest, ControlRequest, LeaderPorts, ReplyTo, Verdict } from './leaderPorts.ts';

/** A connecting host that has proved its identity. */
export type ArrivingHost =
  | {
      readonly kind: 'legacy';
      readonly privateIdHash: string | null;
      /** The network it came from if that isn't the network of the begin. */
      readonly roamedTo?: string | null;
    }
  | {
      readonly kind: 'current';
      readonly pin: string;
      readonly inviteHash: string | null;
      readonly takesSettings: boolean;
    };

/** Takes the answer to a command and the phone that sent it. */
export type CommandDone = (reply: CommandReply, phoneId: string | null) => void;

/** Decides for a session, on the server where its host is connected. Knows no sockets. */
export interface SessionLeader extends Pick<Admission, 'allowPins' | 'forget' | 'remove' | 'setPresent'> {
  record(): SessionRecord;
  hostConnected(host: ArrivingHost): void;
  hostLost(): void;
  /** Records that the host's connection is alive. */
  hostSeen(): void;
  /** Stores changes again that couldn't be stored. */
  store(): void;
  receiveLegacy(message: unknown): void;
  receiveShow(message: ShowMessage, stored?: ReplyTo<boolean>): void;
  /** Replaces a current display's PIN; admitted phones stay. */
  changePin(pin: string, inviteHash: string | null): void;
  requestControl(client: Client, request: ControlRequest, done: ReplyTo<Verdict>): void;
  /** Answers with the client's phone id, null if its PIN is wrong. */
  command(client: Client, request: CommandRequest, done: CommandDone): void;
  close(): void;
}

/** Why the server refuses a command without asking the host, or null. */
function findRefusal(
  { hostOnline, hostKind, isModern, takesSettings, pending }: SessionRecord,
  command: Command,
): RefusalId | null {
  if (!hostOnline) return 'hostOffline';
  if (pending.length >= LIMITS.pendingCommands) return 'tooFast';
  if (hostKind === 'current') return command.type === 'display' && !takesSettings ? 'unsupported' : null;
  if (command.type === 'display' || command.type === 'hide') return 'unsupported';
  // [SYNC-CLEAN-5]
  return command.type === 'fontSize' && command.target !== 'gurbani' && !isModern ? 'unsupported' : null;
}

/** Fails commands that a former leader left unfinished and nobody can finish. */
function failUnfinished(session: Session): void {
  const { controllers, pending } = session.record();
  for (const [clientId, { results }] of Object.entries(controllers)) {
    for (const { counter, outcome } of results) {
      const isPending = pending.some((each) => each.clientId === clientId && each.counter === counter);
      if (outcome === 'pending' && !isPending) session.settle({ clientId, counter }, 'failed', true);
    }
  }
}

export function createSessionLeader(initial: SessionRecord, ports: LeaderPorts): SessionLeader {
  const { clock } = ports;
  const session = createSession(initial, ports);
  const legacy = createLegacyHost(session, ports);
  const current = createCurrentHost(session, ports);
  const admission = createAdmission(session, ports, legacy.ask);
  const bursts = new Map<string, { readonly cancel: () => void }>();
  let messages: SlidingWindow = [];
  const messagesOf = new Map<string, SlidingWindow>();
  failUnfinished(session);

  /** Counts only messages of admitted phones, none of which can use up the limit alone [SYNC-PACE-4]. */
  function isTooFast(phoneId: string): boolean {
    const { perSession, perPhone, windowMs } = LIMITS.messages;
    const now = clock.now();
    const ofPhone = countWithin(messagesOf.get(phoneId) ?? [], { limit: perPhone, windowMs, now });
    const ofAll = countWithin(messages, { limit: perSession, windowMs, now });
    if (!ofPhone.isWithin || !ofAll.isWithin) return true;
    if (messagesOf.size > LIMITS.phones) messagesOf.clear();
    messagesOf.set(phoneId, ofPhone.window);
    messages = ofAll.window;
    return false;
  }

  /** Hashes a PIN; the known PIN keeps its hash. */
  function storedPin(pin: string): NonNullable<SessionRecord['pin']> {
    const { pin: known } = session.record();
    return known !== null && matchesPin(known, pin) ? known : createStoredPin(pin);
  }

  function knownController(clientId: string): KnownController {
    const known = session.record().controllers[clientId];
    return known ?? { window: EMPTY_WINDOW, results: [], seenAt: clock.now() };
  }

  function remember(clientId: string, changes: Partial<KnownController>): void {
    const controller = { ...knownController(clientId), ...changes, seenAt: clock.now() };
    void session.patch({ controllers: withController(session.record(), clientId, controller) });
  }

  /** Returns the outcome of a repeated command [SYNC-CMD-2]. */
  function repeatReply(clientId: string, counter: number): CommandReply {
    const result = knownController(clientId).results.find((each) => each.counter === counter);
    if (result) return { ok: true, ...result };
    return { ok: true, counter, outcome: 'failed', seq: session.record().seq };
  }

  /** Refuses a command for good: its sender saw it fail, so a repeat must not run [SYNC-CMD-8]. */
  function refuse(clientId: string, counter: number, refusal: RefusalId, done: ReplyTo<CommandReply>): void {
    const { window } = knownController(clientId);
    if (judgeCounter(window, counter) === 'duplicate') return done(repeatReply(clientId, counter));
    remember(clientId, { window: rememberCounter(window, counter) });
    // Reason first: a settled command takes none.
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
    const onUnstored = () => {
      done({ ok: false, counter, refusal: 'storeUnavailable' });
      // Reason first: a settled tap takes none.
      clock.after(0, () => session.settle(sender, 'failed', true));
    };
    if (record().hostKind === 'legacy') {
      const order = { command, pin: parsePin(pin) ?? '', sender };
      // A legacy controller gets no outcome, so its taps needn't wait.
      if (clientId === null || counter === null) {
        accept('pending');
        return legacy.execute(order);
      }
      return session.whenStored((isStored) => {
        if (!isStored) return onUnstored();
        accept('pending');
        legacy.execute(order);
      });
    }
    const id = `${clientId ?? client.socketId}:${counter ?? `${clock.now()}-${record().seq}-${Math.random()}`}`;
    // The host and the acknowledgement wait for the store [SYNC-CMD-7].
    current.execute({ id, command, acceptedAt: clock.now(), clientId, counter }, (isStored) =>
      isStored ? accept('pending') : onUnstored(),
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
    if (verdict === 'duplicate') return session.whenStored(() => done(repeatReply(clientId, counter)));
    if (refusal !== null) return refuse(clientId, counter, refusal, done);
    remember(clientId, { window: rememberCounter(window, counter) });
    // [SYNC-CMD-3]
    if (verdict === 'late' && isNavigation(command)) {
      session.settle({ clientId, counter }, 'superseded', true);
      return done({ ok: true, counter, outcome: 'superseded', seq: session.record().seq });
    }
    execute(client, request, done);
  }

  /** Delays taps that a legacy controller replays after reconnecting; the last one wins [SYNC-PACE-5]. */
  function holdBurst(client: Client, request: CommandRequest, done: ReplyTo<CommandReply>): void {
    bursts.get(client.socketId)?.cancel();
    const cancel = clock.after(LIMITS.controllerBurst.windowMs, () => {
      bursts.delete(client.socketId);
      accept(client, request, done);
    });
    bursts.set(client.socketId, { cancel: cancel });
  }

  return {
    record: session.record,
    hostConnected(host) {
      const isReturn = session.record().hostKind !== null;
      if (host.kind === 'legacy') {
        session.setHostOnline(true, {
          hostKind: 'legacy',
          privateIdHash: host.privateIdHash,
          roamedTo: host.roamedTo ?? null,
        });
        legacy.connected(isReturn);
      } else {
        const { pin, inviteHash, takesSettings } = host;
        session.setHostOnline(true, { hostKind: 'current', pin: storedPin(pin), inviteHash, takesSettings });
        admission.hostConnected();
        current.connected();
      }
    },
    hostLost() {
      session.setHostOnline(false);
      legacy.lost();
    },
    hostSeen: () => void session.patch({ lastHostSeen: clock.now() }),
    store: () => session.whenStored(() => undefined),
    receiveLegacy: legacy.receive,
    receiveShow: current.receive,
    changePin: (pin, inviteHash) => void session.patch({ pin: storedPin(pin), inviteHash }),
    allowPins: admission.allowPins,
    forget: admission.forget,
    remove: admission.remove,
    setPresent: admission.setPresent,
    requestControl(client, request, done) {
      admission.judge(client, request, (verdict) => {
        if (verdict.refusal === null && session.record().hostKind === 'current') {
          ports.toHost(SERVER_TO_CLIENT.notice, { kind: 'controllerJoined', untilTs: null });
        }
        done(verdict);
      });
    },
    command(client, request, answer) {
      const { counter, command, pin } = request;
      const { clientId } = client;
      admission.judge(client, { pin, isTyped: false }, ({ refusal, phoneId }) => {
        const done = (reply: CommandReply) => answer(reply, phoneId);
        if (refusal !== null || phoneId === null)
          return done({ ok: false, counter, refusal: refusal ?? 'notController' });
        if (isTooFast(phoneId)) {
          if (clientId !== null && counter !== null) return refuse(clientId, counter, 'tooFast', done);
          return done({ ok: false, counter, refusal: 'tooFast' });
        }
        const { afterConnectMs } = LIMITS.controllerBurst;
        const isReplay =
          client.clientId === null && client.connectedMs < afterConnectMs && isNavigation(command);
        if (isReplay) holdBurst(client, request, done);
        else accept(client, request, done);
      });
    },
    close() {
      for (const { cancel } of bursts.values()) cancel();
      current.close();
    },
  };
}
