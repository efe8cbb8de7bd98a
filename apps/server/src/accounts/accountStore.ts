/** Somebody with an account. */
export interface AccountUser {
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: number;
  /** Null of those who have none. */
  readonly passwordHash: string | null;
}

export interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

/** Whom an identity provider vouches for. */
export interface ExternalUser {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

export interface Login {
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly expiresAt: number;
}

export interface NewLogin {
  readonly tokenHash: string;
  readonly userId: string;
  readonly kind: 'claim' | 'kept';
  readonly browserHash: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface StoredPasskey {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

export interface Challenge {
  readonly challengeHash: string;
  readonly purpose: 'login' | 'passkey';
  readonly userId: string | null;
  readonly expiresAt: number;
}

export interface StoredFavourite {
  readonly shabadId: number;
  readonly verseId: number | null;
  readonly comment: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/**
 * Accounts and what belongs to them, on SQLite or PostgreSQL. A promise that is fulfilled is on the disk. Moments are
 * milliseconds since 1970 and always given by the caller.
 */
export interface AccountStore {
  /** Null when the address has an account already, in whatever case it is written. */
  createUser(user: NewUser, now: number): Promise<AccountUser | null>;
  findUserByEmail(email: string): Promise<AccountUser | null>;
  findUser(id: string): Promise<AccountUser | null>;
  /** The one of that subject, with what the provider now says of them; made where there is none. */
  keepExternalUser(user: ExternalUser, now: number): Promise<AccountUser>;
  setPassword(userId: string, passwordHash: string): Promise<void>;
  /** With all that belongs to them. */
  deleteUser(id: string): Promise<void>;

  addLogin(login: NewLogin): Promise<void>;
  /** Who holds a token at this moment. */
  findLogin(tokenHash: string, now: number): Promise<{ user: AccountUser; login: Login } | null>;
  touchLogin(tokenHash: string, lastUsedAt: number, expiresAt: number): Promise<void>;
  /**
   * Ends a login that waits to be claimed and says whose it was; null where there is none, it is over, or another browser
   * began it. `browserHash` null asks for no browser.
   */
  claimLogin(tokenHash: string, browserHash: string | null, now: number): Promise<string | null>;
  endLogin(tokenHash: string): Promise<void>;
  /** All of a user, save one. */
  endLogins(userId: string, exceptTokenHash?: string): Promise<void>;
  listLogins(userId: string, now: number): Promise<Login[]>;

  /** False when that passkey is known already. */
  addPasskey(passkey: Omit<StoredPasskey, 'lastUsedAt'>): Promise<boolean>;
  listPasskeys(userId: string): Promise<StoredPasskey[]>;
  findPasskey(id: string): Promise<StoredPasskey | null>;
  touchPasskey(id: string, counter: number, now: number): Promise<void>;
  removePasskey(userId: string, id: string): Promise<void>;

  addChallenge(challenge: Challenge): Promise<void>;
  /** What was asked, once; null when it never was, was answered already, or is too old. */
  takeChallenge(challengeHash: string, purpose: Challenge['purpose'], now: number): Promise<Challenge | null>;

  /** Counts once more, and says how often since the window began. */
  countAttempt(key: string, windowMs: number, now: number): Promise<number>;
  countedAttempts(key: string, now: number): Promise<number>;
  forgetAttempts(key: string): Promise<void>;

  /** Newest first. */
  listFavourites(userId: string): Promise<StoredFavourite[]>;
  countFavourites(userId: string): Promise<number>;
  /** One of each shabad: of one that is there already, the line and note change. */
  keepFavourite(
    userId: string,
    favourite: Pick<StoredFavourite, 'shabadId' | 'verseId' | 'comment'>,
    now: number,
  ): Promise<StoredFavourite>;
  removeFavourite(userId: string, shabadId: number): Promise<void>;
  /** Several, all or none. */
  replaceFavourites(userId: string, favourites: readonly StoredFavourite[]): Promise<void>;

  readPothis(userId: string): Promise<{ revision: number; library: string } | null>;
  /** In place of that revision, 0 for none; answers the new one, or null when there is another by now. */
  writePothis(userId: string, revision: number, library: string): Promise<number | null>;

  /** Takes away what is over. */
  clearAway(now: number): Promise<void>;
  close(): Promise<void>;
}
