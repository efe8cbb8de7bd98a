import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { StoredPin } from './store/sessionRecord.ts';

/** Size of a store's key. */
export const KEY_BYTES = 32;

/** Creates a random secret. */
export function createToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Hashes a long random secret, which can't be guessed from its hash. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Adds a store's key to a {@link fingerprint}. */
export function keyHash(key: Buffer, hash: string): string {
  return createHmac('sha256', key).update(hash).digest('base64url');
}

/** Hashes text with few possible values, such as an address. */
export function keyedFingerprint(key: Buffer, text: string): string {
  return keyHash(key, fingerprint(text));
}

/** Creates a key for {@link SessionStore.key}. */
export function createKey(): Buffer {
  return randomBytes(KEY_BYTES);
}

function hashPin(pin: string, salt: string): string {
  return createHmac('sha256', salt).update(pin).digest('base64url');
}

/** Hashes a PIN for storage. A PIN is short: the hash hides it from view, not from an attacker who has the store. */
export function createStoredPin(pin: string): StoredPin {
  const salt = randomBytes(12).toString('base64url');
  return { salt, hash: hashPin(pin, salt) };
}

export function isSameSecret(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

export function matchesPin(stored: StoredPin, pin: string): boolean {
  return isSameSecret(stored.hash, hashPin(pin, stored.salt));
}

/** A random whole number from 0 up to but not including the limit. */
export function randomBelow(limit: number): number {
  return randomInt(limit);
}
