import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SentCommand } from '@naad/sync-client';
import { type DeliveryFailure, isNavigation } from '@naad/sync-protocol';

const FAILURES: Readonly<Record<DeliveryFailure, MessageDescriptor>> = {
  pinWrong: msg`Not shown: the display has another PIN now.`,
  pinLocked: msg`Not shown: too many wrong PINs were tried.`,
  hostOffline: msg`Not shown: the display is not connected.`,
  notController: msg`Not shown: this phone may not drive the display any more.`,
  notHost: msg`Not shown: this phone may not drive the display any more.`,
  tooFast: msg`Not shown: too many taps at once. Wait a moment.`,
  malformed: msg`Not shown: the display does not understand this.`,
  unsupported: msg`This display cannot do that.`,
  version: msg`Not shown: reload this page, there is a newer one.`,
  expired: msg`Not sent: there was no connection.`,
  unanswered: msg`No answer: look at the screen before you tap again.`,
  superseded: msg`Passed over: something later was tapped.`,
  failed: msg`The display could not show this.`,
};

/** What is said of a tap, and how. */
export interface ShownDelivery {
  readonly id: number;
  readonly phase: SentCommand['delivery']['phase'];
  readonly text: MessageDescriptor;
  /** Something to be told at once: the phone shakes. */
  readonly isFailure: boolean;
}

/** What is known of a tap, in words; no more than what the server has said. */
export function shownDelivery({ id, delivery }: SentCommand): ShownDelivery {
  const shown = (text: MessageDescriptor, isFailure = false): ShownDelivery => ({
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
    case 'failed':
      // A later tap took its place: that is what was wanted.
      return shown(FAILURES[delivery.reason], delivery.reason !== 'superseded');
  }
}

/** The tap that is being followed: the newest one that was not passed over. */
export function followedDelivery(deliveries: readonly SentCommand[]): SentCommand | null {
  return (
    deliveries.findLast(
      ({ delivery }) => !(delivery.phase === 'failed' && delivery.reason === 'superseded'),
    ) ?? null
  );
}

/** The newest tap that may still change the line, while nobody knows whether it did. */
export function pendingNavigation(deliveries: readonly SentCommand[]): SentCommand | null {
  const last = deliveries.findLast(({ command }) => isNavigation(command));
  if (!last) return null;
  const { phase } = last.delivery;
  return phase === 'waiting' || phase === 'sent' || phase === 'accepted' ? last : null;
}
