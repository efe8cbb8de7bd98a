import { hash, type Options, verify } from '@node-rs/argon2';
import { createSecret } from '../../accounts/index.ts';

/** argon2id (the package's default) with what OWASP's cheat sheet on storing passwords asks: 19 MiB, two passes, one lane. */
const ARGON2: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One text for one password, however a keyboard composes its letters. */
function bytesOf(password: string): string {
  return password.normalize('NFC');
}

export function hashPassword(password: string): Promise<string> {
  return hash(bytesOf(password), ARGON2);
}

let nobodys: Promise<string> | null = null;

/**
 * Whether a password is the one of a hash. Without a hash the answer is no, and takes as long: who asks does not learn
 * whether there is an account.
 */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword(createSecret());
  const nobodysHash = await nobodys;
  const isSame = await verify(kept ?? nobodysHash, bytesOf(password));
  return kept !== null && isSame;
}
