import {
  countWithin,
  LIMITS,
  parsePin,
  SERVER_TO_CLIENT,
  withinWindow,
  type SlidingWindow,
} from '@naad/sync-protocol';
import { isPin, isSameSecret, keepPin } from '../secrets.ts';
import type { Session } from './createSession.ts';
import type { Client, LeaderPorts, ReplyTo, Verdict } from './leaderPorts.ts';

/** Asks a legacy host whether a PIN is right; answers with null where it says nothing. */
export type AskHost = (pin: string, answered: ReplyTo<boolean | null>) => void;

/** Who may control. */
export interface Admission {
  /** Judges a PIN; at once where the server knows the right one. */
  judge(client: Client, pin: unknown, done: ReplyTo<Verdict>): void;
}

/** Sockets whose wrong PINs are remembered, at most; more than that are nobody's in earnest. */
const MAX_SOCKETS = 10_000;

export function createAdmission(session: Session, ports: LeaderPorts, askHost: AskHost): Admission {
  const { wrongPins } = LIMITS;
  const failuresOf = new Map<string, SlidingWindow>();

  function isAdmitted({ clientId, isController }: Client): boolean {
    const { pin, controllers } = session.record();
    const admittedWith = clientId === null ? null : (controllers[clientId]?.admittedWith ?? null);
    return isController || (pin !== null && admittedWith !== null && isSameSecret(admittedWith, pin.hash));
  }

  function lock(now: number): void {
    const lockedUntil = now + wrongPins.lockMs;
    void session.patch({ lockedUntil, wrongPins: [] });
    const isCurrent = session.record().hostKind === 'current';
    if (isCurrent) ports.toHost(SERVER_TO_CLIENT.notice, { kind: 'pinLocked', untilTs: lockedUntil });
  }

  /** SYNC-PIN-6: only failures count. */
  function fail({ socketId }: Client): void {
    const now = ports.clock.now();
    if (failuresOf.size >= MAX_SOCKETS) failuresOf.clear();
    failuresOf.set(socketId, [
      ...withinWindow(failuresOf.get(socketId) ?? [], wrongPins.perSocketMs, now),
      now,
    ]);
    const { perSession: limit, perSessionMs: windowMs } = wrongPins;
    const { window } = countWithin(session.record().wrongPins, { limit, windowMs, now });
    if (window.length >= limit) lock(now);
    else void session.patch({ wrongPins: window });
  }

  function isBlocked(client: Client): boolean {
    const now = ports.clock.now();
    if (session.record().lockedUntil > now) return true;
    const failures = withinWindow(failuresOf.get(client.socketId) ?? [], wrongPins.perSocketMs, now);
    return failures.length >= wrongPins.perSocket;
  }

  function judge(client: Client, given: unknown, done: ReplyTo<Verdict>): void {
    if (isBlocked(client) && !isAdmitted(client)) return done('pinLocked');
    const pin = parsePin(given);
    const { pin: kept, hostOnline, hostKind } = session.record();
    if (kept !== null && pin !== null && isPin(kept, pin)) return done(null);
    if (isBlocked(client)) return done('pinLocked');
    if (kept !== null || pin === null) {
      fail(client);
      return done('pinWrong');
    }
    if (!hostOnline || hostKind !== 'legacy') return done('hostOffline');
    askHost(pin, (isRight) => {
      if (isRight === null) return done('hostOffline');
      if (!isRight) {
        fail(client);
        return done('pinWrong');
      }
      // What the host found right, the server judges from now on.
      if (session.record().pin === null) void session.patch({ pin: keepPin(pin) });
      done(null);
    });
  }

  return { judge };
}
