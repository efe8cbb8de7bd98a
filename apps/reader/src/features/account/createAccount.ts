import { type AccountClient, createAccountClient, type Favourite, type User } from '@naad/api-client';
import type { ShabadId } from '@naad/gurbani-model';
import {
  saveLoginToken,
  type LoginTokenStorage,
  readLoginToken,
  watchLoginToken,
} from '@naad/settings-state';
import { useSyncExternalStore } from 'react';
import { ApiError } from '@naad/api-contract';
import { useSite } from '../../shared/SiteContext.tsx';
import { useIsHydrated } from '../../shared/useIsHydrated.ts';

export interface AccountState {
  /**
   * `asking` until the first answer; `silent` without an answer, `unavailable` while the server cannot reach its accounts. Both
   * of these keep the login and retry.
   */
  readonly status: 'asking' | 'in' | 'out' | 'silent' | 'unavailable';
  readonly user: User | null;
  /** Newest first, with pending changes applied; null until they are loaded. */
  readonly favourites: readonly Favourite[] | null;
  /** True once the server has refused the login and it has ended here; the visitor must be notified. */
  readonly hasExpired: boolean;
}

/** The login and favourites of this browser, a store for `useSyncExternalStore`. */
export interface Account {
  readonly client: AccountClient;
  readonly get: () => AccountState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the user and the favourites. Never rejects. */
  readonly start: () => Promise<void>;
  /** Shows the change at once; undoes it and rejects if the server refuses it or does not answer. */
  readonly saveFavourite: (favourite: Pick<Favourite, 'shabadId' | 'verseId' | 'note'>) => Promise<void>;
  readonly removeFavourite: (shabadId: ShabadId) => Promise<void>;
  /** Reloads the favourites. */
  readonly refresh: () => Promise<void>;
  /** Ends the login here, and on the server if that answers; rejects if it doesn't. */
  readonly logOut: (options?: { everywhere?: boolean }) => Promise<void>;
}

export interface AccountOptions {
  readonly accountPrefix: string;
  readonly keeper: LoginTokenStorage;
  /** Creates the API client; over HTTP by default. */
  readonly connect?: typeof createAccountClient;
  readonly now?: () => number;
  /** Schedules work after `ms` milliseconds; `setTimeout` by default. */
  readonly schedule?: (work: () => void, ms: number) => void;
}

/** A favourite being saved, or null for one being removed. */
type PendingChange = Favourite | null;

/** Milliseconds between attempts to load the user; doubled each time. */
const RETRY_MS = { first: 5_000, longest: 60_000 };

const OUT: AccountState = { status: 'out', user: null, favourites: null, hasExpired: false };

export function createAccount({
  accountPrefix,
  keeper,
  connect = createAccountClient,
  now = Date.now,
  schedule = (work, ms) => void setTimeout(work, ms),
}: AccountOptions): Account {
  const listeners = new Set<() => void>();
  const isIn = () => readLoginToken(keeper) !== null;
  let state: AccountState = isIn() ? { ...OUT, status: 'asking' } : OUT;
  /** The favourites as the server last sent them. */
  let stored: readonly Favourite[] | null = null;
  const pending = new Map<ShabadId, PendingChange>();
  /** Changes are sent in order: a button pressed twice first saves, then removes. */
  let queue: Promise<unknown> = Promise.resolve();
  let attempts = 0;

  const update = (change: Partial<AccountState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const showFavourites = () => {
    if (stored === null) return;
    const unchanged = stored.filter(({ shabadId }) => !pending.has(shabadId));
    const changed = [...pending.values()].flatMap((change) => change ?? []);
    const all = [...changed, ...unchanged];
    update({ favourites: all.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()) });
  };
  const endLogin = (hasExpired: boolean) => {
    saveLoginToken(keeper, null);
    stored = null;
    pending.clear();
    update({ ...OUT, hasExpired });
  };
  const client = connect({
    base: accountPrefix,
    token: () => readLoginToken(keeper),
    onUnauthorized: () => {
      endLogin(true);
    },
  });
  watchLoginToken(keeper, () => {
    if (!isIn()) endLogin(false);
    else if (state.status === 'out') void start();
  });

  async function refresh(): Promise<void> {
    stored = await client.getFavourites();
    showFavourites();
  }

  async function start(): Promise<void> {
    if (!isIn()) return;
    if (state.status === 'out') update({ status: 'asking', hasExpired: false });
    try {
      const user = await client.getUser();
      if (!isIn()) return;
      update({ user, status: 'in' });
      await refresh();
      attempts = 0;
    } catch (error) {
      // Only a refused token ends the login, by `onUnauthorized`; other errors are retried.
      if (!isIn()) return;
      if (state.status !== 'in') update({ status: isUnavailable(error) ? 'unavailable' : 'silent' });
      schedule(() => void start(), Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** attempts));
      attempts += 1;
    }
  }

  async function apply(shabadId: ShabadId, change: PendingChange, send: () => Promise<Favourite | null>) {
    pending.set(shabadId, change);
    showFavourites();
    const sent = queue.then(send);
    queue = sent.catch(() => undefined);
    try {
      const saved = await sent;
      stored = [...(saved ? [saved] : []), ...(stored ?? []).filter((each) => each.shabadId !== shabadId)];
      if (pending.get(shabadId) === change) pending.delete(shabadId);
      showFavourites();
    } catch (error) {
      if (pending.get(shabadId) === change) pending.delete(shabadId);
      showFavourites();
      // The server may have made the change and only its answer was lost.
      if (isIn()) await refresh().catch(() => undefined);
      throw error;
    }
  }

  return {
    client,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    refresh,
    saveFavourite(favourite) {
      const before = state.favourites?.find(({ shabadId }) => shabadId === favourite.shabadId);
      const updatedAt = new Date(now());
      const changed = { ...favourite, createdAt: before?.createdAt ?? updatedAt, updatedAt };
      return apply(favourite.shabadId, changed, () => client.saveFavourite(favourite));
    },
    removeFavourite: (shabadId) =>
      apply(shabadId, null, async () => {
        await client.removeFavourite(shabadId);
        return null;
      }),
    async logOut(options) {
      try {
        await client.logOut(options);
      } finally {
        endLogin(false);
      }
    },
  };
}

let shared: Account | undefined;

/** The shared account of this document; browser only. */
export function siteAccount(accountPrefix: string): Account {
  if (!shared) {
    shared = createAccount({ accountPrefix, keeper: window });
    void shared.start();
  }
  return shared;
}

const never = () => () => undefined;

/** State before hydration; the server doesn't know the login. */
const UNKNOWN: AccountState = { status: 'asking', user: null, favourites: null, hasExpired: false };

/** The login of this browser; `asking` until the page is hydrated, as in the server's HTML. */
export function useAccount(): AccountState & { readonly account: Account | null } {
  const { accountPrefix } = useSite();
  const account = useIsHydrated() ? siteAccount(accountPrefix) : null;
  const state = useSyncExternalStore(
    account?.subscribe ?? never,
    account?.get ?? (() => UNKNOWN),
    () => UNKNOWN,
  );
  return { ...state, account };
}

/** True for an error of a server that cannot reach its accounts: a later retry helps, other input doesn't. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && error.id === 'accountsUnavailable';
