/** The command numbers that the server remembers of a controller. */
export interface CounterWindow {
  readonly highest: number;
  /** Recent numbers, newest last. */
  readonly seen: readonly number[];
}

export const EMPTY_WINDOW: CounterWindow = { highest: 0, seen: [] };
const MAX_SEEN = 64;

/** `late`: a first arrival below the highest number. `duplicate`: seen before, or older than the window. */
export type CounterVerdict = 'new' | 'late' | 'duplicate';

/** Classifies an arriving number [SYNC-CMD-2]. */
export function judgeCounter({ highest, seen }: CounterWindow, counter: number): CounterVerdict {
  if (counter > highest) return 'new';
  return seen.includes(counter) || counter <= highest - MAX_SEEN ? 'duplicate' : 'late';
}

export function rememberCounter({ highest, seen }: CounterWindow, counter: number): CounterWindow {
  return { highest: Math.max(highest, counter), seen: [...seen, counter].slice(-MAX_SEEN) };
}

/** The last message number a client applied; null before the first. */
export type SequencePosition = { readonly epoch: string; readonly seq: number } | null;

/** The action for a numbered message. `isGap` means a message was missed, so ask for a snapshot. */
export type SequenceVerdict =
  | { readonly kind: 'drop' }
  | { readonly kind: 'apply'; readonly position: NonNullable<SequencePosition>; readonly isGap: boolean };

/**
 * Applies a snapshot unless it is older than the current state: with the same number it may hold more [SYNC-SEQ-5].
 */
export function receiveSnapshot(
  position: SequencePosition,
  { epoch, seq }: { epoch: string; seq: number },
): SequenceVerdict {
  if (position?.epoch === epoch && seq < position.seq) return { kind: 'drop' };
  return { kind: 'apply', position: { epoch, seq }, isGap: false };
}

/**
 * Classifies a numbered message for a client [SYNC-SEQ-2 to 4]. Old numbers are dropped; a gap is applied, since
 * messages are whole, and a snapshot fills it; another epoch restarts the numbering.
 */
export function receiveSequenced(
  position: SequencePosition,
  { epoch, seq }: { epoch: string; seq: number },
): SequenceVerdict {
  const isSameEpoch = position?.epoch === epoch;
  if (isSameEpoch && seq <= position.seq) return { kind: 'drop' };
  return { kind: 'apply', position: { epoch, seq }, isGap: isSameEpoch && seq > position.seq + 1 };
}

/** A host's progress through the commands of a connection. */
export interface CommandProgress {
  /** Number of the last command received. */
  readonly received: number;
  /** Ids of executed commands on this or an earlier connection, newest last. */
  readonly done: readonly string[];
}

export const EMPTY_PROGRESS: CommandProgress = { received: 0, done: [] };
const MAX_DONE = 256;

/**
 * Accepts only the next number, so that a command that overtook another waits to be sent again, and skips ids already
 * executed [SYNC-HOST-2]. Acknowledge with `received` in any case.
 */
export function receiveInOrder(
  progress: CommandProgress,
  { order, id }: { order: number; id: string },
): { progress: CommandProgress; shouldRun: boolean } {
  if (order !== progress.received + 1) return { progress, shouldRun: false };
  const shouldRun = !progress.done.includes(id);
  const done = shouldRun ? [...progress.done, id].slice(-MAX_DONE) : progress.done;
  return { progress: { received: order, done }, shouldRun };
}

/** Restarts the numbering for a new connection; executed ids are kept. */
export function restartNumbering({ done }: CommandProgress): CommandProgress {
  return { received: 0, done };
}
