import type { FastifyRequest } from 'fastify';
import { ApiError } from '@naad/api-contract';
import type { AccountStore, AccountUser, Login } from './accountStore.ts';
import { createSecret, secretHash } from './secrets.ts';

const DAY_MS = 86_400_000;
/** However often it is used, a login ends after this. */
const LONGEST_MS = 90 * DAY_MS;
/** A visit is noted this often at most. */
const TOUCH_MS = 600_000;
/** How long a token in an address may wait to be claimed; less than until a first visit is noted, which prolongs. */
const CLAIM_MS = 300_000;
/** What cannot be undone is only done in a login as fresh as this. */
const FRESH_MS = 900_000;
const BEARER = /^Bearer ([\w-]{20,100})$/i;

/** Whoever sent a request, by its token. */
export interface Caller {
  readonly user: AccountUser;
  readonly login: Login;
  readonly tokenHash: string;
}

export interface Accounts {
  readonly store: AccountStore;
  readonly now: () => number;
  /** @throws ApiError `notAuthenticated` without a token that holds */
  authenticate(request: FastifyRequest): Promise<Caller>;
  /** @throws ApiError `loginTooOld` */
  requireFresh(caller: Caller): void;
  /** A token for the address of a page of ours, which the browser that began the login claims. */
  issueClaim(userId: string, browser: string): Promise<string>;
  /** A token to keep in exchange; null where that one is none. `browser` null asks for no browser. */
  claim(token: string, browser: string | null): Promise<string | null>;
  /** A token to keep. */
  issueToken(userId: string): Promise<string>;
}

export interface AccountsParts {
  readonly store: AccountStore;
  /** After how many days without a visit a login ends. */
  readonly days: number;
  /** The moment, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** Accounts and the tokens by which their owners are known: random, kept as hashes, ended by deleting them. */
export function createAccounts({ store, days, now = Date.now }: AccountsParts): Accounts {
  const idleMs = days * DAY_MS;

  async function issue(userId: string, kind: 'claim' | 'kept', browserHash: string | null, lifeMs: number) {
    const token = createSecret();
    const createdAt = now();
    const tokenHash = secretHash(token);
    await store.addLogin({ tokenHash, userId, kind, browserHash, createdAt, expiresAt: createdAt + lifeMs });
    return token;
  }

  const issueToken = (userId: string) => issue(userId, 'kept', null, idleMs);

  return {
    store,
    now,
    async authenticate({ headers }) {
      const token = BEARER.exec(headers.authorization ?? '')?.[1];
      if (token === undefined) throw new ApiError('notAuthenticated');
      const tokenHash = secretHash(token);
      const moment = now();
      const found = await store.findLogin(tokenHash, moment);
      if (found === null) throw new ApiError('notAuthenticated');
      const { user, login } = found;
      if (moment - login.lastUsedAt > TOUCH_MS) {
        await store.touchLogin(tokenHash, moment, Math.min(moment + idleMs, login.createdAt + LONGEST_MS));
      }
      return { user, login, tokenHash };
    },
    requireFresh({ login }) {
      if (now() - login.createdAt > FRESH_MS) throw new ApiError('loginTooOld');
    },
    issueClaim: (userId, browser) => issue(userId, 'claim', secretHash(browser), CLAIM_MS),
    async claim(token, browser) {
      const browserHash = browser === null ? null : secretHash(browser);
      const userId = await store.claimLogin(secretHash(token), browserHash, now());
      return userId === null ? null : issueToken(userId);
    },
    issueToken,
  };
}
