import { isNavigation, type Command } from './commands.ts';
import { LIMITS } from './limits.ts';

/** A count that drops by one each `leakMs`, stored as the time when it reaches zero, in milliseconds since 1970. */
export type LeakyBucket = number;

export interface BucketLimit {
  /** Maximum count. */
  readonly size: number;
  /** Milliseconds for the count to drop by one. */
  readonly leakMs: number;
}

/** Milliseconds until another event fits; 0 if it fits now. */
export function waitFor(bucket: LeakyBucket | undefined, { size, leakMs }: BucketLimit, now: number): number {
  return Math.max(0, (bucket ?? now) - now - (size - 1) * leakMs);
}

/** Returns the bucket with one more event counted. */
export function pour(bucket: LeakyBucket | undefined, { leakMs }: BucketLimit, now: number): LeakyBucket {
  return Math.max(now, bucket ?? now) + leakMs;
}

/** Times of recent events, oldest first, on the caller's clock. */
export type SlidingWindow = readonly number[];

/** Returns the part of the window that still counts. */
export function withinWindow(window: SlidingWindow, windowMs: number, now: number): SlidingWindow {
  const first = window.findIndex((at) => at > now - windowMs);
  return first === 0 ? window : first === -1 ? [] : window.slice(first);
}

/** Counts an event if it is within the limit; the window changes only then. */
export function countWithin(
  window: SlidingWindow,
  { limit, windowMs, now }: { limit: number; windowMs: number; now: number },
): { isWithin: boolean; window: SlidingWindow } {
  const recent = withinWindow(window, windowMs, now);
  return recent.length >= limit
    ? { isWithin: false, window: recent }
    : { isWithin: true, window: [...recent, now] };
}

/** A command waiting for a legacy host. */
export interface QueuedCommand {
  readonly id: string;
  /** Null for a question from the server, such as a PIN check; it keeps its position in the queue. */
  readonly command: Command | null;
}

/** Commands for a host that handles one at a time, in order. */
export interface HostQueue {
  readonly waiting: readonly QueuedCommand[];
  /** Time of the last send, on the caller's clock. */
  readonly sentAt: number;
}

export const EMPTY_HOST_QUEUE: HostQueue = { waiting: [], sentAt: Number.NEGATIVE_INFINITY };

/** Adds a command: a navigation replaces a waiting one, steps all wait [SYNC-PACE-2, SYNC-PACE-3]. */
export function enqueue(
  queue: HostQueue,
  item: QueuedCommand,
): { queue: HostQueue; superseded: readonly QueuedCommand[] } {
  const isMove = ({ command }: QueuedCommand) => command !== null && isNavigation(command);
  if (!isMove(item)) return { queue: { ...queue, waiting: [...queue.waiting, item] }, superseded: [] };
  const superseded = queue.waiting.filter(isMove);
  const others = queue.waiting.filter((each) => !isMove(each));
  return { queue: { ...queue, waiting: [...others, item] }, superseded };
}

/** Takes the next command if it is due, else the milliseconds to wait; null if the queue is empty [SYNC-PACE-1]. */
export function dequeue(
  queue: HostQueue,
  now: number,
): { item: QueuedCommand | null; queue: HostQueue; waitMs: number | null } {
  const [item, ...waiting] = queue.waiting;
  if (!item) return { item: null, queue, waitMs: null };
  const waitMs = queue.sentAt + LIMITS.hostPaceMs - now;
  if (waitMs > 0) return { item: null, queue, waitMs };
  return { item, queue: { waiting, sentAt: now }, waitMs: waiting.length === 0 ? null : LIMITS.hostPaceMs };
}
