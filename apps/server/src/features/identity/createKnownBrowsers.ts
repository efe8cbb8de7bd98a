import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Accounts, type AccountUser, createSecret } from '../../accounts/index.ts';

const DAY_SECONDS = 86_400;
/** Lifetime of the cookie, renewed by each login. */
const MAX_AGE_SECONDS = 180 * DAY_SECONDS;
const VALUE = /^([\w-]{43})\.([\w-]{43})$/;

interface BrowserOwner {
  /** The site's origin. */
  readonly origin: string;
  readonly user: AccountUser;
}

/**
 * Recognises browsers that have logged in to an account before. Their attempts count separately, so that strangers who
 * guess don't lock the owner out. The proof is a cookie, valid for one account until its password changes; the server stores
 * nothing.
 */
export interface KnownBrowsers {
  /** Name of this browser, or null if it isn't known for the account. */
  recognise(request: FastifyRequest, owner: BrowserOwner): Promise<string | null>;
  /** Sets the cookie after a login. */
  remember(request: FastifyRequest, reply: FastifyReply, owner: BrowserOwner): Promise<void>;
}

export function createKnownBrowsers({ keyedHash }: Accounts, apiPrefix: string): KnownBrowsers {
  const nameFor = (isSecure: boolean) => (isSecure ? '__Secure-naad-known' : 'naad-known');

  const proofOf = (name: string, { id, passwordHash }: AccountUser) =>
    keyedHash('known browser', name, id, passwordHash ?? '');

  async function recognise(request: FastifyRequest, { origin, user }: BrowserOwner): Promise<string | null> {
    const cookie = request.cookies[nameFor(origin.startsWith('https:'))] ?? '';
    const [, name = '', proof = ''] = VALUE.exec(cookie) ?? [];
    if (name === '') return null;
    return timingSafeEqual(Buffer.from(proof), Buffer.from(await proofOf(name, user))) ? name : null;
  }

  return {
    recognise,
    async remember(request, reply, { origin, user }) {
      const name = (await recognise(request, { origin, user })) ?? createSecret();
      const isSecure = origin.startsWith('https:');
      reply.setCookie(nameFor(isSecure), `${name}.${await proofOf(name, user)}`, {
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        path: `${apiPrefix}/login`,
        maxAge: MAX_AGE_SECONDS,
      });
    },
  };
}
