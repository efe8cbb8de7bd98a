import {
  HostReply,
  LIMITS,
  parseMessage,
  SERVER_TO_CLIENT,
  type Outcome,
  type ShowMessage,
} from '@naad/sync-protocol';
import type { PendingCommand } from '../store/sessionRecord.ts';
import type { Sender, Session } from './createSession.ts';
import type { LeaderPorts } from './leaderPorts.ts';

/** The display side of a session with a current host. */
export class CurrentHost {
  readonly #session: Session;
  readonly #ports: LeaderPorts;

  /** Ids of unanswered commands on this connection, by their order; the first order is 1. */
  readonly #sent = new Map<number, string>();

  /** Accepted commands that aren't stored yet. */
  readonly #unstored = new Set<string>();

  /** Pending commands that may have reached the host, perhaps from a former leader. */
  readonly #dispatched: Set<string>;

  /** True if the host itself refuses commands after their deadline. */
  #keepsDeadlines = false;
  #lastOrder = 0;
  #received = 0;
  #revision = 0;
  #connectionNumber = 0;
  #pauseMs: number = LIMITS.hostResendMs;

  /** Time since which the host owes an acknowledgement; null if it owes none. */
  #silentSince: number | null = null;
  #cancelResend: (() => void) | null = null;

  constructor(session: Session, ports: LeaderPorts) {
    this.#session = session;
    this.#ports = ports;
    this.#dispatched = new Set(session.record().pending.map(({ id }) => id));
  }

  connected(keepsDeadlines: boolean): void {
    this.#keepsDeadlines = keepsDeadlines;
    this.#connectionNumber += 1;
    this.#sent.clear();
    this.#lastOrder = 0;
    this.#received = 0;
    this.#revision = 0;
    this.#restartSilence();
    this.#expire();
    for (const { id } of this.#session.record().pending) if (!this.#unstored.has(id)) this.#dispatch(id);
  }

  /** Stores a command, then sends it; calls back with false if it couldn't be stored and wasn't sent. */
  execute(pending: PendingCommand, done: (isStored: boolean) => void): void {
    const { id } = pending;
    this.#unstored.add(id);
    void this.#session.patch({ pending: [...this.#session.record().pending, pending] }).then((isStored) => {
      this.#unstored.delete(id);
      // The acknowledgement first: the outcome of a command that has none is ignored.
      if (isStored) done(true);
      if (!isStored) this.#removePending(new Set([id]));
      else if (this.#session.record().pending.some((each) => each.id === id)) this.#dispatch(id);
      if (!isStored) done(false);
    });
    const { deadline } = pending;
    this.#ports.clock.after(LIMITS.pendingMs, () => this.#expire());
    if (deadline === undefined) return;
    this.#ports.clock.after(deadline + 1 - this.#ports.clock.now(), () => this.#expire());
    this.#ports.clock.after(LIMITS.askOutcomeMs, () => this.#expire());
  }

  receive(
    { rev, state, fontSizes, settings, answers, denied = [], painted = null }: ShowMessage,
    stored?: (isStored: boolean) => void,
  ): void {
    if (rev > this.#revision) {
      this.#revision = rev;
      this.#session.show(state);
      this.#session.setLook(fontSizes, settings ?? null);
      this.#session.setPainted(painted);
    }
    this.#settle(answers.map((id) => ({ id, outcome: 'shown' })));
    this.#settle(denied);
    if (stored) this.#session.whenStored(stored);
  }

  close(): void {
    this.#cancelResend?.();
  }

  /** The host is alive: restart its time for outstanding acknowledgements. */
  #restartSilence(): void {
    this.#silentSince = this.#received < this.#lastOrder ? this.#ports.clock.now() : null;
    this.#pauseMs = LIMITS.hostResendMs;
  }

  #acknowledge(order: number): void {
    if (order <= this.#received) return;
    for (let each = this.#received + 1; each <= order; each += 1) this.#sent.delete(each);
    this.#received = order;
    this.#restartSilence();
  }

  /** Settles the commands that the host confirms or denies, also those that were given up [SYNC-CMD-9]. */
  #settle(answered: readonly { readonly id: string; readonly outcome: Outcome }[]): void {
    const { pending } = this.#session.record();
    const known = new Map(pending.map((each) => [each.id, each]));
    const ids = answered.map(({ id }) => id).filter((id) => known.has(id));
    if (ids.length > 0) {
      this.#removePending(new Set(ids));
      this.#restartSilence();
    }
    for (const { id, outcome } of answered) {
      const acceptedAt = known.get(id)?.acceptedAt;
      if (outcome === 'shown' && acceptedAt !== undefined)
        this.#ports.taps?.acknowledged(this.#ports.clock.now() - acceptedAt);
      const sender = known.get(id) ?? this.#formerSender(id, outcome);
      if (sender) this.#session.settle(sender, outcome, true);
    }
  }

  /** Returns the sender of a settled command whose outcome the host now corrects; null if it doesn't. */
  #formerSender(id: string, outcome: Outcome): Sender | null {
    const [clientId = '', number] = id.split(':');
    const counter = Number(number);
    const results = this.#session.record().controllers[clientId]?.results ?? [];
    const former = results.find((each) => each.counter === counter)?.outcome;
    const isCorrected = former === 'unknown' || (outcome === 'shown' && former !== 'shown');
    return former !== undefined && isCorrected ? { clientId, counter } : null;
  }

  #send(order: number): void {
    const id = this.#sent.get(order);
    const pending = this.#session.record().pending.find((each) => each.id === id);
    const sentOn = this.#connectionNumber;
    // A command settled meanwhile keeps its order and does nothing.
    const command = pending?.command ?? { type: 'display', settings: {} };
    const deadline = pending?.deadline;
    if (pending && this.#session.record().hostOnline) this.#dispatched.add(pending.id);
    this.#ports.toHost(
      SERVER_TO_CLIENT.command,
      {
        order,
        id: id ?? `settled:${String(order)}`,
        command,
        ...(deadline === undefined ? {} : { deadline }),
      },
      (reply) => {
        const parsed = parseMessage(HostReply, reply);
        if (parsed && sentOn === this.#connectionNumber)
          this.#acknowledge(Math.min(parsed.received, this.#lastOrder));
      },
    );
  }

  /** Sends the first unacknowledged commands again, because a host takes them in order only [SYNC-HOST-3]. */
  #resend(): void {
    this.#cancelResend = null;
    if (!this.#session.record().hostOnline || this.#received === this.#lastOrder) return;
    // [SYNC-HOST-6]
    const silentMs = this.#ports.clock.now() - (this.#silentSince ?? this.#ports.clock.now());
    if (silentMs >= LIMITS.hostSilentMs) return this.#ports.dropHost();
    const last = Math.min(this.#lastOrder, this.#received + LIMITS.hostResendBatch);
    for (let order = this.#received + 1; order <= last; order += 1) this.#send(order);
    if (silentMs >= LIMITS.hostPatienceMs)
      this.#pauseMs = Math.min(this.#pauseMs * 2, LIMITS.maxHostResendMs);
    this.#scheduleResend();
  }

  #scheduleResend(): void {
    if (this.#received === this.#lastOrder) return;
    this.#silentSince ??= this.#ports.clock.now();
    const silentMs = this.#ports.clock.now() - this.#silentSince;
    const ms = Math.min(this.#pauseMs, Math.max(0, LIMITS.hostSilentMs - silentMs));
    this.#cancelResend ??= this.#ports.clock.after(ms, () => this.#resend());
  }

  #dispatch(id: string): void {
    if (this.#giveUpLate(id)) return;
    this.#lastOrder += 1;
    this.#sent.set(this.#lastOrder, id);
    this.#send(this.#lastOrder);
    this.#scheduleResend();
  }

  #removePending(ids: ReadonlySet<string>): void {
    void this.#session.patch({ pending: this.#session.record().pending.filter(({ id }) => !ids.has(id)) });
    for (const [order, id] of this.#sent) if (ids.has(id)) this.#sent.delete(order);
    for (const id of ids) this.#dispatched.delete(id);
  }

  /** Drops a command after its deadline, unless the host can say whether it ran [SYNC-CMD-10]. */
  #giveUpLate(id: string): boolean {
    const pending = this.#session.record().pending.find((each) => each.id === id);
    if (!pending || !this.#isLate(pending)) return false;
    if (this.#dispatched.has(id) && this.#keepsDeadlines) return false;
    this.#giveUp([pending]);
    return true;
  }

  #isLate({ deadline }: PendingCommand): boolean {
    return deadline !== undefined && this.#ports.clock.now() > deadline;
  }

  /** Settles commands without an answer of the host: it can have run only those that were sent to it. */
  #giveUp(given: readonly PendingCommand[]): void {
    const outcomes = given.map((pending) => {
      if (this.#dispatched.has(pending.id)) return 'unknown';
      return pending.deadline === undefined ? 'failed' : 'expired';
    });
    this.#removePending(new Set(given.map(({ id }) => id)));
    for (const [index, pending] of given.entries())
      this.#session.settle(pending, outcomes[index] ?? 'unknown', true);
  }

  /** Gives up commands that have waited too long, or that weren't sent before their deadline. */
  #expire(): void {
    const now = this.#ports.clock.now();
    const late = this.#session.record().pending.filter((pending) => {
      const { id, acceptedAt, deadline } = pending;
      if (this.#isLate(pending) && !this.#dispatched.has(id) && !this.#unstored.has(id)) return true;
      // A host that keeps deadlines can still say later that it didn't run the command.
      const isDeniable = this.#keepsDeadlines && deadline !== undefined;
      return now - acceptedAt >= (isDeniable ? LIMITS.askOutcomeMs : LIMITS.pendingMs);
    });
    if (late.length > 0) this.#giveUp(late);
  }
}
