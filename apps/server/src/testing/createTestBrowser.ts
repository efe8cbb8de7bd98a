import type { InjectOptions } from 'fastify';
import type { ApiInstance } from '../http/apiInstance.ts';

/** Origin of the test server as a browser sees it. */
export const ORIGIN = 'http://naad.test';

/** Undefined omits a header that the browser would send. */
type SentHeaders = Record<string, string | undefined>;

/** Simulates the parts of a browser that logins need: cookies and origin headers. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  get(url: string, headers?: SentHeaders): ReturnType<typeof send>;
  /** Sends JSON like a script of our own page. */
  post(url: string, body?: object, headers?: SentHeaders): ReturnType<typeof send>;
  put(url: string, body: object, headers?: SentHeaders): ReturnType<typeof send>;
  remove(url: string, body?: object, headers?: SentHeaders): ReturnType<typeof send>;
  /** Submits a form like our own page. */
  submit(url: string, fields: Record<string, string>, headers?: SentHeaders): ReturnType<typeof send>;
}

function send(server: ApiInstance, options: InjectOptions) {
  return server.inject(options);
}

export function createTestBrowser(server: ApiInstance): TestBrowser {
  const cookies = new Map<string, string>();

  async function call(options: Omit<InjectOptions, 'headers'> & { headers: SentHeaders }) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await send(server, {
      ...options,
      headers: Object.fromEntries(
        Object.entries({ host: 'naad.test', ...(cookie && { cookie }), ...options.headers }).filter(
          (pair): pair is [string, string] => pair[1] !== undefined,
        ),
      ),
    });
    for (const each of reply.cookies) {
      const isExpired =
        each.maxAge === 0 || (each.expires !== undefined && each.expires.getTime() <= Date.now());
      if (isExpired) cookies.delete(each.name);
      else cookies.set(each.name, each.value);
    }
    return reply;
  }

  const withBody =
    (method: 'POST' | 'PUT' | 'DELETE') =>
    (url: string, body?: object, headers: SentHeaders = {}) =>
      call({
        method,
        url,
        headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...headers },
        ...(body && { payload: body }),
      });

  return {
    cookies,
    get: (url, headers = {}) => call({ method: 'GET', url, headers }),
    post: withBody('POST'),
    put: withBody('PUT'),
    remove: withBody('DELETE'),
    submit: (url, fields, headers = {}) =>
      call({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
  };
}

/** Reads the token from the return address of a login. */
export function tokenOf(address: unknown): string {
  return new URL(String(address)).searchParams.get('token') ?? '';
}

export const TEST_USER = {
  firstname: 'Bhai',
  lastname: 'Gurdas',
  email: 'gurdas@naad.test',
  password: 'correct horse battery',
};

/** Creates an account and logs in like our own pages; returns the browser, the token and its header. */
export async function logIn(
  server: ApiInstance,
  someone: typeof TEST_USER = TEST_USER,
): Promise<{ browser: TestBrowser; headers: { authorization: string }; token: string }> {
  const browser = createTestBrowser(server);
  await browser.post('/api/login/signup', someone);
  await browser.get('/api/login/sso');
  const { email, password } = someone;
  const login = await browser.post('/api/login/password', { email, password });
  const claimed = await browser.post('/api/login/claim', {
    token: tokenOf(login.json<{ redirect: string }>().redirect),
  });
  const { token } = claimed.json<{ token: string }>();
  return { browser, token, headers: { authorization: `Bearer ${token}` } };
}
