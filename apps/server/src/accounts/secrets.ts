import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses: 256 bits. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret that is long and random; whoever reads the store cannot log in by it. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
