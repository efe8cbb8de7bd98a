import { randomBytes } from 'node:crypto';
import type { AccountStore } from '../../accounts/index.ts';
import { hashPassword } from './passwords.ts';

/** 32 letters and digits that can't be confused when read aloud or copied by hand. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** 80 random bits, written as `k3tn-8qwp-…`. */
function createPassword(): string {
  const letters = [...randomBytes(GROUPS * GROUP_LENGTH)].map(
    (byte) => ALPHABET[byte % ALPHABET.length] ?? '',
  );
  const groups = Array.from({ length: GROUPS }, (_each, index) =>
    letters.slice(index * GROUP_LENGTH, (index + 1) * GROUP_LENGTH).join(''),
  );
  return groups.join('-');
}

/**
 * Replaces a forgotten password with a random one and ends the account's logins. For the operator: it checks no
 * credentials.
 *
 * @returns the password, which isn't stored anywhere; null if no account has this address
 */
export async function resetPassword(store: AccountStore, email: string): Promise<string | null> {
  const user = await store.findUserByEmail(email);
  if (user === null) return null;
  const password = createPassword();
  await store.setPassword(user.id, await hashPassword(password));
  await store.endLogins(user.id);
  return password;
}
