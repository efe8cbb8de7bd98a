import { hash, type Options, verify } from '@node-rs/argon2';
import { ApiError } from '@naad/api-contract';
import { createSecret } from '../../accounts/index.ts';
import { isWeakPassword } from './isWeakPassword.ts';

/**
 * argon2id (the package's default) with OWASP's first recommendation for storing passwords: 46 MiB, one pass, one
 * lane.
 */
export const ARGON2 = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const satisfies Options;
/** Maximum queue length: hashes run one at a time, since each takes 46 MiB and 10-100 ms. */
export const MAX_WAITING_HASHES = 32;

const WEAK =
  'That password is easy to guess. Choose a longer one, such as four words that have nothing to do with each other, your name or this site.';

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** @throws ApiError `loginsBusy` if the queue is full */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting > MAX_WAITING_HASHES) throw new ApiError('loginsBusy');
  waiting += 1;
  const result = last.then(work).finally(() => {
    waiting -= 1;
  });
  last = result.catch(() => undefined);
  return result;
}

/** Normalises a password, since keyboards compose letters differently. */
function normalise(password: string): string {
  return password.normalize('NFC');
}

/** @throws ApiError `loginsBusy` */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalise(password), ARGON2));
}

/** True if an earlier version made the hash with other parameters. */
export function isOutdatedHash(storedHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = ARGON2;
  return !storedHash.includes(`$m=${String(memoryCost)},t=${String(timeCost)},p=${String(parallelism)}$`);
}

let dummy: Promise<string> | null = null;

/** Hash of a random secret; retried after a failure. */
function dummyHash(): Promise<string> {
  dummy ??= hash(createSecret(), ARGON2).catch((error: unknown) => {
    dummy = null;
    throw error;
  });
  return dummy;
}

/**
 * True if a password matches a hash. Without a hash it is false after the same time, so that timing doesn't reveal whether
 * an account exists.
 *
 * @throws ApiError `loginsBusy`
 */
export function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    const isSame = await verify(storedHash ?? (await dummyHash()), normalise(password));
    return storedHash !== null && isSame;
  });
}

/**
 * Refuses a new password that is easy to guess.
 *
 * @param names known facts of the account and site
 * @throws ApiError `weakPassword`
 */
export async function refuseWeakPassword(password: string, names: readonly string[]): Promise<void> {
  if (await isWeakPassword(password, names)) throw new ApiError('weakPassword', WEAK);
}
