import { randomBytes } from 'node:crypto';
import type { FuzzContext } from './fuzzRequest.ts';

/** A test account and its login. */
interface Login {
  readonly email: string;
  readonly password: string;
  /** Null without accounts. */
  readonly token: string | null;
  readonly cookie: string | null;
}

const CODES = 6;
const PAGES = 3_000;

async function post(origin: string, path: string, body: object, cookie: string | null): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...(cookie !== null && { cookie }) },
    body: JSON.stringify(body),
  });
}

/** Signs up, logs in if the sign-up didn't, and claims the token as a browser does. */
async function logIn(origin: string, email: string, password: string): Promise<Login> {
  const asked = { firstname: 'Asa', lastname: 'Kaur', email, password };
  for (const [path, body] of [
    ['/api/login/signup', asked],
    ['/api/login/password', { email, password }],
  ] as const) {
    const reply = await post(origin, path, body, null);
    if (!reply.ok) continue;
    const cookies = reply.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    const cookie = cookies.length === 0 ? null : cookies.join('; ');
    const { redirect = '' } = (await reply.json()) as { redirect?: string };
    const issued = new URL(redirect, origin).searchParams.get('token');
    if (issued === null) continue;
    const claimed = await post(origin, '/api/login/claim', { token: issued }, cookie);
    if (!claimed.ok) continue;
    const { token } = (await claimed.json()) as { token: string };
    return { email, password, token, cookie };
  }
  return { email, password, token: null, cookie: null };
}

async function textOf(address: string): Promise<string> {
  const reply = await fetch(address);
  return reply.ok ? reply.text() : '';
}

/** An even sample of all addresses in the sitemaps. */
async function readPages(origin: string): Promise<string[]> {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '/']) =>
      path.replaceAll('&amp;', '&'),
    );
  const pages: string[] = [];
  for (const map of locations(await textOf(`${origin}/sitemap.xml`)))
    pages.push(...locations(await textOf(origin + map)));
  const step = Math.max(1, Math.floor(pages.length / PAGES));
  return pages.filter((_, index) => index % step === 0);
}

/**
 * Creates two accounts and some sessions, and reads the sitemaps.
 *
 * @param needsLogin for a server with accounts
 * @throws Error when the server doesn't respond, or has accounts but no login succeeds
 */
export async function openContext(origin: string, needsLogin: boolean): Promise<FuzzContext> {
  const secret = () => randomBytes(12).toString('base64url');
  const login = await logIn(origin, `fuzz-${secret()}@example.org`.toLowerCase(), `pass ${secret()}`);
  const spare = await logIn(origin, `spare-${secret()}@example.org`.toLowerCase(), `pass ${secret()}`);
  if (needsLogin && (login.token === null || spare.token === null))
    throw new Error('Neither a sign-up nor a login succeeds, so account routes are out of reach.');
  const codes: string[] = [];
  for (let begun = 0; begun < CODES; begun += 1) {
    const reply = await fetch(`${origin}/api/sync/begin?v=2`);
    if (!reply.ok) continue;
    const { data } = (await reply.json()) as { data: { namespaceString: string } };
    codes.push(data.namespaceString);
  }
  const home = await textOf(`${origin}/`);
  return {
    host: new URL(origin).host,
    token: login.token,
    spareToken: spare.token,
    email: login.email,
    password: login.password,
    sparePassword: spare.password,
    revision: 0,
    loginCookie: login.cookie,
    codes,
    pages: await readPages(origin),
    files: [...new Set([...home.matchAll(/\/assets\/([\w.-]+)/g)].map(([, file = '']) => file))],
  };
}

/** Replaces the spare login. */
export async function renewSpareLogin(origin: string, context: FuzzContext): Promise<FuzzContext> {
  const secret = randomBytes(12).toString('base64url');
  const { token, password } = await logIn(
    origin,
    `spare-${secret}@example.org`.toLowerCase(),
    `pass ${secret}`,
  );
  return { ...context, spareToken: token, sparePassword: password };
}
