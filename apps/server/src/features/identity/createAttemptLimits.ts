import { ApiError } from '@naad/api-contract';
import { limitKey } from '../../http/clientAddress.ts';
import type { Accounts, AccountUser } from '../../accounts/index.ts';

const MINUTE_MS = 60_000;

/** Maximum attempts within a window. */
export const ATTEMPT_LIMITS = {
  /** Password attempts for one account from a browser that has logged in to it before. */
  browser: { max: 10, windowMs: 15 * MINUTE_MS },
  /** Password attempts for one account from one unknown address. */
  pair: { max: 10, windowMs: 15 * MINUTE_MS },
  /**
   * Password attempts for one account from all addresses, so that guessing from many is no faster. Known browsers and
   * passkeys aren't affected.
   */
  account: { max: 100, windowMs: 60 * MINUTE_MS },
  /** Accounts created from one address. */
  signUp: { max: 20, windowMs: 60 * MINUTE_MS },
} as const;

/** An attempt at a password. */
export interface Attempt {
  /** The account, or the key of an e-mail address without one. */
  readonly account: Pick<AccountUser, 'id'> | string;
  readonly address: string;
  /** A browser or login known to belong to the account, else null. */
  readonly browser: string | null;
}

/** Counts attempts, including those for accounts that don't exist. */
export interface AttemptLimits {
  /** @throws ApiError `tooManyRequests` */
  beforePassword(attempt: Attempt): Promise<void>;
  afterRightPassword(attempt: Attempt): Promise<void>;
  /** @throws ApiError `tooManyRequests` */
  beforeSignUp(address: string): Promise<void>;
}

/** @param factor multiplies the limits; null switches them off */
export function createAttemptLimits(
  { store, now, keyedHash }: Accounts,
  factor: number | null,
): AttemptLimits {
  type Kind = keyof typeof ATTEMPT_LIMITS;

  const accountOf = ({ account }: Attempt) => (typeof account === 'string' ? `email ${account}` : account.id);
  const keyOf = async (kind: Kind, ...parts: readonly string[]) =>
    `${kind}:${await keyedHash('attempts', ...parts)}`;

  const ownKey = (attempt: Attempt) =>
    attempt.browser === null
      ? keyOf('pair', accountOf(attempt), limitKey(attempt.address))
      : keyOf('browser', accountOf(attempt), attempt.browser);

  async function count(kind: Kind, key: string): Promise<void> {
    if (factor === null) return;
    const { max, windowMs } = ATTEMPT_LIMITS[kind];
    const attempts = await store.countAttempt(key, windowMs, now());
    if (attempts > Math.max(1, max * factor)) {
      throw new ApiError('tooManyRequests', 'Too many attempts. Try again later.');
    }
  }

  return {
    async beforePassword(attempt) {
      const isKnown = attempt.browser !== null;
      await count(isKnown ? 'browser' : 'pair', await ownKey(attempt));
      if (!isKnown) await count('account', await keyOf('account', accountOf(attempt)));
    },
    async afterRightPassword(attempt) {
      await store.resetAttempts(await ownKey(attempt));
    },
    beforeSignUp: async (address) => count('signUp', await keyOf('signUp', limitKey(address))),
  };
}
