import {
  AppliedMessage,
  CLIENT_TO_SERVER,
  CommandReply,
  isAskedFor,
  isSettled,
  LIMITS,
  shouldSend,
  parseMessage,
  reduceDelivery,
  SERVER_TO_CLIENT,
  createDelivery,
  type Command,
  type Delivery,
  type DeliveryEvent,
} from '@naad/sync-protocol';
import type { Link } from './createLink.ts';
import type { Clock, SentCommand } from './types.ts';

/** Maximum number of settled taps to keep. */
const MAX_SETTLED = 20;
/** Maximum sends of a tap on a connection that answers none of them. */
const MAX_UNANSWERED = 2;
/** Milliseconds between checks of unsettled taps. */
const CHECK_MS = 200;

export interface DeliveryParts {
  readonly clock: Clock;
  /** True while the server accepts our commands. */
  readonly isAdmitted: () => boolean;
  readonly changed: (deliveries: readonly SentCommand[]) => void;
}

export interface Deliveries {
  send(command: Command): number;
  /** Sends waiting taps as soon as that is allowed. */
  pump(): void;
  onDisconnect(): void;
  close(): void;
}

/** Tracks the outcome of each tap [SYNC-CMD-4 to 6]. */
export function createDeliveries(link: Link, { clock, isAdmitted, changed }: DeliveryParts): Deliveries {
  let entries: readonly SentCommand[] = [];
  let lastId = 0;
  let cancelCheck: (() => void) | null = null;
  /** Number of unanswered sends on this connection, by tap. */
  const unanswered = new Map<number, number>();

  function setEntries(next: readonly SentCommand[]): void {
    const surplus = next.filter(({ delivery }) => isSettled(delivery)).length - MAX_SETTLED;
    const dropped = new Set(
      next
        .filter(({ delivery }) => isSettled(delivery))
        .slice(0, Math.max(0, surplus))
        .map(({ id }) => id),
    );
    entries = next.filter(({ id }) => !dropped.has(id));
    changed(entries);
  }

  function update(id: number, change: (delivery: Delivery) => Delivery): void {
    const before = entries.find((each) => each.id === id);
    if (!before) return;
    const delivery = change(before.delivery);
    if (delivery === before.delivery) return;
    setEntries(entries.map((each) => (each.id === id ? { ...each, delivery } : each)));
  }

  const reduce = (id: number, event: DeliveryEvent) =>
    update(id, (delivery) => reduceDelivery(delivery, event));

  function send({ id, command, delivery }: SentCommand, at: number): void {
    const tappedAt = 'tappedAt' in delivery ? delivery.tappedAt : at;
    const latest = link.toServerTime(tappedAt + LIMITS.commandAgeMs);
    const message = { counter: id, command, ...(latest === null ? {} : { deadline: latest }) };
    const isSent = link.ask(CLIENT_TO_SERVER.command, message, (received) => {
      unanswered.clear();
      const reply = parseMessage(CommandReply, received);
      if (reply) reduce(id, { kind: 'replied', at: clock.now(), reply });
    });
    if (!isSent) return;
    unanswered.set(id, (unanswered.get(id) ?? 0) + 1);
    reduce(id, { kind: 'sent', at });
  }

  function pump(): void {
    const at = clock.now();
    for (const { id } of entries) reduce(id, { kind: 'timePassed', at });
    const ready = isAdmitted() ? entries.filter(({ delivery }) => shouldSend(delivery, at)) : [];
    // [SYNC-CMD-11]
    if (ready.some(({ id }) => (unanswered.get(id) ?? 0) >= MAX_UNANSWERED)) link.restart();
    else for (const each of ready) send(each, at);
    const isWaiting = entries.some(({ delivery }) => isAskedFor(delivery, at));
    if (!isWaiting || cancelCheck) return;
    cancelCheck = clock.after(CHECK_MS, () => {
      cancelCheck = null;
      pump();
    });
  }

  link.on(SERVER_TO_CLIENT.applied, (received) => {
    const message = parseMessage(AppliedMessage, received);
    if (!message) return;
    // The acknowledgement of a refused command follows and has the reason.
    const isReplied = entries.some(
      ({ id, delivery }) =>
        id === message.counter && delivery.phase !== 'waiting' && delivery.phase !== 'sent',
    );
    if (message.outcome === 'failed' && !isReplied) return;
    reduce(message.counter, { kind: 'applied', ...message });
  });

  return {
    send(command) {
      lastId += 1;
      setEntries([...entries, { id: lastId, command, delivery: createDelivery(clock.now()) }]);
      pump();
      return lastId;
    },
    pump,
    onDisconnect() {
      unanswered.clear();
      for (const { id } of entries) reduce(id, { kind: 'disconnected' });
    },
    close() {
      cancelCheck?.();
      // Their outcome can no longer arrive.
      const at = Number.POSITIVE_INFINITY;
      for (const { id } of entries) {
        reduce(id, { kind: 'disconnected' });
        reduce(id, { kind: 'timePassed', at });
      }
    },
  };
}
