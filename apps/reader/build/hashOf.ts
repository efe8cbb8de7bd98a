import { createHash } from 'node:crypto';

/** Letters of a hash in the name of a file. */
export const HASH_LENGTH = 8;

/** What the name of a file says of its content. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LENGTH);
}
