import {
  AppliedMessage,
  CLIENT_TO_SERVER,
  CommandReply,
  isSettled,
  isToSend,
  parseMessage,
  reduceDelivery,
  SERVER_TO_CLIENT,
  tapped,
  type Command,
  type Delivery,
  type DeliveryEvent,
} from '@naad/sync-protocol';
import type { Link } from './createLink.ts';
import type { Clock, SentCommand } from './types.ts';

/** Settled taps that are still shown. */
const KEPT = 20;
/** How often what is not settled is looked at. */
const LOOK_MS = 200;

export interface DeliveryParts {
  readonly clock: Clock;
  /** Whether the server takes commands of ours now. */
  readonly isAdmitted: () => boolean;
  readonly changed: (deliveries: readonly SentCommand[]) => void;
}

export interface Deliveries {
  send(command: Command): number;
  /** Sends what waits, now that it may be. */
  pump(): void;
  lineLost(): void;
  close(): void;
}

/** SYNC-CMD-4 to 6: what becomes of each tap. */
export function createDeliveries(link: Link, { clock, isAdmitted, changed }: DeliveryParts): Deliveries {
  let entries: readonly SentCommand[] = [];
  let latest = 0;
  let cancelLook: (() => void) | null = null;

  function keep(next: readonly SentCommand[]): void {
    const surplus = next.filter(({ delivery }) => isSettled(delivery)).length - KEPT;
    const dropped = new Set(
      next
        .filter(({ delivery }) => isSettled(delivery))
        .slice(0, Math.max(0, surplus))
        .map(({ id }) => id),
    );
    entries = next.filter(({ id }) => !dropped.has(id));
    changed(entries);
  }

  function put(id: number, change: (delivery: Delivery) => Delivery): void {
    const before = entries.find((each) => each.id === id);
    if (!before) return;
    const delivery = change(before.delivery);
    if (delivery === before.delivery) return;
    keep(entries.map((each) => (each.id === id ? { ...each, delivery } : each)));
  }

  const reduce = (id: number, event: DeliveryEvent) => put(id, (delivery) => reduceDelivery(delivery, event));

  function transmit({ id, command }: SentCommand, at: number): void {
    const isSent = link.ask(CLIENT_TO_SERVER.command, { counter: id, command }, (received) => {
      const reply = parseMessage(CommandReply, received);
      if (reply) reduce(id, { kind: 'replied', at: clock.now(), reply });
    });
    if (!isSent) return;
    // One that was accepted is asked after from time to time, not at every look.
    put(id, (delivery) =>
      delivery.phase === 'accepted'
        ? { ...delivery, acceptedAt: at }
        : reduceDelivery(delivery, { kind: 'sent', at }),
    );
  }

  function pump(): void {
    const at = clock.now();
    for (const { id } of entries) reduce(id, { kind: 'timePassed', at });
    const ready = isAdmitted() ? entries.filter(({ delivery }) => isToSend(delivery, at)) : [];
    for (const each of ready) transmit(each, at);
    const isWaiting = entries.some(({ delivery }) => !isSettled(delivery));
    if (!isWaiting || cancelLook) return;
    cancelLook = clock.after(LOOK_MS, () => {
      cancelLook = null;
      pump();
    });
  }

  link.on(SERVER_TO_CLIENT.applied, (received) => {
    const message = parseMessage(AppliedMessage, received);
    if (!message) return;
    // Of one that is refused the acknowledgement, which is on its way, says why.
    const isReplied = entries.some(
      ({ id, delivery }) => id === message.counter && delivery.phase === 'accepted',
    );
    if (message.outcome === 'failed' && !isReplied) return;
    reduce(message.counter, { kind: 'applied', ...message });
  });

  return {
    send(command) {
      latest += 1;
      keep([...entries, { id: latest, command, delivery: tapped(clock.now()) }]);
      pump();
      return latest;
    },
    pump,
    lineLost() {
      for (const { id } of entries) reduce(id, { kind: 'disconnected' });
    },
    close() {
      cancelLook?.();
      // Nobody hears any more what becomes of them.
      const at = Number.POSITIVE_INFINITY;
      for (const { id } of entries) {
        reduce(id, { kind: 'disconnected' });
        reduce(id, { kind: 'timePassed', at });
      }
    },
  };
}
