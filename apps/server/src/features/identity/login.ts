import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, LOGIN_PROBLEMS, type LoginProblem } from '@naad/api-contract';
import { requireOwnPage } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { errorAnswer } from '../../http/errorAnswer.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { sendError } from '../../http/sendError.ts';
import type { Services } from '../../services.ts';
import { createAttemptLimits } from './createAttemptLimits.ts';
import { createPasskeys } from './createPasskeys.ts';
import { createProvider } from './createProvider.ts';
import { beginLogin, endPendingLogin, type PendingLogin, readPendingLogin } from './loginCookie.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { parseRedirect, withToken } from './redirects.ts';
import {
  callbackSchema,
  claimSchema,
  passkeyLoginOptionsSchema,
  passkeyLoginSchema,
  passwordLoginSchema,
  signUpSchema,
  ssoSchema,
} from './schema.ts';

/** A sign-up answers after this, whether or not it made something. */
const SIGN_UP_MS = 500;
const LOGIN_PAGE = '/login';
const SIGN_UP_PAGE = '/signup';

const FORM = 'application/x-www-form-urlencoded';

/** Forms of pages without script; what has script sends JSON, and is answered in it. */
function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.toLowerCase().startsWith(FORM) ?? false;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function problemOf(error: unknown): LoginProblem {
  const { id } = errorAnswer(error).body.data;
  return LOGIN_PROBLEMS.find((each) => each === id) ?? 'badRequest';
}

/** Leads on: a form to there, a script by telling it where. */
function leadTo(request: FastifyRequest, reply: FastifyReply, address: string) {
  return isForm(request) ? reply.redirect(address, 303) : reply.send({ redirect: address });
}

/**
 * Logins begin at `/login/sso` and end where they began, with a token in the address. See `loginCookie.ts` for what binds
 * them to a browser.
 */
export function login(scope: ApiInstance, services: Services): void {
  const { accounts, config, origin } = services;
  const { store, now } = accounts;
  const { redirectOrigins, takesUnsolicitedTokens } = config.login;
  const limits = createAttemptLimits(accounts, config.rateLimit);
  const passkeys = createPasskeys(accounts, config.siteName);
  const limited = { config: rateLimit('login', config.rateLimit) };

  const pendingOf = (request: FastifyRequest) => readPendingLogin(request, origin(request), now());

  function begin(request: FastifyRequest, reply: FastifyReply, redirect: URL): PendingLogin {
    const before = pendingOf(request);
    return beginLogin(reply, origin(request), { before, redirect: redirect.href, now: now() });
  }

  /** The address to return to, with a token: for our own pages one to claim, for others one to keep. */
  async function finish(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<string> {
    const own = origin(request);
    // Who opened the page by itself and sends its form has begun a login by that.
    const pending = pendingOf(request) ?? begin(request, reply, parseRedirect(undefined, own, []));
    const redirect = parseRedirect(pending.redirect, own, redirectOrigins);
    const token =
      redirect.origin === own
        ? await accounts.issueClaim(userId, pending.browser)
        : await accounts.issueToken(userId);
    return withToken(redirect, token);
  }

  scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  scope.setErrorHandler((error, request, reply) => {
    if (!isForm(request)) return sendError(error, request, reply, config);
    const page = request.url.includes(SIGN_UP_PAGE) ? SIGN_UP_PAGE : LOGIN_PAGE;
    const { isReportable } = errorAnswer(error);
    if (isReportable) request.log.error({ err: error }, 'a login failed');
    return reply.redirect(`${page}?problem=${problemOf(error)}`, 303);
  });

  const { provider: providerConfig } = config.login;
  const provider =
    providerConfig === null
      ? null
      : createProvider(providerConfig, (error) => {
          scope.log.error({ err: error }, 'the identity provider failed');
        });

  scope.get('/login/sso', { schema: ssoSchema, ...limited }, async (request, reply) => {
    const own = origin(request);
    const redirect = parseRedirect(request.query.redirect_url, own, redirectOrigins);
    const pending = begin(request, reply, redirect);
    if (provider === null) return reply.redirect(LOGIN_PAGE, 303);
    try {
      return await reply.redirect(await provider.begin(pending, callbackOf(own)), 303);
    } catch (error) {
      return reply.redirect(`${LOGIN_PAGE}?problem=${problemOf(error)}`, 303);
    }
  });
  const callbackOf = (own: string) => `${own}${config.apiPrefix}/login/callback`;

  scope.post('/login/claim', { schema: claimSchema, ...limited }, async (request, reply) => {
    const own = origin(request);
    requireOwnPage(request, own);
    const pending = pendingOf(request);
    if (pending === null && !takesUnsolicitedTokens) throw new ApiError('loginExpired');
    const browser = takesUnsolicitedTokens ? null : (pending?.browser ?? '');
    const token = await accounts.claim(request.body.token, browser);
    if (token === null) throw new ApiError('loginExpired');
    endPendingLogin(reply, own);
    return { token };
  });

  if (provider !== null) {
    scope.get('/login/callback', { schema: callbackSchema, ...limited }, async (request, reply) => {
      const own = origin(request);
      try {
        const pending = pendingOf(request);
        if (pending === null) throw new ApiError('loginExpired');
        const [, query = ''] = request.url.split('?', 2);
        const returned = new URL(`${callbackOf(own)}?${query}`);
        const user = await store.keepExternalUser(await provider.finish(pending, returned), now());
        return await reply.redirect(await finish(request, reply, user.id), 303);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return reply.redirect(`${LOGIN_PAGE}?problem=${problemOf(error)}`, 303);
      }
    });
    return;
  }

  scope.post('/login/password', { schema: passwordLoginSchema, ...limited }, async (request, reply) => {
    requireOwnPage(request, origin(request));
    const { email, password } = request.body;
    await limits.beforePassword(email, request.ip);
    const user = await store.findUserByEmail(email);
    const isRight = await isPassword(user?.passwordHash ?? null, password);
    if (user === null || !isRight) throw new ApiError('wrongCredentials');
    await limits.afterRightPassword(email, request.ip);
    return leadTo(request, reply, await finish(request, reply, user.id));
  });

  scope.post('/login/signup', { schema: signUpSchema, ...limited }, async (request, reply) => {
    requireOwnPage(request, origin(request));
    await limits.beforeSignUp(request.ip);
    const { firstname, lastname, email, password } = request.body;
    const make = async () => {
      const passwordHash = await hashPassword(password);
      await store.createUser({ email, firstName: firstname, lastName: lastname, passwordHash }, now());
    };
    await Promise.all([make(), pause(SIGN_UP_MS)]);
    return leadTo(request, reply, `${LOGIN_PAGE}?signedup=1`);
  });

  scope.post('/login/passkey/options', { schema: passkeyLoginOptionsSchema, ...limited }, async (request) => {
    const own = origin(request);
    requireOwnPage(request, own);
    return { options: await passkeys.loginOptions(own) };
  });

  scope.post('/login/passkey', { schema: passkeyLoginSchema, ...limited }, async (request, reply) => {
    const own = origin(request);
    requireOwnPage(request, own);
    const userId = await passkeys.logIn(request.body.credential, own);
    return leadTo(request, reply, await finish(request, reply, userId));
  });
}
