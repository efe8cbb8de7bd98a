import { HostReply, LIMITS, parseMessage, SERVER_TO_CLIENT, type ShowMessage } from '@naad/sync-protocol';
import type { PendingCommand } from '../store/sessionRecord.ts';
import type { Session } from './createSession.ts';
import type { LeaderPorts } from './leaderPorts.ts';

/** The display side of a session with a current host. */
export class CurrentHost {
  readonly #session: Session;
  readonly #ports: LeaderPorts;

  /** Ids of unanswered commands on this connection, by their order; the first order is 1. */
  readonly #sent = new Map<number, string>();

  /** Accepted commands that aren't stored yet. */
  readonly #unstored = new Set<string>();
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
  }

  connected(): void {
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
      if (!isStored) this.#removePending(new Set([id]));
      else if (this.#session.record().pending.some((each) => each.id === id)) this.#dispatch(id);
      done(isStored);
    });
    this.#ports.clock.after(LIMITS.pendingMs, () => this.#expire());
  }

  receive(
    { rev, state, fontSizes, settings, answers }: ShowMessage,
    stored?: (isStored: boolean) => void,
  ): void {
    if (rev > this.#revision) {
      this.#revision = rev;
      this.#session.show(state);
      this.#session.setLook(fontSizes, settings ?? null);
    }
    const answered = this.#session.record().pending.filter(({ id }) => answers.includes(id));
    if (answered.length > 0) {
      this.#removePending(new Set(answered.map(({ id }) => id)));
      this.#restartSilence();
      for (const pending of answered) this.#session.settle(pending, 'shown', true);
    }
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

  #send(order: number): void {
    const id = this.#sent.get(order);
    const pending = this.#session.record().pending.find((each) => each.id === id);
    const sentOn = this.#connectionNumber;
    // A command settled meanwhile keeps its order and does nothing.
    const command = pending?.command ?? { type: 'display', settings: {} };
    this.#ports.toHost(
      SERVER_TO_CLIENT.command,
      { order, id: id ?? `settled:${String(order)}`, command },
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
    this.#lastOrder += 1;
    this.#sent.set(this.#lastOrder, id);
    this.#send(this.#lastOrder);
    this.#scheduleResend();
  }

  #removePending(ids: ReadonlySet<string>): void {
    void this.#session.patch({ pending: this.#session.record().pending.filter(({ id }) => !ids.has(id)) });
    for (const [order, id] of this.#sent) if (ids.has(id)) this.#sent.delete(order);
  }

  /** Fails commands that have waited too long. */
  #expire(): void {
    const now = this.#ports.clock.now();
    const late = this.#session
      .record()
      .pending.filter(({ acceptedAt }) => now - acceptedAt >= LIMITS.pendingMs);
    if (late.length === 0) return;
    this.#removePending(new Set(late.map(({ id }) => id)));
    for (const pending of late) this.#session.settle(pending, 'failed', true);
  }
}
