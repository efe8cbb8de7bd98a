import { type AccountClient, type AccountClientOptions, TransportError } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { parseShabadId, type ShabadId } from '@naad/gurbani-model';
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

/** A fake API behind `fetch` that stores favourites and fails on demand. */
function makeApi(token: string | null = 'T') {
  const rows = new Map<number, Row>();
  const faults: ('network' | 401 | 500 | 503)[] = [];
  const retries: (() => void)[] = [];
  let held: (() => void)[] | null = null;
  const values = new Map(token === null ? [] : [[KEY, token]]);
  const listeners: ((event: { key: string | null }) => void)[] = [];
  const requests: string[] = [];

  const answer = async (
    url: string,
    options: { method: string; headers: Record<string, string>; body?: string },
  ) => {
    requests.push(`${options.method} ${url}`);
    if (held) await new Promise<void>((resolve) => held?.push(resolve));
    const fault = faults.shift();
    if (fault === 'network') throw new TypeError('failed');
    const respond = (status: number, body: unknown) => ({
      status,
      text: () => Promise.resolve(JSON.stringify(body)),
    });
    if (fault === 401 || options.headers['authorization'] !== 'Bearer T') {
      return respond(401, {
        state: 'error',
        data: { id: 'notAuthenticated', error: 'Please re-authenticate.' },
      });
    }
    if (fault === 503) return respond(503, { error: true, data: { id: 'accountsUnavailable', error: '' } });
    if (fault !== undefined) return respond(fault, { error: true, data: { id: 'internal', error: '' } });
    if (url.endsWith('/user')) return respond(200, USER);
    if (url.endsWith('/logout')) return respond(200, { ok: true });
    const body = JSON.parse(options.body ?? '{}') as {
      shabadId: number;
      verseId: number | null;
      comment: string;
    };
    if (options.method === 'GET') {
      return respond(200, {
        favouriteShabads: [...rows.values()].sort((a, b) => (a.created_at < b.created_at ? 1 : -1)),
      });
    }
    if (options.method === 'DELETE') {
      rows.delete(Number(url.split('/').at(-1)));
      return respond(200, { ok: true });
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
    return respond(200, row);
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
    requests,
    /** Runs the scheduled retries. */
    runRetries: () => {
      for (const work of retries.splice(0)) work();
    },
    hold: () => (held = []),
    release: () => {
      const waiting = held ?? [];
      held = null;
      for (const resume of waiting) resume();
    },
    notifyTabs: () => {
      for (const listener of listeners) listener({ key: KEY });
    },
    account: async () => {
      const { createAccountClient } = await import('@naad/api-client');
      return createAccount({
        accountPrefix: '/api',
        keeper: keeper as object as Window,
        schedule: (work) => void retries.push(work),
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
  it('is logged out without a token, and sends no request', async () => {
    const api = makeApi(null);
    const account = await api.account();
    await account.start();
    expect(account.get().status).toBe('out');
    expect(api.requests).toEqual([]);
  });

  it('has the user and their favourites [S3.14, S7.20]', async () => {
    const api = makeApi();
    const account = await api.account();
    expect(account.get().status).toBe('asking');
    await account.start();
    expect(account.get()).toMatchObject({ status: 'in', user: { firstName: 'Asa' }, favourites: [] });
  });

  it('ends and is marked as expired when its token is refused [S4.6, S7.5, S7.21, S8.1]', async () => {
    const api = makeApi();
    const account = await api.account();
    api.faults.push(401);
    await account.start();
    expect(account.get()).toMatchObject({ status: 'out', user: null, hasExpired: true });
    expect(api.values.has(KEY)).toBe(false);
  });

  it('keeps its token when the server does not answer', async () => {
    const api = makeApi();
    const account = await api.account();
    api.faults.push('network');
    await account.start();
    expect(account.get()).toMatchObject({ status: 'silent', hasExpired: false });
    expect(api.values.get(KEY)).toBe('T');
  });

  it.each([
    [500, 'silent'],
    [503, 'unavailable'],
  ] as const)(
    'survives an answer of %i with the status %s, and recovers by itself',
    async (fault, status) => {
      const api = makeApi();
      const account = await api.account();
      api.faults.push(fault, fault);
      await account.start();
      expect(account.get()).toMatchObject({ status, hasExpired: false });
      expect(api.values.get(KEY)).toBe('T');
      api.runRetries();
      await vi.waitFor(() => {
        expect(api.requests).toHaveLength(2);
      });
      expect(account.get().status).toBe(status);
      await vi.waitFor(() => {
        api.runRetries();
        expect(account.get()).toMatchObject({ status: 'in', user: { firstName: 'Asa' }, favourites: [] });
      });
    },
  );

  it('ends in every tab on logout, even if the server does not answer', async () => {
    const api = makeApi();
    const [account, other] = [await api.account(), await api.account()];
    await other.start();
    api.faults.push('network');
    await expect(account.logOut()).rejects.toBeInstanceOf(TransportError);
    expect(api.values.has(KEY)).toBe(false);
    api.notifyTabs();
    expect(other.get()).toMatchObject({ status: 'out', user: null, favourites: null });
  });
});

describe('favourites', () => {
  it('are shown before the server answers, one per shabad', async () => {
    const api = makeApi();
    const account = await api.account();
    await account.start();
    api.hold();
    const saved = account.saveFavourite(favourite(1, 'first'));
    expect(notes(account)).toEqual([[1, 'first']]);
    api.release();
    await saved;
    await account.saveFavourite(favourite(1, 'second'));
    expect(notes(account)).toEqual([[1, 'second']]);
    await account.removeFavourite(id(1));
    expect(notes(account)).toEqual([]);
    expect(api.rows.size).toBe(0);
  });

  it.each(['network', 500] as const)(
    'are restored and reloaded after a failed change (%s) [S4.30, S8.26]',
    async (fault) => {
      const api = makeApi();
      const account = await api.account();
      await account.start();
      await account.saveFavourite(favourite(1, 'first'));
      api.faults.push(fault);
      const removed = account.removeFavourite(id(1));
      expect(notes(account)).toEqual([]);
      await expect(removed).rejects.toBeInstanceOf(Error);
      expect(notes(account)).toEqual([[1, 'first']]);
      expect(api.requests.at(-1)).toBe('GET /api/favourite-shabads');
    },
  );

  it('keep the last change even if the one before it fails', async () => {
    const api = makeApi();
    const account = await api.account();
    await account.start();
    api.hold();
    const first = account.saveFavourite(favourite(1, 'first'));
    const last = account.saveFavourite(favourite(1, 'last'));
    api.faults.push(500);
    api.release();
    await expect(first).rejects.toBeInstanceOf(Error);
    expect(notes(account)).toEqual([[1, 'last']]);
    await last;
    expect(notes(account)).toEqual([[1, 'last']]);
    expect([...api.rows.values()].map(({ comment }) => comment)).toEqual(['last']);
  });

  it('disappear with the login', async () => {
    const api = makeApi();
    const account = await api.account();
    await account.start();
    api.faults.push(401);
    await expect(account.saveFavourite(favourite(1))).rejects.toBeInstanceOf(ApiError);
    expect(account.get()).toMatchObject({ status: 'out', favourites: null, hasExpired: true });
  });
});
