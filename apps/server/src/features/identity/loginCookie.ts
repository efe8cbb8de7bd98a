import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSecret } from '../../accounts/index.ts';

/** How long a login may take, from its beginning until its token is claimed. */
const LOGIN_MS = 900_000;

/**
 * A login that this browser began. It is in a cookie that no script reads and no other site's request carries along, so
 * that no token is taken, and no provider's answer, in a browser that did not ask for it.
 */
export interface PendingLogin {
  /** Known to this browser alone. */
  readonly browser: string;
  /** Where it returns to; looked at again before it is used. */
  readonly redirect: string;
  readonly beganAt: number;
  /** What proves to an identity provider that it was asked by us (PKCE). */
  readonly verifier: string;
}

/** `__Host-` keeps other hosts of the same domain from setting it, where there is encryption. */
function nameFor(isSecure: boolean): string {
  return isSecure ? '__Host-naad-login' : 'naad-login';
}

function isPending(value: unknown): value is PendingLogin {
  if (typeof value !== 'object' || value === null) return false;
  const { browser, redirect, beganAt, verifier } = value as Record<string, unknown>;
  const areTexts = [browser, verifier].every((each) => typeof each === 'string' && /^[\w-]{43}$/.test(each));
  return areTexts && typeof redirect === 'string' && typeof beganAt === 'number';
}

/** Null where this browser began none, or too long ago. */
export function readPendingLogin(request: FastifyRequest, origin: string, now: number): PendingLogin | null {
  const text = request.cookies[nameFor(origin.startsWith('https:'))];
  if (text === undefined) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const isInTime = isPending(value) && value.beganAt <= now && now - value.beganAt < LOGIN_MS;
    return isInTime ? value : null;
  } catch {
    return null;
  }
}

/** Begins one, or goes on with one that began already, as in another tab. */
export function beginLogin(
  reply: FastifyReply,
  origin: string,
  { before, redirect, now }: { before: PendingLogin | null; redirect: string; now: number },
): PendingLogin {
  const secrets = before ?? { browser: createSecret(), verifier: createSecret() };
  const { browser, verifier } = secrets;
  const pending = { browser, verifier, redirect, beganAt: now };
  const isSecure = origin.startsWith('https:');
  reply.setCookie(nameFor(isSecure), Buffer.from(JSON.stringify(pending)).toString('base64url'), {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: LOGIN_MS / 1_000,
  });
  return pending;
}

export function endPendingLogin(reply: FastifyReply, origin: string): void {
  const isSecure = origin.startsWith('https:');
  reply.clearCookie(nameFor(isSecure), { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' });
}
