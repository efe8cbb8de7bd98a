import {
  AccountExport,
  ApiError,
  ClaimResponse,
  DoneResponse,
  ErrorResponse,
  FavouriteExport,
  FavouriteImportResponse,
  FavouriteShabad,
  FavouriteShabadsResponse,
  isApiErrorId,
  LoginResponse,
  type Passkey,
  PasskeyOptionsResponse,
  PasskeysResponse,
  type PothiLibrary,
  PothisChangeResponse,
  PothisResponse,
  UserResponse,
} from '@naad/api-contract';
import type { ShabadId, VerseId } from '@naad/gurbani-corpus';
import { type AccountFetch, callAccount } from './callAccount.ts';
import { TransportError } from './TransportError.ts';

/** Who is logged in. */
export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null where an identity provider tells none. */
  readonly email: string | null;
}

/** A shabad somebody keeps; there is one at most of each. */
export interface Favourite {
  readonly shabadId: ShabadId;
  /** The line that is its title; null for the first. */
  readonly verseId: VerseId | null;
  readonly note: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A passkey of an account, by the name its owner gave it. */
export interface PasskeyName {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** What became of an import. `unknown` are shabads this scripture does not have. */
export interface FavouriteImport {
  readonly imported: number;
  readonly unchanged: number;
  readonly unknown: readonly number[];
}

/** A JSON object of WebAuthn, as the browser gives and takes it. */
export type PasskeyJson = Record<string, unknown>;

/**
 * Calls about an account. Each may throw an `ApiError` (refused; `notAuthenticated` where the token holds no more) or a
 * {@link TransportError} (no usable answer).
 */
export interface AccountClient {
  /** Exchanges the token of the address for one to keep. Refused as `loginExpired`. */
  claimToken(token: string): Promise<string>;
  /** The options for `navigator.credentials.get`, and then the credential. Answers where to go. */
  getPasskeyLoginOptions(): Promise<PasskeyJson>;
  logInWithPasskey(credential: PasskeyJson): Promise<string>;
  getUser(): Promise<User>;
  /** Ends this login, or all of the account. */
  logOut(options?: { readonly everywhere?: boolean }): Promise<void>;
  changePassword(current: string, next: string): Promise<void>;
  getPasskeys(): Promise<PasskeyName[]>;
  /** The options for `navigator.credentials.create`, and then the credential under a name. */
  getPasskeyOptions(): Promise<PasskeyJson>;
  addPasskey(credential: PasskeyJson, name: string): Promise<PasskeyName[]>;
  removePasskey(id: string): Promise<PasskeyName[]>;
  /** Everything that is kept of the account, for a file. */
  exportAccount(): Promise<AccountExport>;
  /** For good. With the password, where the account has one; refused as `wrongCredentials` or `loginTooOld`. */
  deleteAccount(password?: string): Promise<void>;
  /** Newest first. */
  getFavourites(): Promise<Favourite[]>;
  /** Makes one, or changes the line and note of the one there is. */
  keepFavourite(favourite: Pick<Favourite, 'shabadId' | 'verseId' | 'note'>): Promise<Favourite>;
  /** It is no error when there is none. */
  removeFavourite(shabadId: ShabadId): Promise<void>;
  exportFavourites(): Promise<FavouriteExport>;
  /** What a file says, as JSON: an export, or the reference product's list. Refused as `badRequest` when it is neither. */
  importFavourites(list: unknown): Promise<FavouriteImport>;
  /** The named lists kept with the account; null where there are none. */
  getPothis(): Promise<{ readonly revision: number; readonly library: PothiLibrary | null }>;
  /** In place of that revision; answers the new one. Refused as `pothisChanged`. */
  putPothis(revision: number, library: PothiLibrary): Promise<number>;
}

export interface AccountClientOptions {
  /** Where the API answers: `/api` unless told. */
  readonly base?: string;
  /** The token of the login at this moment; null without. */
  readonly token: () => string | null;
  /** Hears that the token holds no more, before the call fails. */
  readonly onUnauthorized?: () => void;
  /** The platform's own unless told. */
  readonly fetch?: AccountFetch;
  /** How long a whole answer may take; 10 s unless told. */
  readonly timeoutMs?: number;
}

interface Schema<Output> {
  safeParse(input: unknown): { success: true; data: Output } | { success: false; error: Error };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export function createAccountClient(options: AccountClientOptions): AccountClient {
  async function call<Output>(
    method: Method,
    path: string,
    schema: Schema<Output>,
    body?: unknown,
  ): Promise<Output> {
    const answer = await callAccount(options, { method, path, body, token: options.token() });
    if (answer.status >= 400) {
      const error = refusal(answer.status, answer.body, path);
      if (error instanceof ApiError && error.id === 'notAuthenticated') options.onUnauthorized?.();
      throw error;
    }
    const parsed = schema.safeParse(answer.body);
    if (!parsed.success)
      throw new TransportError('malformed', `Not what the contract says: ${path}`, parsed.error);
    return parsed.data;
  }

  return {
    claimToken: async (token) => (await call('POST', '/login/claim', ClaimResponse, { token })).token,
    getPasskeyLoginOptions: async () =>
      (await call('POST', '/login/passkey/options', PasskeyOptionsResponse)).options,
    logInWithPasskey: async (credential) =>
      (await call('POST', '/login/passkey', LoginResponse, { credential })).redirect,
    getUser: async () => userFromWire(await call('GET', '/user', UserResponse)),
    async logOut({ everywhere = false } = {}) {
      await call('POST', '/logout', DoneResponse, { everywhere });
    },
    async changePassword(current, next) {
      await call('POST', '/user/password', DoneResponse, { current, next });
    },
    getPasskeys: async () => passkeysFromWire(await call('GET', '/user/passkeys', PasskeysResponse)),
    getPasskeyOptions: async () =>
      (await call('POST', '/user/passkeys/options', PasskeyOptionsResponse)).options,
    addPasskey: async (credential, name) =>
      passkeysFromWire(await call('POST', '/user/passkeys', PasskeysResponse, { credential, name })),
    removePasskey: async (id) =>
      passkeysFromWire(await call('DELETE', `/user/passkeys/${encodeURIComponent(id)}`, PasskeysResponse)),
    exportAccount: () => call('GET', '/user/export', AccountExport),
    async deleteAccount(password) {
      await call('DELETE', '/user', DoneResponse, password === undefined ? {} : { password });
    },
    getFavourites: async () =>
      (await call('GET', '/favourite-shabads', FavouriteShabadsResponse)).favouriteShabads.map(
        favouriteFromWire,
      ),
    async keepFavourite({ shabadId, verseId, note }) {
      const body = { shabadId, verseId, comment: note };
      return favouriteFromWire(await call('POST', '/favourite-shabads', FavouriteShabad, body));
    },
    async removeFavourite(shabadId) {
      await call('DELETE', `/favourite-shabads/${String(shabadId)}`, DoneResponse);
    },
    exportFavourites: () => call('GET', '/favourite-shabads/export', FavouriteExport),
    importFavourites: (list) => call('POST', '/favourite-shabads/import', FavouriteImportResponse, list),
    async getPothis() {
      const { revision, library } = await call('GET', '/pothis', PothisResponse);
      return { revision, library };
    },
    putPothis: async (revision, library) =>
      (await call('PUT', '/pothis', PothisChangeResponse, { revision, library })).revision,
  };
}

/** What the API says is wrong; anything else that answers with an error is no API. */
function refusal(status: number, body: unknown, path: string): Error {
  const parsed = ErrorResponse.safeParse(body);
  if (parsed.success && isApiErrorId(parsed.data.data.id)) {
    return new ApiError(parsed.data.data.id, parsed.data.data.error);
  }
  if (status === 401) return new ApiError('notAuthenticated');
  if (status === 429) return new ApiError('tooManyRequests');
  return new TransportError('malformed', `Answered ${String(status)} with no error of the contract: ${path}`);
}

function userFromWire({ id, firstname, lastname, email }: UserResponse): User {
  return { id, firstName: firstname, lastName: lastname, email };
}

function favouriteFromWire(row: FavouriteShabad): Favourite {
  return {
    shabadId: row.shabad_id as ShabadId,
    verseId: row.verse_id as VerseId | null,
    note: row.comment,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}

function passkeysFromWire({ passkeys }: PasskeysResponse): PasskeyName[] {
  return passkeys.map(({ id, name, created_at, last_used_at }: Passkey) => ({
    id,
    name,
    createdAt: new Date(created_at),
    lastUsedAt: last_used_at === null ? null : new Date(last_used_at),
  }));
}
