import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { SessionRecord } from './store/sessionRecord.ts';

/** A secret that nobody guesses. */
export function createToken(): string {
  return randomBytes(24).toString('base64url');
}

/** What is kept of something long and random, or of an address. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function hashPin(pin: string, salt: string): string {
  return createHmac('sha256', salt).update(pin).digest('base64url');
}

/** What is kept of a PIN. It is short: this keeps it out of sight, not from whoever has the store. */
export function keepPin(pin: string): NonNullable<SessionRecord['pin']> {
  const salt = randomBytes(12).toString('base64url');
  return { salt, hash: hashPin(pin, salt) };
}

export function isSameSecret(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

export function isPin(kept: NonNullable<SessionRecord['pin']>, pin: string): boolean {
  return isSameSecret(kept.hash, hashPin(pin, kept.salt));
}

/** A whole number from 0 up to but not including the limit. */
export function randomBelow(limit: number): number {
  return randomInt(limit);
}
