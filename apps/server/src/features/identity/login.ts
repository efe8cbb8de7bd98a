import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, LOGIN_PROBLEMS, type LoginProblem } from '@naad/api-contract';
import { type AccountUser, emailKey, isEmailAddress } from '../../accounts/index.ts';
import { requireSameOrigin } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { toErrorResponse } from '../../http/toErrorResponse.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { setRetryAfter } from '../../http/setRetryAfter.ts';
import { sendError } from '../../http/sendError.ts';
import type { Services } from '../../services.ts';
import { createAttemptLimits } from './createAttemptLimits.ts';
import { createKnownBrowsers } from './createKnownBrowsers.ts';
import { createPasskeys } from './createPasskeys.ts';
import { createProvider } from './createProvider.ts';
import { beginLogin, endPendingLogin, type PendingLogin, readPendingLogin } from './loginCookie.ts';
import { hashPassword, isOutdatedHash, isPassword, refuseWeakPassword } from './passwords.ts';
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

/** Minimum time of a sign-up, so that timing doesn't reveal whether the account existed. */
const SIGN_UP_MS = 500;
/** Minimum time to answer a wrong password: older hashes verify faster than the dummy used if there is no account. */
export const WRONG_PASSWORD_MS = 250;
const BAD_EMAIL = 'That is not an e-mail address. Type it in plain letters, such as name@example.org.';
const LOGIN_PAGE = '/login';
const SIGN_UP_PAGE = '/signup';

const FORM = 'application/x-www-form-urlencoded';

/** True for forms of pages without JavaScript; pages with it send and receive JSON. */
function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.toLowerCase().startsWith(FORM) ?? false;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Reason shown on the login page. */
function problemOf(error: unknown): LoginProblem {
  const { id } = toErrorResponse(error).body.data;
  return LOGIN_PROBLEMS.find((each) => each === id) ?? 'badRequest';
}

/** Redirects a form, or sends the address to a script. */
function sendRedirect(request: FastifyRequest, reply: FastifyReply, address: string) {
  return isForm(request) ? reply.redirect(address, 303) : reply.send({ redirect: address });
}

/**
 * Logins start at `/login/sso` and return to where they started, with a token in the address. `loginCookie.ts` binds them to
 * a browser.
 */
export function login(scope: ApiInstance, services: Services): void {
  const { accounts, addressOf, config, origin } = services;
  const { store, now } = accounts;
  const { redirectOrigins, acceptsUnsolicitedTokens } = config.login;
  const limits = createAttemptLimits(accounts, config.rateLimit);
  const browsers = createKnownBrowsers(accounts, config.apiPrefix);
  const passkeys = createPasskeys(accounts, config.siteName);
  const limited = { config: rateLimit('login', config.rateLimit) };

  const pendingOf = (request: FastifyRequest) => readPendingLogin(request, origin(request), now());

  function begin(request: FastifyRequest, reply: FastifyReply, redirect: URL): PendingLogin {
    const before = pendingOf(request);
    return beginLogin(reply, origin(request), { before, redirect: redirect.href, now: now() });
  }

  /** The return address with a token: a claim for our own pages, a lasting token for other origins. */
  async function finish(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<string> {
    const own = origin(request);
    // Submitting the login page opened directly starts a login too.
    const pending = pendingOf(request) ?? begin(request, reply, parseRedirect(undefined, own, []));
    const redirect = parseRedirect(pending.redirect, own, redirectOrigins);
    const token =
      redirect.origin === own
        ? await accounts.issueClaim(userId, pending.browser)
        : await accounts.issueToken(userId);
    return withToken(redirect, token);
  }

  /** Checks a password; every refusal takes the same minimum time. */
  async function checkPassword(
    request: FastifyRequest,
    email: string,
    password: string,
  ): Promise<AccountUser> {
    const own = origin(request);
    const beganAt = performance.now();
    const user = await store.findUserByEmail(email);
    const browser = user === null ? null : await browsers.recognise(request, { origin: own, user });
    const attempt = { account: user ?? emailKey(email), address: addressOf(request), browser };
    await limits.beforePassword(attempt);
    const isRight = await isPassword(user?.passwordHash ?? null, password);
    if (user === null || !isRight) {
      await pause(WRONG_PASSWORD_MS - (performance.now() - beganAt));
      throw new ApiError('wrongCredentials');
    }
    await limits.afterRightPassword(attempt);
    return user;
  }

  /** Replaces a hash made by an earlier version and returns the updated user. */
  async function withCurrentHash(user: AccountUser, password: string): Promise<AccountUser> {
    const { id, passwordHash: from } = user;
    if (from === null || !isOutdatedHash(from)) return user;
    const passwordHash = await hashPassword(password);
    const isReplaced = await store.replacePasswordHash(id, from, passwordHash);
    return isReplaced ? { ...user, passwordHash } : user;
  }

  scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  scope.setErrorHandler((error, request, reply) => {
    if (!isForm(request)) return sendError(error, request, reply, config);
    const page = request.url.includes(SIGN_UP_PAGE) ? SIGN_UP_PAGE : LOGIN_PAGE;
    const { isReportable, status } = toErrorResponse(error);
    setRetryAfter(reply, status);
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
    // Without an address of its own, it continues the login that this browser has begun.
    const asked = request.query.redirect_url ?? pendingOf(request)?.redirect;
    const redirect = parseRedirect(asked, own, redirectOrigins);
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
    requireSameOrigin(request, own);
    const pending = pendingOf(request);
    if (pending === null && !acceptsUnsolicitedTokens) throw new ApiError('loginExpired');
    const browser = acceptsUnsolicitedTokens ? null : (pending?.browser ?? '');
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
        const user = await store.upsertExternalUser(await provider.finish(pending, returned), now());
        return await reply.redirect(await finish(request, reply, user.id), 303);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return reply.redirect(`${LOGIN_PAGE}?problem=${problemOf(error)}`, 303);
      }
    });
    return;
  }

  scope.post('/login/password', { schema: passwordLoginSchema, ...limited }, async (request, reply) => {
    const own = origin(request);
    requireSameOrigin(request, own);
    const { email, password } = request.body;
    const user = await withCurrentHash(await checkPassword(request, email, password), password);
    await browsers.remember(request, reply, { origin: own, user });
    return sendRedirect(request, reply, await finish(request, reply, user.id));
  });

  scope.post('/login/signup', { schema: signUpSchema, ...limited }, async (request, reply) => {
    requireSameOrigin(request, origin(request));
    const { firstname, lastname, email, password } = request.body;
    if (!isEmailAddress(email)) throw new ApiError('badEmail', BAD_EMAIL);
    await refuseWeakPassword(password, [email, firstname, lastname, config.siteName]);
    await limits.beforeSignUp(addressOf(request));
    const createAccount = async () => {
      const passwordHash = await hashPassword(password);
      await store.createUser({ email, firstName: firstname, lastName: lastname, passwordHash }, now());
    };
    await Promise.all([createAccount(), pause(SIGN_UP_MS)]);
    return sendRedirect(request, reply, `${LOGIN_PAGE}?signedup=1`);
  });

  scope.post('/login/passkey/options', { schema: passkeyLoginOptionsSchema, ...limited }, async (request) => {
    const own = origin(request);
    requireSameOrigin(request, own);
    return { options: await passkeys.loginOptions(own) };
  });

  scope.post('/login/passkey', { schema: passkeyLoginSchema, ...limited }, async (request, reply) => {
    const own = origin(request);
    requireSameOrigin(request, own);
    const userId = await passkeys.logIn(request.body.credential, own);
    return sendRedirect(request, reply, await finish(request, reply, userId));
  });
}
