import { LIMITS } from './limits.ts';
import type { CommandReply, Outcome } from './messages.ts';
import type { RefusalId } from './protocol.ts';

/** Why a tap was not shown. */
export type DeliveryFailure = RefusalId | 'superseded' | 'failed';

/** The known state of a tap; the controller never shows more than this. */
export type Delivery =
  | {
      readonly phase: 'waiting';
      readonly tappedAt: number;
      /** Number of times it was sent on connections that were then lost, so it may have arrived. */
      readonly tries: number;
    }
  | { readonly phase: 'sent'; readonly tappedAt: number; readonly sentAt: number; readonly tries: number }
  | { readonly phase: 'accepted'; readonly tappedAt: number; readonly acceptedAt: number }
  /** The display has neither confirmed nor denied it: only the screen shows the outcome [SYNC-CMD-9]. */
  | { readonly phase: 'unknown'; readonly tappedAt: number; readonly askedAt: number }
  | { readonly phase: 'onScreen'; readonly seq: number; readonly isConfirmed: boolean }
  | { readonly phase: 'failed'; readonly reason: DeliveryFailure };

export type DeliveryEvent =
  | { readonly kind: 'sent'; readonly at: number }
  | { readonly kind: 'replied'; readonly at: number; readonly reply: CommandReply }
  | {
      readonly kind: 'applied';
      readonly outcome: Outcome;
      readonly seq: number;
      readonly isConfirmed: boolean;
    }
  | { readonly kind: 'disconnected' }
  | { readonly kind: 'timePassed'; readonly at: number };

/** Refusals that the server gives only after it has looked the number up, so that no earlier try of it ran. */
const LOOKED_UP: ReadonlySet<RefusalId> = new Set([
  'expired',
  'hostOffline',
  'storeUnavailable',
  'unsupported',
]);

export function createDelivery(at: number): Delivery {
  return { phase: 'waiting', tappedAt: at, tries: 0 };
}

/** True if the tap has an outcome to show, which may be that nobody knows it. */
export function isSettled({ phase }: Delivery): boolean {
  return phase === 'onScreen' || phase === 'failed' || phase === 'unknown';
}

/** True while the outcome is asked for. */
export function isAskedFor(delivery: Delivery, now: number): boolean {
  return delivery.phase === 'unknown' ? now - delivery.tappedAt < LIMITS.askOutcomeMs : !isSettled(delivery);
}

/** True if the command is due now: not sent yet, or its outcome is to be asked for, which is done with its number. */
export function shouldSend(delivery: Delivery, now: number): boolean {
  const isDue = (since: number) => now - since >= LIMITS.acknowledgeMs;
  switch (delivery.phase) {
    case 'waiting':
      return now - delivery.tappedAt <= LIMITS.commandAgeMs;
    case 'sent':
      return isDue(delivery.sentAt);
    // Asking about an accepted command again is harmless, because its number is the same [SYNC-CMD-6].
    case 'accepted':
      return isDue(delivery.acceptedAt);
    case 'unknown':
      return isDue(delivery.askedAt) && isAskedFor(delivery, now);
    case 'onScreen':
    case 'failed':
      return false;
  }
}

/** The tap's outcome is unknown, and asked for as before. */
function asUnknown(delivery: Delivery): Delivery {
  switch (delivery.phase) {
    case 'waiting':
      return { phase: 'unknown', tappedAt: delivery.tappedAt, askedAt: Number.NEGATIVE_INFINITY };
    case 'sent':
      return { phase: 'unknown', tappedAt: delivery.tappedAt, askedAt: delivery.sentAt };
    case 'accepted':
      return { phase: 'unknown', tappedAt: delivery.tappedAt, askedAt: delivery.acceptedAt };
    case 'unknown':
    case 'onScreen':
    case 'failed':
      return delivery;
  }
}

function settle(outcome: Outcome, seq: number, isConfirmed: boolean, delivery: Delivery): Delivery {
  switch (outcome) {
    case 'shown':
      return { phase: 'onScreen', seq, isConfirmed };
    case 'superseded':
    case 'failed':
    case 'expired':
      return { phase: 'failed', reason: outcome };
    case 'unknown':
      return asUnknown(delivery);
    case 'pending':
      return delivery;
  }
}

function timePassed(delivery: Delivery, at: number): Delivery {
  if (!('tappedAt' in delivery) || delivery.phase === 'unknown') return delivery;
  const ageMs = at - delivery.tappedAt;
  if (delivery.phase === 'waiting') {
    // An older tap must no longer move anything [SYNC-CMD-5].
    if (ageMs <= LIMITS.commandAgeMs) return delivery;
    return delivery.tries === 0 ? { phase: 'failed', reason: 'expired' } : asUnknown(delivery);
  }
  return ageMs < LIMITS.outcomeMs ? delivery : asUnknown(delivery);
}

function replied(delivery: Delivery, reply: CommandReply, at: number): Delivery {
  if (!('tappedAt' in delivery)) return delivery;
  const { tappedAt } = delivery;
  if (!reply.ok) {
    // An earlier try may have run, and this refusal doesn't say.
    const isOnlyTry = delivery.phase === 'sent' && delivery.tries === 1;
    const isCertain = isOnlyTry || LOOKED_UP.has(reply.refusal);
    return isCertain
      ? { phase: 'failed', reason: reply.refusal }
      : { phase: 'unknown', tappedAt, askedAt: at };
  }
  const { outcome, seq, isConfirmed = true } = reply;
  const pending: Delivery =
    delivery.phase === 'unknown'
      ? { ...delivery, askedAt: at }
      : { phase: 'accepted', tappedAt, acceptedAt: at };
  return settle(outcome, seq, isConfirmed, pending);
}

/**
 * Advances a delivery: sent → accepted → on screen, or failed, or unknown, which a late answer still changes. What was
 * shown stays shown, and a failure changes only if the display says that it showed the tap after all [SYNC-CMD-4].
 */
export function reduceDelivery(delivery: Delivery, event: DeliveryEvent): Delivery {
  if (delivery.phase === 'onScreen') return delivery;
  if (delivery.phase === 'failed') {
    if (event.kind === 'applied' && event.outcome === 'shown')
      return { phase: 'onScreen', seq: event.seq, isConfirmed: event.isConfirmed };
    if (event.kind === 'replied' && event.reply.ok && event.reply.outcome === 'shown')
      return { phase: 'onScreen', seq: event.reply.seq, isConfirmed: event.reply.isConfirmed ?? true };
    return delivery;
  }
  switch (event.kind) {
    case 'sent': {
      const { phase, tappedAt } = delivery;
      // A question about the outcome.
      if (phase === 'accepted') return { ...delivery, acceptedAt: event.at };
      if (phase === 'unknown') return { ...delivery, askedAt: event.at };
      return { phase: 'sent', tappedAt, sentAt: event.at, tries: delivery.tries + 1 };
    }
    case 'replied':
      return replied(delivery, event.reply, event.at);
    case 'applied':
      return settle(event.outcome, event.seq, event.isConfirmed, delivery);
    case 'disconnected':
      // It may have arrived. Sent again with the same number it runs once, or is refused as too old.
      if (delivery.phase === 'sent')
        return { phase: 'waiting', tappedAt: delivery.tappedAt, tries: delivery.tries };
      // The answer to the last question is lost too.
      return delivery.phase === 'unknown' ? { ...delivery, askedAt: Number.NEGATIVE_INFINITY } : delivery;
    case 'timePassed':
      return timePassed(delivery, event.at);
  }
}
