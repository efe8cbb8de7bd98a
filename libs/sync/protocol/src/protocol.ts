/** The version of current clients; existing desktops and web pages speak version 1 without naming it. */
export const PROTOCOL_VERSION = 2;

/** The kind of client, by the version in its handshake. */
export type ClientVersion = { readonly kind: 'legacy' } | { readonly kind: 'current'; readonly version: 2 };

/**
 * Classifies a client by the version it names: none is legacy, any other than ours gives null [SYNC-VER-1,
 * SYNC-VER-2].
 */
export function clientVersionOf(version: unknown): ClientVersion | null {
  if (version === undefined || version === null) return { kind: 'legacy' };
  return version === PROTOCOL_VERSION ? { kind: 'current', version: PROTOCOL_VERSION } : null;
}

// All event names on the wire. Directions are from the sender's side.

/** Events of legacy clients, in both directions: `data` carries every message, `close` ends the session. */
export const LEGACY_EVENTS = { data: 'data', close: 'close' } as const;

/** Events from current clients to the server, each acknowledged. */
export const CLIENT_TO_SERVER = {
  /** Controller: run this command. */
  command: 'cmd',
  /** Follower: become a controller, by PIN. */
  control: 'control',
  /** Controller: forget my admission. */
  leave: 'leave',
  /** Anyone: send a full snapshot. */
  snapshot: 'snapshot',
  /** Host or controller: the answer to a beat, without an acknowledgement. */
  beat: 'beat',
  /** Host: this is on screen now. */
  show: 'show',
  /** Host: end the session. */
  end: 'end',
  /** Host: this phone may no longer control. */
  removePhone: 'removePhone',
  /** Host or controller: change which phone drives, or ask to drive. */
  drive: 'drive',
  /** Controller: replace this phone's name. */
  rename: 'rename',
  /** Host: replace the PIN. */
  changePin: 'changePin',
  /** Host: judge PINs again in spite of earlier wrong ones. */
  allowPins: 'allowPins',
} as const;

/** Events from the server to current clients. */
export const SERVER_TO_CLIENT = {
  /** To all: what is on screen. */
  state: 'state',
  /** To one client: the full state when it connects, becomes a controller or may have missed a message. */
  snapshot: 'snapshot',
  /** To all: font sizes and display settings. */
  settings: 'settings',
  /** To one client: its role. */
  role: 'role',
  /** To all: the connection works; comes at regular intervals. */
  beat: 'beat',
  /** To controllers: what the projector reports to have painted. */
  painted: 'painted',
  /** To controllers: which phone drives, and which ask to. */
  driving: 'driving',
  /** To a controller: the outcome of its command. */
  applied: 'applied',
  /** To the host: run this command; acknowledged. */
  command: 'cmd',
  /** To the host: news for its operator. */
  notice: 'notice',
  /** To the host: the admitted phones and the state of the PIN lock, on connecting and after each change. */
  admission: 'admission',
  /** To the host: the number of connected clients, if one server has them all. */
  audience: 'audience',
  /** To all: the session is over. */
  close: 'close',
} as const;

/**
 * Why the server refuses a message; clients match on the id and show a translated text. `isFinal` means that retrying
 * doesn't help.
 */
export const REFUSALS = {
  pinWrong: { isFinal: true, message: 'The PIN is not that of the display.' },
  pinLocked: { isFinal: true, message: 'Too many wrong PINs; wait, or unlock at the display.' },
  removed: { isFinal: true, message: 'The display removed this phone; enter its PIN again.' },
  hostOffline: { isFinal: false, message: 'The display is not connected.' },
  storeUnavailable: { isFinal: false, message: 'The server cannot save this at the moment; try again soon.' },
  notController: { isFinal: true, message: 'Only a controller may do this.' },
  notHost: { isFinal: true, message: 'Only the display may do this.' },
  tooFast: { isFinal: false, message: 'Too many messages; wait a moment.' },
  malformed: { isFinal: true, message: 'The message is not understood.' },
  expired: { isFinal: true, message: 'The command arrived too late and was not shown.' },
  unsupported: { isFinal: true, message: 'This display cannot do that.' },
  version: { isFinal: true, message: 'This version of the protocol is not spoken here: reload the page.' },
} as const satisfies Record<string, { isFinal: boolean; message: string }>;

export type RefusalId = keyof typeof REFUSALS;

/** The namespace middleware's error for a code without a session; legacy clients match this text. */
export const UNKNOWN_NAMESPACE = 'Invalid namespace';
