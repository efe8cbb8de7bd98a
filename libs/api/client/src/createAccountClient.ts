import {
  AccountExport,
  ApiError,
  ClaimResponse,
  DoneResponse,
  FavouriteExport,
  FavouriteImportResponse,
  FavouriteShabad,
  FavouriteShabadsResponse,
  LoginResponse,
  type Passkey,
  PasskeyOptionsResponse,
  PasskeysResponse,
  type PothiLibrary,
  PothisChangeResponse,
  PothisResponse,
  type SignUpRequest,
  UserResponse,
} from '@naad/api-contract';
import type { ShabadId, VerseId } from '@naad/gurbani-model';
import { type AccountFetch, callAccount } from './callAccount.ts';
import { errorFromResponse } from './errorFromResponse.ts';
import { TransportError } from './httpTransport.ts';

/** The logged-in user. */
export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null if the identity provider shares none. */
  readonly email: string | null;
}

/** A saved shabad; an account has at most one favourite for a shabad. */
export interface Favourite {
  readonly shabadId: ShabadId;
  /** The line shown as its title; null for the first. */
  readonly verseId: VerseId | null;
  readonly note: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A passkey of an account, with the name its owner gave it. */
export interface PasskeyName {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The result of an import. `unknown` lists shabads that aren't in this scripture. */
export interface FavouriteImport {
  readonly imported: number;
  readonly unchanged: number;
  readonly unknown: readonly number[];
}

/** A WebAuthn object as JSON, as the browser accepts and returns it. */
export type PasskeyJson = Record<string, unknown>;

/**
 * Account calls. Each may throw an `ApiError` (refused; `notAuthenticated` if the token is no longer valid)
 * or a {@link TransportError} (no usable response).
 */
export interface AccountClient {
  /** Exchanges the token of the address for a lasting one. Refused as `loginExpired`. */
  claimToken(token: string): Promise<string>;
  /**
   * Returns options for `navigator.credentials.get`; {@link logInWithPasskey} then sends the credential and
   * returns the next address.
   */
  getPasskeyLoginOptions(): Promise<PasskeyJson>;
  logInWithPasskey(credential: PasskeyJson): Promise<string>;
  /** Returns the next address. Refused as `wrongCredentials`. */
  logIn(email: string, password: string): Promise<string>;
  /** Creates an account; succeeds too if the address has one. Refused as `badEmail` or `weakPassword`. */
  signUp(request: SignUpRequest): Promise<void>;
  getUser(): Promise<User>;
  /** Ends this login, or all logins of the account. */
  logOut(options?: { readonly everywhere?: boolean }): Promise<void>;
  changePassword(current: string, next: string): Promise<void>;
  getPasskeys(): Promise<PasskeyName[]>;
  /**
   * Returns options for `navigator.credentials.create`; {@link addPasskey} then sends the credential and its
   * name.
   */
  getPasskeyOptions(): Promise<PasskeyJson>;
  addPasskey(credential: PasskeyJson, name: string): Promise<PasskeyName[]>;
  removePasskey(id: string): Promise<PasskeyName[]>;
  /** Everything stored for the account, for a file. */
  exportAccount(): Promise<AccountExport>;
  /**
   * Deletes permanently. Needs the password if the account has one; refused as `wrongCredentials` or
   * `loginTooOld`.
   */
  deleteAccount(password?: string): Promise<void>;
  /** Newest first. */
  getFavourites(): Promise<Favourite[]>;
  /** Adds a favourite, or changes the line and note of the existing one. */
  saveFavourite(favourite: Pick<Favourite, 'shabadId' | 'verseId' | 'note'>): Promise<Favourite>;
  /** Succeeds even if there is none. */
  removeFavourite(shabadId: ShabadId): Promise<void>;
  exportFavourites(): Promise<FavouriteExport>;
  /**
   * Imports the JSON of an export or of the reference product's list. Refused as `badRequest` if it is
   * neither.
   */
  importFavourites(list: unknown): Promise<FavouriteImport>;
  /** The named lists of the account; null if none were saved. */
  getPothis(): Promise<{ readonly revision: number; readonly library: PothiLibrary | null }>;
  /** Replaces that revision and returns the new one. Refused as `pothisChanged`. */
  putPothis(revision: number, library: PothiLibrary): Promise<number>;
}

export interface AccountClientOptions {
  /** Path of the API; `/api` by default. */
  readonly base?: string;
  /** The current login token; null if logged out. */
  readonly token: () => string | null;
  /** Called when the token is no longer valid, before the call fails. */
  readonly onUnauthorized?: () => void;
  /** Defaults to the platform's `fetch`. */
  readonly fetch?: AccountFetch;
  /** Timeout for the full response; 10 s by default. */
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
    const response = await callAccount(options, { method, path, body, token: options.token() });
    if (response.status >= 400) {
      const found = errorFromResponse(response.status, response.body, path);
      // A proxy may answer 401 in its own words.
      const isUnnamed = response.status === 401 && !(found instanceof ApiError);
      const error = isUnnamed ? new ApiError('notAuthenticated') : found;
      if (error instanceof ApiError && error.id === 'notAuthenticated') options.onUnauthorized?.();
      throw error;
    }
    const parsed = schema.safeParse(response.body);
    if (!parsed.success)
      throw new TransportError('malformed', `The response breaks the contract: ${path}`, parsed.error);
    return parsed.data;
  }

  return {
    claimToken: async (token) => (await call('POST', '/login/claim', ClaimResponse, { token })).token,
    getPasskeyLoginOptions: async () =>
      (await call('POST', '/login/passkey/options', PasskeyOptionsResponse)).options,
    logInWithPasskey: async (credential) =>
      (await call('POST', '/login/passkey', LoginResponse, { credential })).redirect,
    logIn: async (email, password) =>
      (await call('POST', '/login/password', LoginResponse, { email, password })).redirect,
    async signUp(request) {
      await call('POST', '/login/signup', LoginResponse, request);
    },
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
    async saveFavourite({ shabadId, verseId, note }) {
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
