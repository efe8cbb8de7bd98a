import type { ReportStatus } from '@naad/api-contract';

/** A user with an account. */
export interface AccountUser {
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: number;
  /** Null for users without a password. */
  readonly passwordHash: string | null;
}

export interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

/** A user authenticated by an identity provider. */
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

/** A report of a mistake. */
export interface StoredReport {
  readonly id: string;
  readonly tokenHash: string;
  /** Hash of line, subject and correction, by which repeated reports are recognized. */
  readonly contentHash: string;
  /** The first report with the same content; null for that one. */
  readonly duplicateOf: string | null;
  readonly verseId: number;
  /** The line in Unicode when it was reported, and its SHA-256. */
  readonly line: string;
  readonly lineHash: string;
  readonly dataVersion: string;
  readonly buildVersion: string;
  readonly about: string;
  readonly correction: string;
  readonly source: string;
  /** Null if none was given or it was erased. */
  readonly contact: string | null;
  readonly status: ReportStatus;
  /** A word of the editors to the reader. */
  readonly note: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly closedAt: number | null;
}

export type NewReport = Omit<
  StoredReport,
  'id' | 'duplicateOf' | 'status' | 'note' | 'updatedAt' | 'closedAt'
>;

/** Which reports to list; all by default. */
export interface ReportFilter {
  readonly status?: ReportStatus;
  readonly verseId?: number;
  /** Reports sent at this time or later. */
  readonly since?: number;
}

/** A report with the number of readers who sent the same. */
export interface ListedReport extends StoredReport {
  readonly duplicates: number;
}

/**
 * Accounts and their data, in SQLite or PostgreSQL. A fulfilled promise means the data is on disk. Times are
 * milliseconds since 1970 and passed by the caller.
 */
export interface AccountStore {
  /** Returns null if the address, ignoring case, already has an account. */
  createUser(user: NewUser, now: number): Promise<AccountUser | null>;
  findUserByEmail(email: string): Promise<AccountUser | null>;
  findUser(id: string): Promise<AccountUser | null>;
  /** Creates the user with that subject, or updates their details from the provider. */
  upsertExternalUser(user: ExternalUser, now: number): Promise<AccountUser>;
  setPassword(userId: string, passwordHash: string): Promise<void>;
  /** Stores a new hash of the same password; false if the password was changed meanwhile. */
  replacePasswordHash(userId: string, from: string, to: string): Promise<boolean>;
  /** Deletes an account and all its data; nothing of it remains in SQLite's files. */
  deleteUser(id: string): Promise<void>;

  addLogin(login: NewLogin): Promise<void>;
  /**
   * Returns the user of an unexpired lasting token; null for any other, including one waiting to be claimed.
   */
  findLogin(tokenHash: string, now: number): Promise<{ user: AccountUser; login: Login } | null>;
  touchLogin(tokenHash: string, lastUsedAt: number, expiresAt: number): Promise<void>;
  /**
   * Deletes a login waiting to be claimed and returns its user; null if there is none, it expired, or another
   * browser started it. With a null `browserHash`, any browser may claim it.
   */
  claimLogin(tokenHash: string, browserHash: string | null, now: number): Promise<string | null>;
  endLogin(tokenHash: string): Promise<void>;
  /** Ends all logins of a user, except one. */
  endLogins(userId: string, exceptTokenHash?: string): Promise<void>;
  /** Unexpired lasting logins. */
  listLogins(userId: string, now: number): Promise<Login[]>;

  /** False if the passkey is already known. */
  addPasskey(passkey: Omit<StoredPasskey, 'lastUsedAt'>): Promise<boolean>;
  listPasskeys(userId: string): Promise<StoredPasskey[]>;
  findPasskey(id: string): Promise<StoredPasskey | null>;
  touchPasskey(id: string, counter: number, now: number): Promise<void>;
  removePasskey(userId: string, id: string): Promise<void>;

  addChallenge(challenge: Challenge): Promise<void>;
  /** Returns a challenge once; null if it is unknown, already taken or expired. */
  takeChallenge(challengeHash: string, purpose: Challenge['purpose'], now: number): Promise<Challenge | null>;

  /**
   * The key for hashes of short or guessable values, shared by all processes and created with the database.
   */
  readKey(): Promise<string>;
  /** Counts an attempt and returns the number in the current window. */
  countAttempt(key: string, windowMs: number, now: number): Promise<number>;
  countedAttempts(key: string, now: number): Promise<number>;
  resetAttempts(key: string): Promise<void>;

  /** Newest first. */
  listFavourites(userId: string): Promise<StoredFavourite[]>;
  /** Number of favourites excluding one shabad, and the total characters of their notes. */
  measureFavourites(userId: string, besides: number): Promise<{ count: number; characters: number }>;
  /** Adds a favourite, or updates the line and note of the existing one. */
  saveFavourite(
    userId: string,
    favourite: Pick<StoredFavourite, 'shabadId' | 'verseId' | 'comment'>,
    now: number,
  ): Promise<StoredFavourite>;
  removeFavourite(userId: string, shabadId: number): Promise<void>;
  /** Replaces several in one transaction. */
  replaceFavourites(userId: string, favourites: readonly StoredFavourite[]): Promise<void>;

  readPothis(userId: string): Promise<{ revision: number; library: string } | null>;
  /** Replaces that revision, 0 for none. Returns the new revision, or null if the current one differs. */
  writePothis(userId: string, revision: number, library: string): Promise<number | null>;

  /** Adds a report as a duplicate of an open one with the same content; null if its token is taken. */
  addReport(report: NewReport): Promise<StoredReport | null>;
  findReport(tokenHash: string): Promise<StoredReport | null>;
  /** Finds a report by its id. */
  readReport(id: string): Promise<StoredReport | null>;
  /** Reports that aren't duplicates, oldest first. */
  listReports(filter: ReportFilter): Promise<ListedReport[]>;
  /** The duplicates of a report, oldest first. */
  listDuplicates(id: string): Promise<StoredReport[]>;
  /** Sets status and note of a report and its duplicates; false if there is none. */
  setReportStatus(id: string, status: ReportStatus, note: string | null, now: number): Promise<boolean>;
  /** Erases the contact of one report; false if there is none. */
  eraseReportContact(id: string): Promise<boolean>;
  /** Deletes a report and its duplicates; false if there is none. */
  deleteReport(id: string): Promise<boolean>;

  /** Deletes expired rows, contacts of reports closed long ago, and remnants of deleted rows in SQLite's files. */
  deleteExpired(now: number): Promise<void>;
  close(): Promise<void>;
}
