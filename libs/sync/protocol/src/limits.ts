const Second = 1_000;
const Minute = 60 * Second;
const Hour = 60 * Minute;

/** Every limit of the protocol. Times are in milliseconds. */
export const LIMITS = {
  /** Longest text of a slide, in UTF-16 units. */
  textLength: 2_000,
  /** Largest message, in characters of JSON. */
  messageLength: 4_096,
  /** Wire font sizes are whole numbers in this range. */
  fontSize: { min: 1, max: 20 },
  /** A legacy host handles one message per render of its screen. */
  hostPaceMs: 40,
  /** An echo of the host's within this time of a command says nothing new. */
  echoMergeMs: 300,
  /** What a legacy host answers to a request for control may bring an old picture of the screen with it. */
  staleSnapshotMs: 500,
  /** A host that comes back says what it says in one burst. */
  reconnectBurstMs: 250,
  /** A legacy controller that comes back replays what was tapped meanwhile. */
  controllerBurst: { afterConnectMs: 1_000, windowMs: 100 },
  /** Controllers forget a tap that could not be sent for so long. */
  commandAgeMs: 3 * Second,
  /** How long a controller waits for an acknowledgement before it asks once more. */
  acknowledgeMs: 2 * Second,
  /** How long a controller waits for its answer to a request for control. */
  controlWaitMs: 5 * Second,
  /** How long the server waits for a legacy host to judge a PIN. */
  hostVerdictMs: 3 * Second,
  /** What the host has not acknowledged is sent to it again. */
  hostResendMs: 500,
  /** An accepted command waits so long for a host that went away. */
  pendingMs: 10 * Second,
  /** A session ends so long after its host was last seen. */
  sessionMs: 12 * Hour,
  /** The host that asked for the end goes away within this time, or it was somebody else who asked. */
  endMs: 5 * Second,
  /** How long a legacy host's begin is held, so that its socket script has arrived. */
  legacyBeginMs: 400,
  wrongPins: { perSocket: 5, perSocketMs: Minute, perSession: 20, perSessionMs: Hour, lockMs: 15 * Minute },
  unknownCodes: { perAddress: 20, windowMs: Minute, delayStepMs: 250, maxDelayMs: 5 * Second },
  begins: { perHost: 6, perAddress: 30, windowMs: Minute },
  /** Messages to a session, and from one socket, a second. */
  messages: { perSession: 50, perSocket: 25, windowMs: Second },
  /** Connections that a server holds for one address at most; a congregation shares one. */
  connectionsPerAddress: 2_000,
  /** Commands that may wait for a display of ours at one time. */
  pendingCommands: 200,
} as const;
