/**
 * Why the server refuses something; clients match on the id and say it in the visitor's language. `isFinal` marks what
 * trying again does not mend.
 */
export const REFUSALS = {
  pinWrong: { isFinal: true, message: 'The PIN is not that of the display.' },
  pinLocked: { isFinal: true, message: 'Too many wrong PINs: the display takes none for a while.' },
  hostOffline: { isFinal: false, message: 'The display is not connected.' },
  notController: { isFinal: true, message: 'Only a controller may do this.' },
  notHost: { isFinal: true, message: 'Only the display may do this.' },
  tooFast: { isFinal: false, message: 'Too many messages; wait a moment.' },
  malformed: { isFinal: true, message: 'The message is not understood.' },
  unsupported: { isFinal: true, message: 'This display cannot do that.' },
  version: { isFinal: true, message: 'This version of the protocol is not spoken here: reload the page.' },
} as const satisfies Record<string, { isFinal: boolean; message: string }>;

export type RefusalId = keyof typeof REFUSALS;

/** What the middleware of a namespace says of a code without a session; legacy clients know these words. */
export const UNKNOWN_NAMESPACE = 'Invalid namespace';
