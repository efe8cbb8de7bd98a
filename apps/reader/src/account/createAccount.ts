import { type AccountClient, createAccountClient, type Favourite, type User } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import type { ShabadId } from '@naad/gurbani-corpus';
import { keepLoginToken, type LoginTokenKeeper, readLoginToken, watchLoginToken } from '@naad/settings-state';

export interface AccountState {
  /** `asking` until the first answer; `silent` where none came, with the login as it was. */
  readonly status: 'asking' | 'in' | 'out' | 'silent';
  readonly user: User | null;
  /** Newest first, with what was just done to them; null until they are known. */
  readonly favourites: readonly Favourite[] | null;
  /** The login held no more and was ended here: the visitor is to be told. */
  readonly hasExpired: boolean;
}

/** The login of this browser and what hangs on it, as `useSyncExternalStore` takes it. */
export interface Account {
  readonly client: AccountClient;
  readonly get: () => AccountState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks who is logged in, and what they keep. Never rejects. */
  readonly start: () => Promise<void>;
  /** Shown at once; where the server refuses or does not answer, it is as before, and this rejects. */
  readonly keepFavourite: (favourite: Pick<Favourite, 'shabadId' | 'verseId' | 'note'>) => Promise<void>;
  readonly removeFavourite: (shabadId: ShabadId) => Promise<void>;
  /** Asks for the favourites anew. */
  readonly refresh: () => Promise<void>;
  /** Ends the login, on the server too as far as that answers. */
  readonly logOut: (options?: { everywhere?: boolean }) => Promise<void>;
}

export interface AccountOptions {
  readonly apiPrefix: string;
  readonly keeper: LoginTokenKeeper;
  /** The API over HTTP unless told. */
  readonly connect?: typeof createAccountClient;
  readonly now?: () => number;
}

/** A favourite that is being made or changed, or null for one that is being removed. */
type Wish = Favourite | null;

const OUT: AccountState = { status: 'out', user: null, favourites: null, hasExpired: false };

export function createAccount({
  apiPrefix,
  keeper,
  connect = createAccountClient,
  now = Date.now,
}: AccountOptions): Account {
  const listeners = new Set<() => void>();
  const isIn = () => readLoginToken(keeper) !== null;
  let state: AccountState = isIn() ? { ...OUT, status: 'asking' } : OUT;
  /** What the server has, and what was asked of it and is not answered yet. */
  let known: readonly Favourite[] | null = null;
  const wishes = new Map<ShabadId, Wish>();
  /** One after the other: a star that is pressed twice is first made, then removed. */
  let queue: Promise<unknown> = Promise.resolve();

  const become = (change: Partial<AccountState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const showFavourites = () => {
    if (known === null) return;
    const others = known.filter(({ shabadId }) => !wishes.has(shabadId));
    const wished = [...wishes.values()].flatMap((wish) => wish ?? []);
    const all = [...wished, ...others];
    become({ favourites: all.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()) });
  };
  const leave = (hasExpired: boolean) => {
    keepLoginToken(keeper, null);
    known = null;
    wishes.clear();
    become({ ...OUT, hasExpired });
  };
  const client = connect({
    base: apiPrefix,
    token: () => readLoginToken(keeper),
    onUnauthorized: () => {
      leave(true);
    },
  });
  watchLoginToken(keeper, () => {
    if (!isIn()) leave(false);
    else if (state.status === 'out') void start();
  });

  async function refresh(): Promise<void> {
    known = await client.getFavourites();
    showFavourites();
  }

  async function start(): Promise<void> {
    if (!isIn()) return;
    become({ status: 'asking', hasExpired: false });
    try {
      become({ user: await client.getUser(), status: 'in' });
      await refresh();
    } catch (error) {
      // Who is refused is logged in no more; where nobody answered, nothing is known about that.
      if (error instanceof ApiError && state.user === null) leave(true);
      else if (state.status === 'asking') become({ status: 'silent' });
    }
  }

  async function wish(shabadId: ShabadId, wished: Wish, send: () => Promise<Favourite | null>) {
    wishes.set(shabadId, wished);
    showFavourites();
    const sent = queue.then(send);
    queue = sent.catch(() => undefined);
    try {
      const made = await sent;
      known = [...(made ? [made] : []), ...(known ?? []).filter((each) => each.shabadId !== shabadId)];
      if (wishes.get(shabadId) === wished) wishes.delete(shabadId);
      showFavourites();
    } catch (error) {
      if (wishes.get(shabadId) === wished) wishes.delete(shabadId);
      showFavourites();
      // The answer may be what was lost, and not the change.
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
    keepFavourite(favourite) {
      const before = state.favourites?.find(({ shabadId }) => shabadId === favourite.shabadId);
      const updatedAt = new Date(now());
      const wished = { ...favourite, createdAt: before?.createdAt ?? updatedAt, updatedAt };
      return wish(favourite.shabadId, wished, () => client.keepFavourite(favourite));
    },
    removeFavourite: (shabadId) =>
      wish(shabadId, null, async () => {
        await client.removeFavourite(shabadId);
        return null;
      }),
    async logOut(options) {
      try {
        await client.logOut(options);
      } finally {
        leave(false);
      }
    },
  };
}

let ofSite: Account | undefined;

/** The one of this page; asked for in the browser alone. */
export function siteAccount(apiPrefix: string): Account {
  if (!ofSite) {
    ofSite = createAccount({ apiPrefix, keeper: window });
    void ofSite.start();
  }
  return ofSite;
}
