import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ControllerState } from '@naad/sync-client';

/** How one stands with the display, in a word and a sign. */
export interface ConnectionWords {
  readonly kind: 'connected' | 'reconnecting' | 'away';
  readonly text: MessageDescriptor;
}

export function connectionWords({
  connection,
  hostOnline,
}: Pick<ControllerState, 'connection' | 'hostOnline'>): ConnectionWords {
  if (connection.kind !== 'connected') return { kind: 'reconnecting', text: msg`Reconnecting` };
  return hostOnline
    ? { kind: 'connected', text: msg`Connected` }
    : { kind: 'away', text: msg`Connected, but the display is away` };
}
