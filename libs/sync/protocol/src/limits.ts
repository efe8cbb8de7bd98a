const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Every limit of the protocol. Times are in milliseconds. */
export const LIMITS = {
  /** Longest text of a slide, in UTF-16 units. */
  textLength: 2_000,
  /** Largest message, in characters of JSON. */
  messageLength: 4_096,
  /** Wire font sizes are whole numbers in this range. */
  fontSize: { min: 1, max: 20 },
  /** Minimum gap between messages to a legacy host, which handles one per render of its screen. */
  hostPaceMs: 40,
  /** An echo from the host within this time of a command carries no news. */
  echoMergeMs: 300,
  /** For this long after a legacy host answers a request for control, its content may be outdated. */
  staleSnapshotMs: 500,
  /** Everything a returning host sends within this time is one burst. */
  reconnectBurstMs: 250,
  /** A legacy controller that reconnects replays the taps made meanwhile. */
  controllerBurst: { afterConnectMs: 1_000, windowMs: 100 },
  /** A tap that could not be sent or run within this time is dropped: by its controller, the server and the display. */
  commandAgeMs: 3 * SECOND,
  /** Time a controller waits for an acknowledgement before it sends the command again. */
  acknowledgeMs: 2 * SECOND,
  /** The outcome of a tap counts as unknown after this time, but is asked for up to `askOutcomeMs`. */
  outcomeMs: 4 * SECOND,
  askOutcomeMs: 30 * SECOND,
  /**
   * Beats of the server. A host or controller that leaves one unanswered for `silentMs` is disconnected. A client
   * that misses the next one for `patienceMs` reconnects, and so does one that hears nothing after it connected.
   */
  beats: {
    hostMs: 800,
    followerMs: 2 * SECOND,
    silentMs: 2_200,
    patienceMs: 2 * SECOND,
    firstMs: 3 * SECOND,
  },
  /** A projector says so if its session could not be confirmed for this long. */
  unconfirmedMs: 10 * SECOND,
  /** Time a controller waits for the answer to a request for control. */
  controlWaitMs: 5 * SECOND,
  /** A jump can be undone for this long. */
  undoMs: 10 * SECOND,
  /** Time the server waits for a legacy host to judge a PIN. */
  hostVerdictMs: 3 * SECOND,
  /**
   * Unacknowledged commands are sent to the host again, at most a batch at a time; the pauses double once the host
   * has been silent for `hostPatienceMs`.
   */
  hostResendMs: 500,
  hostPatienceMs: 5 * SECOND,
  maxHostResendMs: 8 * SECOND,
  hostResendBatch: 50,
  /** A host connection that acknowledges nothing for this long is closed. */
  hostSilentMs: 30 * SECOND,
  /** An accepted command waits this long for a host that went away. */
  pendingMs: 10 * SECOND,
  /** A session ends this long after its host was last seen. */
  sessionMs: 12 * HOUR,
  /** An end request counts as the host's if the host goes away within this time. */
  endMs: 5 * SECOND,
  /** Delay before a legacy begin is answered, so that the host's socket script has loaded. */
  legacyBeginMs: 400,
  /**
   * Wrong PINs: five at once from a device, then one every twelve seconds; other limits depend on the PIN's length.
   */
  wrongPins: {
    device: { size: 5, leakMs: 12 * SECOND },
    /** Limits for six-digit PINs. */
    current: {
      address: { size: 20, leakMs: 2 * MINUTE },
      session: { perAddress: 5, total: 30, windowMs: HOUR, lockMs: 15 * MINUTE },
    },
    /** Limits for four-digit PINs. */
    legacy: {
      address: { size: 10, leakMs: 5 * MINUTE },
      session: { perAddress: 3, total: 12, windowMs: HOUR, lockMs: 30 * MINUTE },
    },
  },
  /** Messages from strangers that one address may send to the leader: 250 a second. */
  strangers: { size: 250, leakMs: 4 },
  /**
   * Unknown codes, each counted once. Answers are delayed over `perDevice` for the device (address and user agent),
   * over `perAddress` for the address except in sessions somebody there is in, over `flood` for everyone there. At
   * most `waiting` answers of an address are delayed at a time, `waitingOfDevice` of a device; a socket is closed
   * after `perConnection`.
   */
  unknownCodes: {
    perDevice: 20,
    perAddress: 100,
    flood: 1_200,
    perConnection: 5,
    windowMs: MINUTE,
    delayStepMs: 250,
    maxDelayMs: 5 * SECOND,
    waiting: 10,
    waitingOfDevice: 4,
  },
  /**
   * A legacy host from another address than its begin: accepted within `firstMs` from an address with fewer than
   * `guesses` unknown codes. For `returnMs` it gives way to a host from the address of the begin.
   */
  roamingHost: { firstMs: 5 * SECOND, guesses: 5, returnMs: MINUTE },
  begins: { perHost: 6, perAddress: 30, windowMs: MINUTE },
  /**
   * Commands a second to a session and from one phone, both from admitted phones only, and messages from one socket.
   */
  messages: { perSession: 50, perPhone: 25, perSocket: 25, windowMs: SECOND },
  /** Maximum number of admitted phones that a session remembers. */
  phones: 64,
  /** Longest name of a phone, in characters. */
  phoneName: 40,
  /** A request to drive ends after `requestMs`; all phones drive once the driver has been away for `awayMs`. */
  driving: { requestMs: 30 * SECOND, awayMs: 15 * SECOND },
  /** Maximum connections to a server from one address; a congregation shares one. */
  connectionsPerAddress: 2_000,
  /** Maximum commands waiting for a current display. */
  pendingCommands: 200,
} as const;
