import { randomBytes } from 'node:crypto';
import type { AccountStore } from '../../accounts/index.ts';
import { hashPassword } from './passwords.ts';

/** Letters and digits that nobody takes for each other when they are read aloud or copied by hand: 32 of them. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** 80 bits, as `k3tn-8qwp-…`. */
function createPassword(): string {
  const letters = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length] ?? '');
  const groups = Array.from({ length: GROUPS }, (_each, index) =>
    letters.slice(index * GROUP_LENGTH, (index + 1) * GROUP_LENGTH).join(''),
  );
  return groups.join('-');
}

/**
 * Gives an account a new password in place of the one that was forgotten, and ends its logins. For its operator: nobody is
 * asked for anything.
 *
 * @returns the password, which nothing knows after this; null where no account has that address
 */
export async function resetPassword(store: AccountStore, email: string): Promise<string | null> {
  const user = await store.findUserByEmail(email);
  if (user === null) return null;
  const password = createPassword();
  await store.setPassword(user.id, await hashPassword(password));
  await store.endLogins(user.id);
  return password;
}
