import { isNavigation, type Command } from './commands.ts';
import { LIMITS } from './limits.ts';

/** A command that waits for a legacy host. */
export interface QueuedCommand {
  readonly id: string;
  /** Null for a question of the server's, such as whether a PIN is right: it keeps its place. */
  readonly command: Command | null;
}

/** Commands for a host that handles one at a time, in order. */
export interface HostQueue {
  readonly waiting: readonly QueuedCommand[];
  /** When the last one was sent, in the time of the caller. */
  readonly sentAt: number;
}

export const EMPTY_HOST_QUEUE: HostQueue = { waiting: [], sentAt: Number.NEGATIVE_INFINITY };

/** SYNC-PACE-2, SYNC-PACE-3: a navigation takes the place of one that still waits; steps all wait. */
export function enqueue(
  queue: HostQueue,
  item: QueuedCommand,
): { queue: HostQueue; superseded: readonly QueuedCommand[] } {
  const moves = ({ command }: QueuedCommand) => command !== null && isNavigation(command);
  if (!moves(item)) return { queue: { ...queue, waiting: [...queue.waiting, item] }, superseded: [] };
  const superseded = queue.waiting.filter(moves);
  const kept = queue.waiting.filter((each) => !moves(each));
  return { queue: { ...queue, waiting: [...kept, item] }, superseded };
}

/** SYNC-PACE-1: the next command if its time has come, else in how many milliseconds to ask again; null for never. */
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
