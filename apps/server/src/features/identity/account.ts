import { type AccountExport, ApiError, type DoneResponse, PothiLibrary } from '@naad/api-contract';
import type { Caller } from '../../accounts/index.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { presentFavourite } from '../../presenters/index.ts';
import type { Services } from '../../services.ts';
import { createAttemptLimits } from './createAttemptLimits.ts';
import { createPasskeys } from './createPasskeys.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { isoOf, presentPasskey, presentUser } from './presentAccount.ts';
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

/** What the owner of a token may know and do of their account. */
export function account(scope: ApiInstance, services: Services): void {
  const { accounts, config, origin } = services;
  const { store, now } = accounts;
  const limits = createAttemptLimits(accounts, config.rateLimit);
  const passkeys = createPasskeys(accounts, config.siteName);
  const read = { config: rateLimit('page', config.rateLimit) };
  const change = { config: rateLimit('login', config.rateLimit) };

  /** Refuses who does not know the password, as often as at a login. */
  async function requirePassword({ user }: Caller, password: string, address: string): Promise<void> {
    await limits.beforePassword(user.id, address);
    if (!(await isPassword(user.passwordHash, password))) throw new ApiError('wrongCredentials');
    await limits.afterRightPassword(user.id, address);
  }

  const listPasskeys = async ({ user }: Caller) => ({
    passkeys: (await store.listPasskeys(user.id)).map(presentPasskey),
  });

  async function exported({ user }: Caller): Promise<AccountExport> {
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
      favouriteShabads: favourites.map(presentFavourite),
      library: pothis === null ? null : PothiLibrary.parse(JSON.parse(pothis.library)),
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

  scope.post('/user/password', { schema: passwordChangeSchema, ...change }, async (request) => {
    const caller = await accounts.authenticate(request);
    await requirePassword(caller, request.body.current, request.ip);
    await store.setPassword(caller.user.id, await hashPassword(request.body.next));
    await store.endLogins(caller.user.id, caller.tokenHash);
    return DONE;
  });

  scope.get('/user/passkeys', { schema: passkeysSchema, ...read }, async (request) =>
    listPasskeys(await accounts.authenticate(request)),
  );

  scope.post('/user/passkeys/options', { schema: passkeyOptionsSchema, ...change }, async (request) => {
    const caller = await accounts.authenticate(request);
    // A passkey outlives the token it was added with: who took one must not make it a key.
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
    const answer = await exported(await accounts.authenticate(request));
    reply.header('content-disposition', 'attachment; filename="naad-account.json"');
    return answer;
  });

  scope.delete('/user', { schema: deletionSchema, ...change }, async (request) => {
    const caller = await accounts.authenticate(request);
    if (caller.user.passwordHash === null) accounts.requireFresh(caller);
    else await requirePassword(caller, request.body.password ?? '', request.ip);
    await store.deleteUser(caller.user.id);
    return DONE;
  });
}
