import { type AccountClientOptions, createAccountClient } from '@naad/api-client';
import { describe, expect, it } from 'vitest';
import { arrive } from './arrive.ts';

/** A document that was opened at an address, and everything that happens to it, in order. */
function opened(search: string, { token = '', isRefused = false, isSilent = false } = {}) {
  const happened: string[] = [];
  const values = new Map(token === '' ? [] : [['naad.login', token]]);
  const browser = {
    location: {
      search,
      pathname: '/shabad',
      replace: (href: string | URL) => {
        happened.push(`go ${String(href)}`);
      },
    },
    history: {
      replaceState: (_: unknown, __: string, href?: string | URL | null) => {
        happened.push(`address ${String(href)}`);
      },
    },
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    } as Partial<Storage> as Storage,
  };
  const answer = (
    url: string,
    options: { method: string; headers: Record<string, string>; body?: string; referrerPolicy: string },
  ) => {
    const { method, headers, body, referrerPolicy } = options;
    happened.push([method, url, headers['authorization'] ?? '-', body ?? '-', referrerPolicy].join(' '));
    if (isSilent) return Promise.reject(new TypeError('failed'));
    const status = isRefused ? 403 : 200;
    const said = isRefused
      ? { state: 'error', data: { id: 'loginExpired', error: '' } }
      : { token: 'KEPT', ok: true };
    return Promise.resolve({ status, text: () => Promise.resolve(JSON.stringify(said)) });
  };
  const arrived = arrive('/api', browser, (options: AccountClientOptions) =>
    createAccountClient({ ...options, fetch: answer as never }),
  );
  return { arrived, happened, kept: () => values.get('naad.login') };
}

describe('an address that ends a login', () => {
  it('loses its token before anything else, which is exchanged, kept, and leads Home (behaviour 89)', async () => {
    const { arrived, happened, kept } = opened('?id=1&token=T');
    await arrived;
    expect(happened).toEqual([
      'address /shabad',
      'POST /api/login/claim - {"token":"T"} no-referrer',
      'go /',
    ]);
    expect(kept()).toBe('KEPT');
  });

  it.each([{ isRefused: true }, { isSilent: true }])(
    'keeps nothing where it is %j, and says so',
    async (how) => {
      const { arrived, happened, kept } = opened('?token=STOLEN', how);
      await arrived;
      expect(kept()).toBeUndefined();
      expect(happened.at(-1)).toBe('go /login?problem=loginExpired');
    },
  );

  it('ends a logout: the token is revoked and gone, also where nobody answers', async () => {
    for (const isSilent of [false, true]) {
      const { arrived, happened, kept } = opened('?logout=success', { token: 'KEPT', isSilent });
      await arrived;
      expect(kept()).toBeUndefined();
      expect(happened).toEqual([
        'address /shabad',
        'POST /api/logout Bearer KEPT {"everywhere":false} no-referrer',
        'go /',
      ]);
    }
  });

  it('is left alone where it says nothing of the kind', async () => {
    const { arrived, happened } = opened('?q=token&logout=no');
    await arrived;
    expect(happened).toEqual([]);
  });
});
