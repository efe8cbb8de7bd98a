import { HostReply, LIMITS, parseMessage, SERVER_TO_CLIENT, type ShowMessage } from '@naad/sync-protocol';
import type { PendingCommand } from '../store/sessionRecord.ts';
import type { Session } from './createSession.ts';
import type { LeaderPorts } from './leaderPorts.ts';

/** The display side of a session with a current host. */
export interface CurrentHost {
  connected(): void;
  /** Stores a command, then sends it; calls back with false if it couldn't be stored and wasn't sent. */
  execute(pending: PendingCommand, done: (isStored: boolean) => void): void;
  receive(message: ShowMessage, stored?: (isStored: boolean) => void): void;
  /** Fails commands that have waited too long. */
  expire(): void;
  close(): void;
}

export function createCurrentHost(session: Session, ports: LeaderPorts): CurrentHost {
  const { clock } = ports;
  /** Ids of unanswered commands on this connection, by their order; the first order is 1. */
  const sent = new Map<number, string>();
  /** Accepted commands that aren't stored yet. */
  const unstored = new Set<string>();
  let lastOrder = 0;
  let received = 0;
  let revision = 0;
  let connectionNumber = 0;
  let pauseMs: number = LIMITS.hostResendMs;
  /** Time since which the host owes an acknowledgement; null if it owes none. */
  let silentSince: number | null = null;
  let cancelResend: (() => void) | null = null;

  /** The host is alive: restart its time for outstanding acknowledgements. */
  function restartSilence(): void {
    silentSince = received < lastOrder ? clock.now() : null;
    pauseMs = LIMITS.hostResendMs;
  }

  function acknowledge(order: number): void {
    if (order <= received) return;
    for (let each = received + 1; each <= order; each += 1) sent.delete(each);
    received = order;
    restartSilence();
  }

  function send(order: number): void {
    const id = sent.get(order);
    const pending = session.record().pending.find((each) => each.id === id);
    const sentOn = connectionNumber;
    // A command settled meanwhile keeps its order and does nothing.
    const command = pending?.command ?? { type: 'display', settings: {} };
    ports.toHost(
      SERVER_TO_CLIENT.command,
      { order, id: id ?? `settled:${String(order)}`, command },
      (reply) => {
        const parsed = parseMessage(HostReply, reply);
        if (parsed && sentOn === connectionNumber) acknowledge(Math.min(parsed.received, lastOrder));
      },
    );
  }

  /** Sends the first unacknowledged commands again, because a host takes them in order only [SYNC-HOST-3]. */
  function resend(): void {
    cancelResend = null;
    if (!session.record().hostOnline || received === lastOrder) return;
    // [SYNC-HOST-6]
    const silentMs = clock.now() - (silentSince ?? clock.now());
    if (silentMs >= LIMITS.hostSilentMs) return ports.dropHost();
    const last = Math.min(lastOrder, received + LIMITS.hostResendBatch);
    for (let order = received + 1; order <= last; order += 1) send(order);
    if (silentMs >= LIMITS.hostPatienceMs) pauseMs = Math.min(pauseMs * 2, LIMITS.maxHostResendMs);
    scheduleResend();
  }

  function scheduleResend(): void {
    if (received === lastOrder) return;
    silentSince ??= clock.now();
    const silentMs = clock.now() - silentSince;
    const ms = Math.min(pauseMs, Math.max(0, LIMITS.hostSilentMs - silentMs));
    cancelResend ??= clock.after(ms, resend);
  }

  function dispatch(id: string): void {
    lastOrder += 1;
    sent.set(lastOrder, id);
    send(lastOrder);
    scheduleResend();
  }

  function removePending(ids: ReadonlySet<string>): void {
    void session.patch({ pending: session.record().pending.filter(({ id }) => !ids.has(id)) });
    for (const [order, id] of sent) if (ids.has(id)) sent.delete(order);
  }

  function expire(): void {
    const now = clock.now();
    const late = session.record().pending.filter(({ acceptedAt }) => now - acceptedAt >= LIMITS.pendingMs);
    if (late.length === 0) return;
    removePending(new Set(late.map(({ id }) => id)));
    for (const pending of late) session.settle(pending, 'failed', true);
  }

  return {
    expire,
    connected() {
      connectionNumber += 1;
      sent.clear();
      lastOrder = 0;
      received = 0;
      revision = 0;
      restartSilence();
      expire();
      for (const { id } of session.record().pending) if (!unstored.has(id)) dispatch(id);
    },
    execute(pending, done) {
      const { id } = pending;
      unstored.add(id);
      void session.patch({ pending: [...session.record().pending, pending] }).then((isStored) => {
        unstored.delete(id);
        if (!isStored) removePending(new Set([id]));
        else if (session.record().pending.some((each) => each.id === id)) dispatch(id);
        done(isStored);
      });
      clock.after(LIMITS.pendingMs, expire);
    },
    receive({ rev, state, fontSizes, settings, answers }, stored) {
      if (rev > revision) {
        revision = rev;
        session.show(state);
        session.setLook(fontSizes, settings ?? null);
      }
      const answered = session.record().pending.filter(({ id }) => answers.includes(id));
      if (answered.length > 0) {
        removePending(new Set(answered.map(({ id }) => id)));
        restartSilence();
        for (const pending of answered) session.settle(pending, 'shown', true);
      }
      if (stored) session.whenStored(stored);
    },
    close() {
      cancelResend?.();
    },
  };
}
