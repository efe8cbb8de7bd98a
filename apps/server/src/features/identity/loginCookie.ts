import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSecret } from '../../accounts/index.ts';

/** Maximum time from starting a login to claiming its token. */
const LOGIN_MS = 900_000;

/**
 * A login that this browser started, kept in an HttpOnly, SameSite cookie: a browser accepts a token or a provider's response
 * only if it asked for one.
 */
export interface PendingLogin {
  /** Secret known only to this browser. */
  readonly browser: string;
  /** Return address; validated again before use. */
  readonly redirect: string;
  readonly beganAt: number;
  /** PKCE verifier, which proves to the identity provider that the request was ours. */
  readonly verifier: string;
}

/** Over HTTPS, `__Host-` prevents other hosts of the domain from setting the cookie. */
function nameFor(isSecure: boolean): string {
  return isSecure ? '__Host-naad-login' : 'naad-login';
}

function isPending(value: unknown): value is PendingLogin {
  if (typeof value !== 'object' || value === null) return false;
  const { browser, redirect, beganAt, verifier } = value as Record<string, unknown>;
  const areSecrets = [browser, verifier].every(
    (each) => typeof each === 'string' && /^[\w-]{43}$/.test(each),
  );
  return areSecrets && typeof redirect === 'string' && typeof beganAt === 'number';
}

/** Reads the login that this browser started; null if there is none or it has expired. */
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

/** Starts a login, or continues one already started, for example in another tab. */
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
