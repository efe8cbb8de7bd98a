import { createHash, createHmac, randomBytes } from 'node:crypto';
import { ApiError } from '@naad/api-contract';
import type { FastifyRequest } from 'fastify';
import type { AccountStore, AccountUser, Login } from './accountStore.ts';

const DAY_MS = 86_400_000;
/** Maximum lifetime of a login, even if it is used. */
const MAX_LIFETIME_MS = 90 * DAY_MS;
/** Minimum interval between updates of a login's last use. */
const TOUCH_MS = 600_000;
/**
 * Lifetime of a token in an address until it is claimed; shorter than {@link TOUCH_MS}, which extends a
 * login.
 */
export const CLAIM_LIFETIME_MS = 300_000;
/** Maximum age of a login for irreversible actions. */
const MAX_FRESH_MS = 900_000;
const BEARER = /^Bearer ([\w-]{20,100})$/i;

/** The authenticated user of a request. */
export interface Caller {
  readonly user: AccountUser;
  readonly login: Login;
  readonly tokenHash: string;
}

export interface Accounts {
  readonly store: AccountStore;
  readonly now: () => number;
  /** @throws ApiError `notAuthenticated` without a valid token */
  authenticate(request: FastifyRequest): Promise<Caller>;
  /** @throws ApiError `loginTooOld` */
  requireFresh(caller: Caller): void;
  /** Creates a token for an address on this site, to be claimed by the browser that started the login. */
  issueClaim(userId: string, browser: string): Promise<string>;
  /**
   * Exchanges a claim token for a lasting one; null if it is invalid. With a null `browser`, any browser may
   * claim it.
   */
  claim(token: string, browser: string | null): Promise<string | null>;
  /** Creates a lasting token. */
  issueToken(userId: string): Promise<string>;
  /**
   * Hashes short or guessable values with the key of the database. The values are hashed together, in order.
   */
  keyedHash(...values: readonly string[]): Promise<string>;
}

export interface AccountsParts {
  readonly store: AccountStore;
  /** Days without a visit after which a login ends. */
  readonly days: number;
  /** Current time in milliseconds since 1970. */
  readonly now?: () => number;
}

/** Creates accounts and their login tokens, which are random, stored as hashes, and revoked by deletion. */
export function createAccounts({ store, days, now = Date.now }: AccountsParts): Accounts {
  const idleMs = days * DAY_MS;

  async function issue(userId: string, kind: 'claim' | 'kept', browserHash: string | null, lifeMs: number) {
    const token = createSecret();
    const createdAt = now();
    const tokenHash = secretHash(token);
    await store.addLogin({ tokenHash, userId, kind, browserHash, createdAt, expiresAt: createdAt + lifeMs });
    return token;
  }

  let key: Promise<string> | null = null;

  /** Reads the key once, retrying after a failure. */
  function readKey(): Promise<string> {
    key ??= store.readKey().catch((error: unknown) => {
      key = null;
      throw error;
    });
    return key;
  }

  const issueToken = (userId: string) => issue(userId, 'kept', null, idleMs);

  return {
    store,
    now,
    async authenticate({ headers }) {
      const token = BEARER.exec(headers.authorization ?? '')?.[1];
      if (token === undefined) throw new ApiError('notAuthenticated');
      const tokenHash = secretHash(token);
      const time = now();
      const found = await store.findLogin(tokenHash, time);
      if (found === null) throw new ApiError('notAuthenticated');
      const { user, login } = found;
      if (time - login.lastUsedAt > TOUCH_MS) {
        const expiresAt = Math.min(time + idleMs, login.createdAt + MAX_LIFETIME_MS);
        // A full disk prevents the update but not the authentication.
        await store.touchLogin(tokenHash, time, expiresAt).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
        });
      }
      return { user, login, tokenHash };
    },
    requireFresh({ login }) {
      if (now() - login.createdAt > MAX_FRESH_MS) throw new ApiError('loginTooOld');
    },
    issueClaim: (userId, browser) => issue(userId, 'claim', secretHash(browser), CLAIM_LIFETIME_MS),
    async claim(token, browser) {
      const browserHash = browser === null ? null : secretHash(browser);
      const userId = await store.claimLogin(secretHash(token), browserHash, now());
      return userId === null ? null : issueToken(userId);
    },
    issueToken,
    keyedHash: async (...values) => keyedHash(await readKey(), JSON.stringify(values)),
  };
}

/** Creates an unguessable secret of 256 bits. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a long random secret for storage, so that a reader of the store can't log in with it. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Hashes a short or guessable value, such as a client's address; useless without the key. */
function keyedHash(key: string, text: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest('base64url');
}
