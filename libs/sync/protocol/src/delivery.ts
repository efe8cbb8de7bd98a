import { LIMITS } from './limits.ts';
import type { CommandReply, Outcome } from './messages.ts';
import type { RefusalId } from './refusals.ts';

/** Why a tap came to nothing; of an `unanswered` one it is not known whether it did. */
export type DeliveryFailure = RefusalId | 'expired' | 'unanswered' | 'superseded' | 'failed';

/** What a controller knows of one of its taps; it shows no more than this. */
export type Delivery =
  | {
      readonly phase: 'waiting';
      readonly tappedAt: number;
      /** Whether it went out on a connection that was lost since: then nobody knows whether it arrived. */
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

/** A command is sent at most so often before the controller says that nothing answers. */
const MAX_TRIES = 2;

export function tapped(at: number): Delivery {
  return { phase: 'waiting', tappedAt: at, wasSent: false };
}

/** Whether nothing more can become of it. */
export function isSettled({ phase }: Delivery): boolean {
  return phase === 'onScreen' || phase === 'failed';
}

/** Whether it is to be sent now: never yet, or a second time because nothing answered. */
export function isToSend(delivery: Delivery, now: number): boolean {
  if (delivery.phase === 'waiting') return now - delivery.tappedAt <= LIMITS.commandAgeMs;
  // SYNC-CMD-6: asking again what became of an accepted one costs nothing, as the number is the same.
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
  // SYNC-CMD-5: a tap that is older than this moves nothing any more.
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

/** SYNC-CMD-4: sent → accepted → on screen, or failed; what is settled stays so. */
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
      // Whether a sent one arrived is not known: sent again with its number it is done once, or refused as too old.
      return delivery.phase === 'sent'
        ? { phase: 'waiting', tappedAt: delivery.tappedAt, wasSent: true }
        : delivery;
    case 'timePassed':
      return timePassed(delivery, event.at);
  }
}
