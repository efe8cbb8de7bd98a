import { type AccountClient, type AccountClientOptions, TransportError } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { parseShabadId, type ShabadId } from '@naad/gurbani-corpus';
import { describe, expect, it, vi } from 'vitest';
import { createAccount } from './createAccount.ts';

const KEY = 'naad.login';
const id = (number: number) => parseShabadId(number) as ShabadId;
const USER = { firstname: 'Asa', lastname: 'Kaur', id: 'u1', email: 'asa@example.org' };

interface Row {
  shabad_id: number;
  verse_id: number | null;
  comment: string;
  created_at: string;
  updated_at: string;
}

/** An API at the edge of the network: what it has is kept, and it can be told to fail. */
function makeApi(token: string | null = 'T') {
  const rows = new Map<number, Row>();
  const faults: ('network' | 401 | 500)[] = [];
  let held: (() => void)[] | null = null;
  const values = new Map(token === null ? [] : [[KEY, token]]);
  const listeners: ((event: { key: string | null }) => void)[] = [];
  const asked: string[] = [];

  const answer = async (
    url: string,
    options: { method: string; headers: Record<string, string>; body?: string },
  ) => {
    asked.push(`${options.method} ${url}`);
    if (held) await new Promise<void>((resolve) => held?.push(resolve));
    const fault = faults.shift();
    if (fault === 'network') throw new TypeError('failed');
    const say = (status: number, body: unknown) => ({
      status,
      text: () => Promise.resolve(JSON.stringify(body)),
    });
    if (fault === 401 || options.headers['authorization'] !== 'Bearer T') {
      return say(401, { state: 'error', data: { id: 'notAuthenticated', error: 'Please re-authenticate.' } });
    }
    if (fault !== undefined) return say(fault, 'broken');
    if (url.endsWith('/user')) return say(200, USER);
    if (url.endsWith('/logout')) return say(200, { ok: true });
    const body = JSON.parse(options.body ?? '{}') as {
      shabadId: number;
      verseId: number | null;
      comment: string;
    };
    if (options.method === 'GET') {
      return say(200, {
        favouriteShabads: [...rows.values()].sort((a, b) => (a.created_at < b.created_at ? 1 : -1)),
      });
    }
    if (options.method === 'DELETE') {
      rows.delete(Number(url.split('/').at(-1)));
      return say(200, { ok: true });
    }
    const at = new Date(1000 * (rows.size + 1)).toISOString();
    const row = {
      shabad_id: body.shabadId,
      verse_id: body.verseId,
      comment: body.comment,
      created_at: rows.get(body.shabadId)?.created_at ?? at,
      updated_at: at,
    };
    rows.set(body.shabadId, row);
    return say(200, row);
  };
  const keeper = {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    },
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    removeEventListener: vi.fn(),
  };
  return {
    rows,
    faults,
    values,
    asked,
    hold: () => (held = []),
    letGo: () => {
      const waiting = held ?? [];
      held = null;
      for (const go of waiting) go();
    },
    tellTabs: () => {
      for (const listener of listeners) listener({ key: KEY });
    },
    account: async () => {
      const { createAccountClient } = await import('@naad/api-client');
      return createAccount({
        apiPrefix: '/api',
        keeper: keeper as object as Window,
        connect: (options: AccountClientOptions): AccountClient =>
          createAccountClient({ ...options, fetch: answer as never }),
      });
    },
  };
}

const favourite = (number: number, note = '') => ({ shabadId: id(number), verseId: null, note });
const notes = (account: {
  get: () => { favourites: readonly { shabadId: number; note: string }[] | null };
}) => account.get().favourites?.map(({ shabadId, note }) => [shabadId, note]);

describe('the login of a browser', () => {
  it('is none without a token, and nothing is asked', async () => {
    const api = makeApi(null);
    const account = await api.account();
    await account.start();
    expect(account.get().status).toBe('out');
    expect(api.asked).toEqual([]);
  });

  it('says who it is and what they keep', async () => {
    const api = makeApi();
    const account = await api.account();
    expect(account.get().status).toBe('asking');
    await account.start();
    expect(account.get()).toMatchObject({ status: 'in', user: { firstName: 'Asa' }, favourites: [] });
  });

  it('ends with its token where that holds no more, and says so', async () => {
    const api = makeApi();
    const account = await api.account();
    api.faults.push(401);
    await account.start();
    expect(account.get()).toMatchObject({ status: 'out', user: null, hasExpired: true });
    expect(api.values.has(KEY)).toBe(false);
  });

  it('keeps its token where nobody answers', async () => {
    const api = makeApi();
    const account = await api.account();
    api.faults.push('network');
    await account.start();
    expect(account.get()).toMatchObject({ status: 'silent', hasExpired: false });
    expect(api.values.get(KEY)).toBe('T');
  });

  it('ends in every tab, and here even where the server does not answer', async () => {
    const api = makeApi();
    const [account, other] = [await api.account(), await api.account()];
    await other.start();
    api.faults.push('network');
    await expect(account.logOut()).rejects.toBeInstanceOf(TransportError);
    expect(api.values.has(KEY)).toBe(false);
    api.tellTabs();
    expect(other.get()).toMatchObject({ status: 'out', user: null, favourites: null });
  });
});

describe('favourites', () => {
  it('are shown before the server answers, one of each shabad', async () => {
    const api = makeApi();
    const account = await api.account();
    await account.start();
    api.hold();
    const kept = account.keepFavourite(favourite(1, 'first'));
    expect(notes(account)).toEqual([[1, 'first']]);
    api.letGo();
    await kept;
    await account.keepFavourite(favourite(1, 'second'));
    expect(notes(account)).toEqual([[1, 'second']]);
    await account.removeFavourite(id(1));
    expect(notes(account)).toEqual([]);
    expect(api.rows.size).toBe(0);
  });

  it.each(['network', 500] as const)(
    'are as before where it fails (%s), and asked for anew',
    async (fault) => {
      const api = makeApi();
      const account = await api.account();
      await account.start();
      await account.keepFavourite(favourite(1, 'first'));
      api.faults.push(fault);
      const removed = account.removeFavourite(id(1));
      expect(notes(account)).toEqual([]);
      await expect(removed).rejects.toBeInstanceOf(Error);
      expect(notes(account)).toEqual([[1, 'first']]);
      expect(api.asked.at(-1)).toBe('GET /api/favourite-shabads');
    },
  );

  it('are what was wished last, though the first wish failed', async () => {
    const api = makeApi();
    const account = await api.account();
    await account.start();
    api.hold();
    const first = account.keepFavourite(favourite(1, 'first'));
    const last = account.keepFavourite(favourite(1, 'last'));
    api.faults.push(500);
    api.letGo();
    await expect(first).rejects.toBeInstanceOf(Error);
    expect(notes(account)).toEqual([[1, 'last']]);
    await last;
    expect(notes(account)).toEqual([[1, 'last']]);
    expect([...api.rows.values()].map(({ comment }) => comment)).toEqual(['last']);
  });

  it('end with the login', async () => {
    const api = makeApi();
    const account = await api.account();
    await account.start();
    api.faults.push(401);
    await expect(account.keepFavourite(favourite(1))).rejects.toBeInstanceOf(ApiError);
    expect(account.get()).toMatchObject({ status: 'out', favourites: null, hasExpired: true });
  });
});
