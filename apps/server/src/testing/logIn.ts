import { ClaimResponse, LoginResponse } from '@naad/api-contract';
import { expect } from 'vitest';

/** Posts a JSON body. */
export function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/**
 * Creates an account on a server and logs in.
 * @param origin of the server
 * @returns the header of its requests
 */
export async function logIn(origin: string): Promise<{ authorization: string }> {
  const password = 'correct horse battery';
  const someone = { firstname: 'Bhai', lastname: 'Gurdas', email: 'gurdas@naad.test', password };
  expect((await post(`${origin}/api/login/signup`, someone)).status).toBe(200);
  const answer = await post(`${origin}/api/login/password`, { email: someone.email, password });
  const { redirect } = LoginResponse.parse(await answer.json());
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  const given = { token: new URL(redirect).searchParams.get('token') ?? '' };
  const claimed = ClaimResponse.parse(
    await (await post(`${origin}/api/login/claim`, given, { cookie })).json(),
  );
  return { authorization: `Bearer ${claimed.token}` };
}
