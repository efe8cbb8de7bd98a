import { LIMITS } from './limits.ts';
import type { CommandReply, Outcome } from './messages.ts';
import type { RefusalId } from './protocol.ts';

/** Why a tap failed. An `unanswered` tap may still have reached the screen. */
export type DeliveryFailure = RefusalId | 'expired' | 'unanswered' | 'superseded' | 'failed';

/** The known state of a tap; the controller never shows more than this. */
export type Delivery =
  | {
      readonly phase: 'waiting';
      readonly tappedAt: number;
      /** True after it was sent on a connection that was then lost, so it may have arrived. */
      readonly wasSent: boolean;
    }
  | { readonly phase: 'sent'; readonly tappedAt: number; readonly sentAt: number; readonly tries: number }
  | { readonly phase: 'accepted'; readonly tappedAt: number; readonly acceptedAt: number }
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

/** Maximum number of sends before the command counts as unanswered. */
const MAX_TRIES = 2;

export function createDelivery(at: number): Delivery {
  return { phase: 'waiting', tappedAt: at, wasSent: false };
}

/** True once the delivery can't change any more. */
export function isSettled({ phase }: Delivery): boolean {
  return phase === 'onScreen' || phase === 'failed';
}

/** True if the command is due now: not sent yet, or unanswered and due for its second try. */
export function shouldSend(delivery: Delivery, now: number): boolean {
  if (delivery.phase === 'waiting') return now - delivery.tappedAt <= LIMITS.commandAgeMs;
  // Asking about an accepted command again is harmless, because its number is the same [SYNC-CMD-6].
  if (delivery.phase === 'accepted') return now - delivery.acceptedAt >= LIMITS.acknowledgeMs;
  return (
    delivery.phase === 'sent' && delivery.tries < MAX_TRIES && now - delivery.sentAt >= LIMITS.acknowledgeMs
  );
}

function settle(outcome: Outcome, seq: number, isConfirmed: boolean, pending: Delivery): Delivery {
  switch (outcome) {
    case 'shown':
      return { phase: 'onScreen', seq, isConfirmed };
    case 'superseded':
    case 'failed':
      return { phase: 'failed', reason: outcome };
    case 'pending':
      return pending;
  }
}

function timePassed(delivery: Delivery, at: number): Delivery {
  // An older tap must no longer move anything [SYNC-CMD-5].
  if (delivery.phase === 'waiting' && at - delivery.tappedAt > LIMITS.commandAgeMs) {
    return { phase: 'failed', reason: delivery.wasSent ? 'unanswered' : 'expired' };
  }
  const isOver = (since: number, limitMs: number) => at - since >= limitMs;
  if (
    delivery.phase === 'sent' &&
    delivery.tries >= MAX_TRIES &&
    isOver(delivery.sentAt, LIMITS.acknowledgeMs)
  ) {
    return { phase: 'failed', reason: 'unanswered' };
  }
  if (delivery.phase === 'accepted' && isOver(delivery.tappedAt, LIMITS.pendingMs * 2)) {
    return { phase: 'failed', reason: 'unanswered' };
  }
  return delivery;
}

/** Advances a delivery: sent → accepted → on screen, or failed; settled ones never change [SYNC-CMD-4]. */
export function reduceDelivery(delivery: Delivery, event: DeliveryEvent): Delivery {
  if (isSettled(delivery)) return delivery;
  switch (event.kind) {
    case 'sent': {
      if (delivery.phase !== 'waiting' && delivery.phase !== 'sent') return delivery;
      const tries = delivery.phase === 'sent' ? delivery.tries + 1 : 1;
      return { phase: 'sent', tappedAt: delivery.tappedAt, sentAt: event.at, tries };
    }
    case 'replied': {
      if (!event.reply.ok) return { phase: 'failed', reason: event.reply.refusal };
      const tappedAt = 'tappedAt' in delivery ? delivery.tappedAt : event.at;
      const accepted: Delivery = { phase: 'accepted', tappedAt, acceptedAt: event.at };
      const { outcome, seq, isConfirmed = true } = event.reply;
      return settle(outcome, seq, isConfirmed, accepted);
    }
    case 'applied':
      return settle(event.outcome, event.seq, event.isConfirmed, delivery);
    case 'disconnected':
      // It may have arrived. Sent again with the same number it runs once, or is refused as too old.
      return delivery.phase === 'sent'
        ? { phase: 'waiting', tappedAt: delivery.tappedAt, wasSent: true }
        : delivery;
    case 'timePassed':
      return timePassed(delivery, event.at);
  }
}
