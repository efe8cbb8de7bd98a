import {
  type AccountExport,
  ApiError,
  type DoneResponse,
  readLibrary,
  type Passkey,
  type UserResponse,
} from '@naad/api-contract';
import { mapInTurns } from '@naad/api-scripture';
import type { Caller, AccountUser, StoredPasskey } from '../../accounts/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createPace } from '../../http/eventLoop.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { presentFavourite } from '../../presenters/presentFavourite.ts';
import type { Services } from '../../services.ts';
import { createAttemptLimits } from './createAttemptLimits.ts';
import { createKnownBrowsers } from './createKnownBrowsers.ts';
import { createPasskeys } from './createPasskeys.ts';
import { hashPassword, isPassword, refuseWeakPassword } from './passwords.ts';
import {
  deletionSchema,
  exportSchema,
  logoutSchema,
  passkeyAddSchema,
  passkeyOptionsSchema,
  passkeyRemoveSchema,
  passkeysSchema,
  passwordChangeSchema,
  userSchema,
} from './schema.ts';

const DONE: DoneResponse = { ok: true };

/** Routes for the owner of a token: reading, exporting, changing and deleting their account. */
export function account(scope: ApiInstance, services: Services): void {
  const { accounts, addressOf, config, origin } = services;
  const { store, now } = accounts;
  const limits = createAttemptLimits(accounts, config.rateLimit);
  const browsers = createKnownBrowsers(accounts, config.apiPrefix);
  const passkeys = createPasskeys(accounts, config.siteName);
  const read = { config: rateLimit('page', config.rateLimit) };
  const change = { config: rateLimit('login', config.rateLimit) };

  /**
   * Refuses a wrong password, with the limits of a login. Attempts of each login count separately, so strangers can't
   * use them up.
   */
  async function requirePassword(
    { user, tokenHash }: Caller,
    password: string,
    address: string,
  ): Promise<void> {
    const attempt = { account: user, address, browser: tokenHash };
    await limits.beforePassword(attempt);
    if (!(await isPassword(user.passwordHash, password))) throw new ApiError('wrongCredentials');
    await limits.afterRightPassword(attempt);
  }

  const listPasskeys = async ({ user }: Caller) => ({
    passkeys: (await store.listPasskeys(user.id)).map(presentPasskey),
  });

  async function exportAccount({ user }: Caller): Promise<AccountExport> {
    const [keys, favourites, pothis, logins] = await Promise.all([
      store.listPasskeys(user.id),
      store.listFavourites(user.id),
      store.readPothis(user.id),
      store.listLogins(user.id, now()),
    ]);
    return {
      format: 'naad-account',
      version: 1,
      exported_at: isoOf(now()),
      user: { ...presentUser(user), created_at: isoOf(user.createdAt) },
      passkeys: keys.map(presentPasskey),
      favouriteShabads: await mapInTurns(favourites, presentFavourite, createPace()),
      library: pothis === null ? null : readLibrary(pothis.library),
      logins: logins.map(({ createdAt, lastUsedAt }) => ({
        created_at: isoOf(createdAt),
        last_used_at: isoOf(lastUsedAt),
      })),
    };
  }

  scope.get('/user', { schema: userSchema, ...read }, async (request) =>
    presentUser((await accounts.authenticate(request)).user),
  );

  scope.post('/logout', { schema: logoutSchema, ...read }, async (request) => {
    const { user, tokenHash } = await accounts.authenticate(request);
    if (request.body?.everywhere === true) await store.endLogins(user.id);
    else await store.endLogin(tokenHash);
    return DONE;
  });

  scope.post('/user/password', { schema: passwordChangeSchema, ...change }, async (request, reply) => {
    const caller = await accounts.authenticate(request);
    const { user, tokenHash } = caller;
    const { current, next } = request.body;
    await requirePassword(caller, current, addressOf(request));
    await refuseWeakPassword(next, [user.email ?? '', user.firstName, user.lastName, config.siteName]);
    const passwordHash = await hashPassword(next);
    await store.setPassword(user.id, passwordHash);
    await store.endLogins(user.id, tokenHash);
    await browsers.remember(request, reply, { origin: origin(request), user: { ...user, passwordHash } });
    return DONE;
  });

  scope.get('/user/passkeys', { schema: passkeysSchema, ...read }, async (request) =>
    listPasskeys(await accounts.authenticate(request)),
  );

  scope.post('/user/passkeys/options', { schema: passkeyOptionsSchema, ...change }, async (request) => {
    const caller = await accounts.authenticate(request);
    // A passkey outlives the token it was added with: a stolen token must not become a passkey.
    accounts.requireFresh(caller);
    return { options: await passkeys.addingOptions(caller.user, origin(request)) };
  });

  scope.post('/user/passkeys', { schema: passkeyAddSchema, ...change }, async (request) => {
    const caller = await accounts.authenticate(request);
    accounts.requireFresh(caller);
    const { credential, name } = request.body;
    await passkeys.add(caller.user, credential, name, origin(request));
    return listPasskeys(caller);
  });

  scope.delete('/user/passkeys/:id', { schema: passkeyRemoveSchema, ...change }, async (request) => {
    const caller = await accounts.authenticate(request);
    await store.removePasskey(caller.user.id, request.params.id);
    return listPasskeys(caller);
  });

  scope.get('/user/export', { schema: exportSchema, ...change }, async (request, reply) => {
    const answer = await exportAccount(await accounts.authenticate(request));
    reply.header('content-disposition', 'attachment; filename="naad-account.json"');
    return answer;
  });

  scope.delete('/user', { schema: deletionSchema, ...change }, async (request) => {
    const caller = await accounts.authenticate(request);
    if (caller.user.passwordHash === null) accounts.requireFresh(caller);
    else await requirePassword(caller, request.body.password ?? '', addressOf(request));
    await store.deleteUser(caller.user.id);
    return DONE;
  });
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}

function presentUser({ id, firstName, lastName, email }: AccountUser): UserResponse {
  return { id, firstname: firstName, lastname: lastName, email };
}

function presentPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return {
    id,
    name,
    created_at: isoOf(createdAt),
    last_used_at: lastUsedAt === null ? null : isoOf(lastUsedAt),
  };
}
