import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SentCommand } from '@naad/sync-client';
import { type DeliveryFailure, isNavigation } from '@naad/sync-protocol';

const FAILURES: Readonly<Record<DeliveryFailure, MessageDescriptor>> = {
  pinWrong: msg`Not shown: the PIN has changed.`,
  pinLocked: msg`Not shown: too many wrong PINs.`,
  removed: msg`Not shown: this phone was removed at the display.`,
  hostOffline: msg`Not shown: the display is not connected.`,
  storeUnavailable: msg`Not shown: try again in a moment.`,
  notController: msg`Not shown: this phone may not control the display now.`,
  notHost: msg`Not shown: this phone may not control the display now.`,
  tooFast: msg`Not shown: too many taps. Wait a moment.`,
  malformed: msg`Not shown: the display can't read this.`,
  unsupported: msg`This display can't do that.`,
  version: msg`Not shown: reload this page to update it.`,
  expired: msg`Not shown: no connection in time.`,
  superseded: msg`Skipped: a later tap replaced it.`,
  failed: msg`The display couldn't show this.`,
};

/** Status of a tap with its message. */
export interface DeliveryStatus {
  readonly id: number;
  readonly phase: SentCommand['delivery']['phase'];
  readonly text: MessageDescriptor;
  /** True if the visitor must know at once; the phone vibrates. */
  readonly isFailure: boolean;
}

/** Describes a tap's delivery, claiming no more than the server has confirmed. */
export function deliveryStatus({ id, delivery }: SentCommand): DeliveryStatus {
  const shown = (text: MessageDescriptor, isFailure = false): DeliveryStatus => ({
    id,
    phase: delivery.phase,
    text,
    isFailure,
  });
  switch (delivery.phase) {
    case 'waiting':
      return shown(msg`Waiting for the connection…`);
    case 'sent':
      return shown(msg`Sent…`);
    case 'accepted':
      return shown(msg`Accepted…`);
    case 'onScreen':
      return shown(delivery.isConfirmed ? msg`On screen` : msg`Sent to the screen`);
    case 'unknown':
      return shown(msg`No answer: look at the screen before you tap again.`, true);
    case 'failed':
      // Superseded by a later tap, so nothing is wrong.
      return shown(FAILURES[delivery.reason], delivery.reason !== 'superseded');
  }
}

/** Returns the newest tap that was not superseded. */
export function latestDelivery(deliveries: readonly SentCommand[]): SentCommand | null {
  return (
    deliveries.findLast(
      ({ delivery }) => !(delivery.phase === 'failed' && delivery.reason === 'superseded'),
    ) ?? null
  );
}

/** Returns the newest tap that changes the line, unless it has settled. */
export function pendingNavigation(deliveries: readonly SentCommand[]): SentCommand | null {
  const last = deliveries.findLast(({ command }) => isNavigation(command));
  if (!last) return null;
  const { phase } = last.delivery;
  return phase === 'waiting' || phase === 'sent' || phase === 'accepted' ? last : null;
}
