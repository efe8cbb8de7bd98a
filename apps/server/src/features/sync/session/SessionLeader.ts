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
  type DriveMessage,
  type Driving as DrivingMessage,
  type RefusalId,
  type ShowMessage,
  type SlidingWindow,
} from '@naad/sync-protocol';
import { matchesPin, createStoredPin } from '../secrets.ts';
import type { KnownController, SessionRecord } from '../store/sessionRecord.ts';
import { Admission } from './Admission.ts';
import { CurrentHost } from './CurrentHost.ts';
import { Driving } from './Driving.ts';
import { LegacyHost } from './LegacyHost.ts';
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
      /** True if it refuses commands after their deadline. */
      readonly keepsDeadlines: boolean;
      /** True if it shows which phone drives. */
      readonly knowsDriving: boolean;
    };

/** Takes the answer to a command and the phone that sent it. */
export type CommandDone = (reply: CommandReply, phoneId: string | null) => void;

/** Why the server refuses a command without asking the host, or null. */
function findRefusal(
  { hostOnline, hostKind, isModern, takesSettings, settings, pending }: SessionRecord,
  command: Command,
): RefusalId | null {
  if (!hostOnline) return 'hostOffline';
  if (pending.length >= LIMITS.pendingCommands) return 'tooFast';
  // [SYNC-UNDO-2]
  if (command.type === 'undo' && settings?.canUndo !== true) return 'unsupported';
  if (hostKind === 'current') return command.type === 'display' && !takesSettings ? 'unsupported' : null;
  if (command.type === 'display' || command.type === 'hide') return 'unsupported';
  // [SYNC-CLEAN-5]
  return command.type === 'fontSize' && command.target !== 'gurbani' && !isModern ? 'unsupported' : null;
}

/** Gives up commands that a former leader left unfinished: the display may have run them [SYNC-CMD-9]. */
function giveUpUnfinished(session: Session): void {
  const { controllers, pending } = session.record();
  for (const [clientId, { results }] of Object.entries(controllers)) {
    for (const { counter, outcome } of results) {
      const isPending = pending.some((each) => each.clientId === clientId && each.counter === counter);
      if (outcome === 'pending' && !isPending) session.settle({ clientId, counter }, 'unknown', true);
    }
  }
}

/**
 * Decides for a session, on the server where its host is connected. Knows no sockets.
 *
 * ```
 *                 wrong PIN, too fast
 *               ┌────────────────────► refused
 *               │
 *   command ──► judged ──► held ──► counted ─┬─ duplicate ──► its outcome again
 *                           │  ▲             ├─ late ───────► superseded
 *   replayed by a returning └──┘             └─ new ─► executed ─► settled: shown, superseded, failed,
 *   legacy phone: the last wins                          │                  expired or unknown
 *                                            LegacyHost, CurrentHost
 * ```
 */
export class SessionLeader {
  readonly #ports: LeaderPorts;
  readonly #session: Session;
  readonly #legacy: LegacyHost;
  readonly #current: CurrentHost;
  readonly #admission: Admission;
  readonly #driving: Driving;
  /** Cancels the held command of a legacy phone's socket. */
  readonly #held = new Map<string, () => void>();
  /** Recent commands, of all phones and of each. */
  #commands: SlidingWindow = [];
  readonly #commandsOf = new Map<string, SlidingWindow>();

  constructor(initial: SessionRecord, ports: LeaderPorts) {
    this.#ports = ports;
    this.#session = createSession(initial, ports);
    this.#legacy = new LegacyHost(this.#session, ports);
    this.#current = new CurrentHost(this.#session, ports);
    this.#admission = new Admission(this.#session, ports, (pin, answered) => this.#legacy.ask(pin, answered));
    this.#driving = new Driving(this.#session, ports, {
      isConnected: (phoneId) => this.#admission.isConnected(phoneId),
      notifyHost: () => this.#admission.sendAdmissions(),
    });
    giveUpUnfinished(this.#session);
  }

  record(): SessionRecord {
    return this.#session.record();
  }

  hostConnected(host: ArrivingHost): void {
    const isReturn = this.#session.record().hostKind !== null;
    if (host.kind === 'legacy') {
      this.#session.setHostOnline(true, {
        hostKind: 'legacy',
        privateIdHash: host.privateIdHash,
        roamedTo: host.roamedTo ?? null,
      });
      this.#legacy.connected(isReturn);
      this.#driving.hostConnected(false);
    } else {
      const { pin, inviteHash, takesSettings, keepsDeadlines, knowsDriving } = host;
      this.#session.setHostOnline(true, {
        hostKind: 'current',
        pin: this.#storedPin(pin),
        inviteHash,
        takesSettings,
      });
      this.#admission.hostConnected();
      this.#driving.hostConnected(knowsDriving);
      this.#current.connected(keepsDeadlines);
    }
  }

  hostLost(): void {
    this.#session.setHostOnline(false);
    this.#legacy.lost();
  }

  /** Records that the host's connection is alive. */
  hostSeen(): void {
    void this.#session.patch({ lastHostSeen: this.#ports.clock.now() });
  }

  /** Stores changes again that couldn't be stored. */
  store(): void {
    this.#session.whenStored(() => undefined);
  }

  receiveLegacy(message: unknown): void {
    this.#legacy.receive(message);
  }

  receiveShow(message: ShowMessage, stored?: ReplyTo<boolean>): void {
    this.#current.receive(message, stored);
  }

  /** Replaces a current display's PIN; admitted phones stay. */
  changePin(pin: string, inviteHash: string | null): void {
    void this.#session.patch({ pin: this.#storedPin(pin), inviteHash });
  }

  /** Resumes judging everybody's PINs [SYNC-ADMIT-9]. */
  allowPins(): void {
    this.#admission.allowPins();
  }

  /** Forgets a phone that left by itself [SYNC-ADMIT-5]. */
  forget(phoneId: string): void {
    this.#admission.forget(phoneId);
    this.#driving.check();
  }

  /** Removes a phone; false if there is no such phone [SYNC-ADMIT-7]. */
  remove(phoneId: string): boolean {
    const isRemoved = this.#admission.remove(phoneId);
    this.#driving.check();
    return isRemoved;
  }

  /** Replaces a phone's name [SYNC-DRIVE-1]. */
  rename(phoneId: string, name: string): void {
    this.#admission.rename(phoneId, name);
    this.#driving.check();
  }

  /** Describes to phones who drives. */
  driving(): DrivingMessage {
    return this.#driving.message();
  }

  /** Changes which phone drives, or asks to; false if the sender may not. @param sender a phone's id, or `host` */
  drive(sender: string, message: DriveMessage): boolean {
    return this.#driving.receive(sender, message);
  }

  /** Records which phones are connected to a server [SYNC-ADMIT-6]. */
  setPresent(node: string, phoneIds: readonly string[]): void {
    this.#admission.setPresent(node, phoneIds);
    this.#driving.check();
  }

  requestControl(client: Client, request: ControlRequest, done: ReplyTo<Verdict>): void {
    this.#admission.judge(client, request, (verdict) => {
      if (verdict.refusal === null && this.#session.record().hostKind === 'current') {
        this.#ports.toHost(SERVER_TO_CLIENT.notice, { kind: 'controllerJoined', untilTs: null });
        // It may have another name, or another phone was forgotten for it.
        this.#driving.check();
      }
      done(verdict);
    });
  }

  /** Answers with the client's phone id, null if its PIN is wrong. */
  command(client: Client, request: CommandRequest, answer: CommandDone): void {
    const { counter, command, pin } = request;
    const { clientId } = client;
    this.#admission.judge(client, { pin, isTyped: false }, ({ refusal, phoneId }) => {
      const done = (reply: CommandReply) => answer(reply, phoneId);
      if (refusal !== null || phoneId === null)
        return done({ ok: false, counter, refusal: refusal ?? 'notController' });
      if (this.#isTooFast(phoneId)) {
        if (clientId !== null && counter !== null) return this.#refuse(clientId, counter, 'tooFast', done);
        return done({ ok: false, counter, refusal: 'tooFast' });
      }
      const { afterConnectMs } = LIMITS.controllerBurst;
      const isReplay =
        client.clientId === null && client.connectedMs < afterConnectMs && isNavigation(command);
      const accept = () => this.#accept(client, request, phoneId, done);
      if (isReplay) this.#hold(client.socketId, accept);
      else accept();
    });
  }

  close(): void {
    for (const cancel of this.#held.values()) cancel();
    this.#current.close();
    this.#driving.close();
  }

  /** Counts only messages of admitted phones, none of which can use up the limit alone [SYNC-PACE-4]. */
  #isTooFast(phoneId: string): boolean {
    const { perSession, perPhone, windowMs } = LIMITS.messages;
    const now = this.#ports.clock.now();
    const ofPhone = countWithin(this.#commandsOf.get(phoneId) ?? [], { limit: perPhone, windowMs, now });
    const ofAll = countWithin(this.#commands, { limit: perSession, windowMs, now });
    if (!ofPhone.isWithin || !ofAll.isWithin) return true;
    if (this.#commandsOf.size > LIMITS.phones) this.#commandsOf.clear();
    this.#commandsOf.set(phoneId, ofPhone.window);
    this.#commands = ofAll.window;
    return false;
  }

  /** Hashes a PIN; the known PIN keeps its hash. */
  #storedPin(pin: string): NonNullable<SessionRecord['pin']> {
    const { pin: known } = this.#session.record();
    return known !== null && matchesPin(known, pin) ? known : createStoredPin(pin);
  }

  #knownController(clientId: string): KnownController {
    const known = this.#session.record().controllers[clientId];
    return known ?? { window: EMPTY_WINDOW, results: [], seenAt: this.#ports.clock.now() };
  }

  #remember(clientId: string, changes: Partial<KnownController>): void {
    const controller = { ...this.#knownController(clientId), ...changes, seenAt: this.#ports.clock.now() };
    void this.#session.patch({ controllers: withController(this.#session.record(), clientId, controller) });
  }

  /** Returns the outcome of a repeated command [SYNC-CMD-2]. */
  #repeatReply(clientId: string, counter: number): CommandReply {
    const result = this.#knownController(clientId).results.find((each) => each.counter === counter);
    if (result) return { ok: true, ...result };
    return { ok: true, counter, outcome: 'unknown', seq: this.#session.record().seq };
  }

  /** Refuses a command for good: its sender saw it fail, so a repeat must not run [SYNC-CMD-8]. */
  #refuse(clientId: string, counter: number, refusal: RefusalId, done: ReplyTo<CommandReply>): void {
    const { window } = this.#knownController(clientId);
    if (judgeCounter(window, counter) === 'duplicate') return done(this.#repeatReply(clientId, counter));
    this.#remember(clientId, { window: rememberCounter(window, counter) });
    // Reason first: a settled command takes none.
    done({ ok: false, counter, refusal });
    this.#session.settle({ clientId, counter }, refusal === 'expired' ? 'expired' : 'failed', true);
  }

  #execute(
    client: Client,
    { command, counter, pin, deadline }: CommandRequest,
    done: ReplyTo<CommandReply>,
  ): void {
    const { clientId } = client;
    const sender = { clientId, counter };
    const { record } = this.#session;
    const accept = (outcome: 'pending' | 'shown') =>
      done({ ok: true, counter: counter ?? 1, outcome, seq: record().seq });
    if (
      command.type === 'fontSize' &&
      record().hostKind === 'legacy' &&
      !isStepInRange(record().fontSizes, command)
    ) {
      this.#session.settle(sender, 'shown', true);
      return accept('shown');
    }
    this.#session.settle(sender, 'pending', true);
    const onUnstored = () => {
      done({ ok: false, counter, refusal: 'storeUnavailable' });
      // Reason first: a settled tap takes none.
      this.#ports.clock.after(0, () => this.#session.settle(sender, 'failed', true));
    };
    if (record().hostKind === 'legacy') {
      const order = { command, pin: parsePin(pin) ?? '', sender, deadline };
      // A legacy controller gets no outcome, so its taps needn't wait.
      if (clientId === null || counter === null) {
        accept('pending');
        return this.#legacy.execute(order);
      }
      return this.#session.whenStored((isStored) => {
        if (!isStored) return onUnstored();
        accept('pending');
        this.#legacy.execute(order);
      });
    }
    const id = `${clientId ?? client.socketId}:${counter ?? `${this.#ports.clock.now()}-${record().seq}-${Math.random()}`}`;
    // The host and the acknowledgement wait for the store [SYNC-CMD-7].
    this.#current.execute(
      { id, command, acceptedAt: this.#ports.clock.now(), clientId, counter, deadline },
      (isStored) => (isStored ? accept('pending') : onUnstored()),
    );
  }

  /** Why a phone's command is refused without asking the host, or null. */
  #findRefusal(phoneId: string, { command, deadline }: CommandRequest): RefusalId | null {
    // [SYNC-CMD-10]
    if (deadline !== undefined && this.#ports.clock.now() > deadline) return 'expired';
    // [SYNC-DRIVE-3]
    if (!this.#driving.isAllowed(phoneId)) return 'notController';
    return findRefusal(this.#session.record(), command);
  }

  #accept(client: Client, request: CommandRequest, phoneId: string, done: ReplyTo<CommandReply>): void {
    const { counter, command } = request;
    const refusal = this.#findRefusal(phoneId, request);
    const { clientId } = client;
    if (clientId === null || counter === null) {
      return refusal === null ? this.#execute(client, request, done) : done({ ok: false, counter, refusal });
    }
    const { window } = this.#knownController(clientId);
    const verdict = judgeCounter(window, counter);
    if (verdict === 'duplicate')
      return this.#session.whenStored(() => done(this.#repeatReply(clientId, counter)));
    if (refusal !== null) return this.#refuse(clientId, counter, refusal, done);
    this.#remember(clientId, { window: rememberCounter(window, counter) });
    // [SYNC-CMD-3]
    if (verdict === 'late' && isNavigation(command)) {
      this.#session.settle({ clientId, counter }, 'superseded', true);
      return done({ ok: true, counter, outcome: 'superseded', seq: this.#session.record().seq });
    }
    this.#execute(client, request, done);
  }

  /** Delays taps that a legacy controller replays after reconnecting; the last one wins [SYNC-PACE-5]. */
  #hold(socketId: string, accept: () => void): void {
    this.#held.get(socketId)?.();
    const cancel = this.#ports.clock.after(LIMITS.controllerBurst.windowMs, () => {
      this.#held.delete(socketId);
      accept();
    });
    this.#held.set(socketId, cancel);
  }
}
