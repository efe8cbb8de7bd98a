import { type AccountClientOptions, createAccountClient } from '@naad/api-client';
import { describe, expect, it } from 'vitest';
import { completeLogin } from './completeLogin.ts';

/** Completes a login at an address and records requests and navigation in order. */
function completeAt(
  search: string,
  { token = '', began = '', isRefused = false, isSilent = false, isUnavailable = false } = {},
) {
  const log: string[] = [];
  const values = new Map(token === '' ? [] : [['naad.login', token]]);
  const browser = {
    location: {
      href: `https://naad.test/shabad${search}`,
      reload: () => {
        log.push('reload');
      },
      replace: (href: string | URL) => {
        log.push(`go ${String(href)}`);
      },
    },
    history: {
      replaceState: (_: unknown, __: string, href?: string | URL | null) => {
        log.push(`address ${String(href)}`);
      },
    },
    sessionStorage: {
      getItem: () => (began === '' ? null : JSON.stringify({ href: began, y: 900 })),
    } as Partial<Storage> as Storage,
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
    log.push([method, url, headers['authorization'] ?? '-', body ?? '-', referrerPolicy].join(' '));
    if (isSilent) return Promise.reject(new TypeError('failed'));
    if (isUnavailable) {
      const unavailable = { error: true, data: { id: 'accountsUnavailable', error: '' } };
      return Promise.resolve({ status: 503, text: () => Promise.resolve(JSON.stringify(unavailable)) });
    }
    const status = isRefused ? 403 : 200;
    const answerBody = isRefused
      ? { state: 'error', data: { id: 'loginExpired', error: '' } }
      : { token: 'KEPT', ok: true };
    return Promise.resolve({ status, text: () => Promise.resolve(JSON.stringify(answerBody)) });
  };
  const completed = completeLogin('/api', browser, (options: AccountClientOptions) =>
    createAccountClient({ ...options, fetch: answer as never }),
  );
  return { completed, log, savedToken: () => values.get('naad.login') };
}

describe('completeLogin', () => {
  it('removes the token from the address, exchanges and saves it, and reloads its page [B89, P57, S3.39, S4.2]', async () => {
    const { completed, log, savedToken } = completeAt('?id=1&token=T');
    await completed;
    const page = 'https://naad.test/shabad?id=1';
    expect(log).toEqual([
      `address ${page}`,
      'POST /api/login/claim - {"token":"T"} no-referrer',
      `address ${page}`,
      'reload',
    ]);
    expect(savedToken()).toBe('KEPT');
  });

  it('restores the fragment of the page where the login began, and of no other page [P57]', async () => {
    const list = 'https://naad.test/shabad?id=1#1~Sunday~1';
    const same = completeAt('?id=1&token=T', { began: list });
    await same.completed;
    expect(same.log.at(-2)).toBe(`address ${list}`);
    for (const began of ['https://evil.test/shabad?id=1#x', 'https://naad.test/ang?ang=1#x', 'no address']) {
      const other = completeAt('?id=1&token=T', { began });
      await other.completed;
      expect(other.log.at(-2)).toBe('address https://naad.test/shabad?id=1');
    }
  });

  it.each([{ isRefused: true }, { isSilent: true }])(
    'saves nothing if the login is %j, and reports it as expired',
    async (how) => {
      const { completed, log, savedToken } = completeAt('?token=STOLEN', how);
      await completed;
      expect(savedToken()).toBeUndefined();
      expect(log.at(-1)).toBe('go /login?problem=loginExpired');
    },
  );

  it("doesn't report an expired login while the server cannot reach its accounts", async () => {
    const { completed, log, savedToken } = completeAt('?token=T', { isUnavailable: true });
    await completed;
    expect(savedToken()).toBeUndefined();
    expect(log.at(-1)).toBe('go /login?problem=accountsUnavailable');
  });

  it('revokes and deletes the token on logout, even without an answer [S2.36, S4.3, B89]', async () => {
    for (const isSilent of [false, true]) {
      const { completed, log, savedToken } = completeAt('?logout=success', { token: 'KEPT', isSilent });
      await completed;
      expect(savedToken()).toBeUndefined();
      expect(log).toEqual([
        'address https://naad.test/shabad',
        'POST /api/logout Bearer KEPT {"everywhere":false} no-referrer',
        'go /',
      ]);
    }
  });

  it('leaves other addresses alone', async () => {
    const { completed, log } = completeAt('?q=token&logout=no');
    await completed;
    expect(log).toEqual([]);
  });
});
