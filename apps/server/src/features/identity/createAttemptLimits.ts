import { ApiError } from '@naad/api-contract';
import { type Accounts, secretHash } from '../../accounts/index.ts';

const MINUTE_MS = 60_000;

/** How often something may be tried within a window. */
const LIMITS = {
  /** Passwords of one account from one address. */
  pair: { most: 10, windowMs: 15 * MINUTE_MS },
  /** And from all addresses: guessing from many is no faster. A passkey still opens it. */
  account: { most: 100, windowMs: 60 * MINUTE_MS },
  /** New accounts from one address. */
  signUp: { most: 20, windowMs: 60 * MINUTE_MS },
} as const;

/** Counts what is tried, whether or not there is such an account. */
export interface AttemptLimits {
  /** @throws ApiError `tooManyRequests` */
  beforePassword(account: string, address: string): Promise<void>;
  afterRightPassword(account: string, address: string): Promise<void>;
  /** @throws ApiError `tooManyRequests` */
  beforeSignUp(address: string): Promise<void>;
}

/** @param factor by which the limits are multiplied; null for none */
export function createAttemptLimits({ store, now }: Accounts, factor: number | null): AttemptLimits {
  // The store has no address of anybody.
  const keyOf = (kind: keyof typeof LIMITS, text: string) => `${kind}:${secretHash(text)}`;
  const pairOf = (account: string, address: string) => `${account.toLowerCase()} ${address}`;

  async function count(kind: keyof typeof LIMITS, text: string): Promise<void> {
    if (factor === null) return;
    const { most, windowMs } = LIMITS[kind];
    const counted = await store.countAttempt(keyOf(kind, text), windowMs, now());
    if (counted > Math.max(1, most * factor)) {
      throw new ApiError('tooManyRequests', 'Too many attempts; try again in a while.');
    }
  }

  return {
    async beforePassword(account, address) {
      await count('pair', pairOf(account, address));
      await count('account', account.toLowerCase());
    },
    async afterRightPassword(account, address) {
      await store.forgetAttempts(keyOf('pair', pairOf(account, address)));
    },
    beforeSignUp: (address) => count('signUp', address),
  };
}
