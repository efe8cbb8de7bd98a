import { LIMITS, type SessionCode } from '@naad/sync-protocol';
import type { Clock } from '../clock.ts';
import type { SessionRecord } from '../store/sessionRecord.ts';
import type { SessionStore } from '../store/sessionStore.ts';
import type { Caller } from './connection.ts';

/** The session of a code; `refused` if the caller's network tried too many codes, whether or not this one exists. */
export type FoundSession =
  | { readonly kind: 'known'; readonly record: SessionRecord }
  /** True if it counts as a guess: repeating the same unknown code counts once. */
  | { readonly kind: 'unknown'; readonly isCounted: boolean }
  | { readonly kind: 'refused' };

/** Looks up codes for callers who may be guessing, with shared limits for HTTP and sockets. */
export interface CodeGuard {
  /** Finds a session [SYNC-LIMIT-2, SYNC-LIMIT-5]. */
  find(code: SessionCode, caller: Caller): Promise<FoundSession>;
  /** Recent unknown codes from the caller's network. */
  guesses(caller: Caller): Promise<number>;
}

interface GuardParts {
  readonly clock: Clock;
  readonly store: SessionStore;
  readonly read: (code: SessionCode) => Promise<SessionRecord | null>;
  /** Multiplies the limits; null for no limits. */
  readonly factor: number | null;
  readonly background: (work: Promise<unknown>) => void;
}

/** Maximum number of marks remembered by this process; beyond it all are cleared. */
const MAX_MARKED = 50_000;

/**
 * Answers known codes at once for callers who don't guess, even if others on their network do. Guessers wait for
 * known and unknown codes alike, so waiting reveals nothing. A user agent is easily changed, so the network has a
 * limit too; beyond it only sessions that its people are in are answered at once.
 */
export function createCodeGuard({ clock, store, read, factor, background }: GuardParts): CodeGuard {
  const { windowMs, delayStepMs, maxDelayMs, ...limits } = LIMITS.unknownCodes;
  const waiting = new Map<string, number>();
  const marked = new Set<string>();
  const pause = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

  function countWaiting(key: string, change: 1 | -1): void {
    const count = (waiting.get(key) ?? 0) + change;
    if (count > 0) waiting.set(key, count);
    else waiting.delete(key);
  }

  /** False if too many answers for the device or its network are already waiting. */
  async function wait({ network, device }: Caller, ms: number): Promise<boolean> {
    const hasRoom =
      (waiting.get(network) ?? 0) < limits.waiting && (waiting.get(device) ?? 0) < limits.waitingOfDevice;
    if (!hasRoom) return false;
    for (const key of [network, device]) countWaiting(key, 1);
    await pause(ms);
    for (const key of [network, device]) countWaiting(key, -1);
    return true;
  }

  function markFamiliar(key: string): void {
    if (marked.has(key)) return;
    if (marked.size >= MAX_MARKED) marked.clear();
    marked.add(key);
    background(store.mark(key, LIMITS.sessionMs));
  }

  /** Milliseconds to delay an answer; equal for known and unknown codes of the same caller. */
  function delayOf(ofDevice: number, ofNetwork: number, isNear: boolean): number {
    if (factor === null) return 0;
    const overDevice = ofDevice - limits.perDevice * factor;
    const overNetwork = ofNetwork - (isNear ? limits.flood : limits.perAddress) * factor;
    return Math.min(maxDelayMs, Math.max(0, Math.max(overDevice, overNetwork) + 1) * delayStepMs);
  }

  return {
    guesses: ({ network }) => store.getCount(`unknown:${network}`),
    async find(code, caller) {
      const { network, device } = caller;
      const familiarMark = `near:${code}:${network}`;
      const unknownMark = `told:${code}:${network}`;
      // Read everything at once, so that the duration reveals nothing about the code.
      const [record, ofDevice, ofNetwork, isNear, wasReported] = await Promise.all([
        read(code),
        store.getCount(`unknown:${device}`),
        store.getCount(`unknown:${network}`),
        store.isMarked(familiarMark),
        store.isMarked(unknownMark),
      ]);
      if (record === null && wasReported) return { kind: 'unknown', isCounted: false };
      const count = (key: string) => background(store.count(`unknown:${key}`, windowMs));
      // The answer of a device that also waits for known codes reveals nothing until it is sent; only then does it
      // count for the network.
      const isGuesser = factor !== null && ofDevice >= limits.perDevice * factor;
      if (record === null) count(device);
      if (record === null && !isGuesser) count(network);
      const isFamiliar = record !== null && (isNear || record.beganBy.address === network);
      const ms = delayOf(ofDevice, ofNetwork, isFamiliar);
      if (ms > 0 && !(await wait(caller, ms))) return { kind: 'refused' };
      if (record === null) {
        if (isGuesser) count(network);
        background(store.mark(unknownMark, windowMs));
        return { kind: 'unknown', isCounted: true };
      }
      markFamiliar(familiarMark);
      return { kind: 'known', record };
    },
  };
}
