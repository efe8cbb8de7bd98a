import { HostReply, LIMITS, parseMessage, SERVER_TO_CLIENT, type ShowMessage } from '@naad/sync-protocol';
import type { PendingCommand } from '../store/sessionRecord.ts';
import type { Session } from './createSession.ts';
import type { LeaderPorts } from './leaderPorts.ts';

/** The display side of a session whose host is ours. */
export interface CurrentHost {
  connected(): void;
  execute(pending: PendingCommand): Promise<boolean>;
  receive(message: ShowMessage): void;
  /** Fails what has waited too long. */
  expire(): void;
  close(): void;
}

export function createCurrentHost(session: Session, ports: LeaderPorts): CurrentHost {
  const { clock } = ports;
  /** The commands of this connection by their order, the first being 1. */
  let sent: string[] = [];
  let received = 0;
  let revision = 0;
  let link = 0;
  let cancelResend: (() => void) | null = null;

  function send(order: number): void {
    const id = sent[order - 1];
    const pending = session.record().pending.find((each) => each.id === id);
    const ofLink = link;
    // What was answered meanwhile keeps its place in the order, and does nothing.
    const command = pending?.command ?? { type: 'display', settings: {} };
    ports.toHost(SERVER_TO_CLIENT.command, { order, id, command }, (reply) => {
      const parsed = parseMessage(HostReply, reply);
      if (parsed && ofLink === link) received = Math.max(received, Math.min(parsed.received, sent.length));
    });
  }

  /** SYNC-HOST-3: all that was not acknowledged, in order. */
  function resend(): void {
    cancelResend = null;
    if (!session.record().hostOnline) return;
    for (let order = received + 1; order <= sent.length; order += 1) send(order);
    scheduleResend();
  }

  function scheduleResend(): void {
    if (received < sent.length) cancelResend ??= clock.after(LIMITS.hostResendMs, resend);
  }

  function dispatch(id: string): void {
    sent.push(id);
    send(sent.length);
    scheduleResend();
  }

  function expire(): void {
    const now = clock.now();
    const late = session.record().pending.filter(({ acceptedAt }) => now - acceptedAt >= LIMITS.pendingMs);
    if (late.length === 0) return;
    const ids = new Set(late.map(({ id }) => id));
    void session.patch({ pending: session.record().pending.filter(({ id }) => !ids.has(id)) });
    for (const pending of late) session.settle(pending, 'failed', true);
  }

  return {
    expire,
    connected() {
      link += 1;
      sent = [];
      received = 0;
      revision = 0;
      expire();
      for (const { id } of session.record().pending) dispatch(id);
    },
    execute(pending) {
      const saved = session.patch({ pending: [...session.record().pending, pending] });
      dispatch(pending.id);
      clock.after(LIMITS.pendingMs, expire);
      return saved;
    },
    receive({ rev, state, fontSizes, settings, answers }) {
      if (rev > revision) {
        revision = rev;
        session.show(state);
        session.style(fontSizes, settings ?? null);
      }
      const answered = session.record().pending.filter(({ id }) => answers.includes(id));
      if (answered.length === 0) return;
      void session.patch({ pending: session.record().pending.filter(({ id }) => !answers.includes(id)) });
      for (const pending of answered) session.settle(pending, 'shown', true);
    },
    close() {
      cancelResend?.();
    },
  };
}
