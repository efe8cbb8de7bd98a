import type { InjectOptions } from 'fastify';
import type { ApiInstance } from '../http/apiInstance.ts';

/** Where the server of tests is, as a browser sees it. */
export const ORIGIN = 'http://naad.test';

/** Undefined leaves out what the browser would send by itself. */
type SentHeaders = Record<string, string | undefined>;

/** The little of a browser that logging in needs: it keeps cookies, and says where its requests come from. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  get(url: string, headers?: SentHeaders): ReturnType<typeof send>;
  /** As a script of our own page sends it. */
  post(url: string, body?: object, headers?: SentHeaders): ReturnType<typeof send>;
  put(url: string, body: object, headers?: SentHeaders): ReturnType<typeof send>;
  remove(url: string, body?: object, headers?: SentHeaders): ReturnType<typeof send>;
  /** As a form of our own page sends it. */
  submit(url: string, fields: Record<string, string>, headers?: SentHeaders): ReturnType<typeof send>;
}

function send(server: ApiInstance, options: InjectOptions) {
  return server.inject(options);
}

export function actAsBrowser(server: ApiInstance): TestBrowser {
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
      const isOver =
        each.maxAge === 0 || (each.expires !== undefined && each.expires.getTime() <= Date.now());
      if (isOver) cookies.delete(each.name);
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

/** The token of an address that a login returned to. */
export function tokenOf(address: unknown): string {
  return new URL(String(address)).searchParams.get('token') ?? '';
}

export const SOMEONE = {
  firstname: 'Bhai',
  lastname: 'Gurdas',
  email: 'gurdas@naad.test',
  password: 'correct horse battery',
};

/** Makes an account and logs in to it, as our own pages do; answers the header that says so. */
export async function logIn(
  server: ApiInstance,
  someone: typeof SOMEONE = SOMEONE,
): Promise<{ browser: TestBrowser; headers: { authorization: string }; token: string }> {
  const browser = actAsBrowser(server);
  await browser.post('/api/login/signup', someone);
  await browser.get('/api/login/sso');
  const { email, password } = someone;
  const answer = await browser.post('/api/login/password', { email, password });
  const claimed = await browser.post('/api/login/claim', {
    token: tokenOf(answer.json<{ redirect: string }>().redirect),
  });
  const { token } = claimed.json<{ token: string }>();
  return { browser, token, headers: { authorization: `Bearer ${token}` } };
}
