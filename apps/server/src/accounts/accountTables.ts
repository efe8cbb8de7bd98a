import type { ReportStatus } from '@naad/api-contract';

/** Times are milliseconds since 1970. Secrets are stored only as SHA-256, passwords as argon2id. */
export interface AccountTables {
  users: {
    id: string;
    /** Lower-case address of users with a password; null for users of an identity provider. */
    email_key: string | null;
    email: string | null;
    first_name: string;
    last_name: string;
    password_hash: string | null;
    created_at: number;
  };
  /** Identity provider subjects of users. */
  identities: { issuer: string; subject: string; user_id: string };
  logins: {
    token_hash: string;
    user_id: string;
    /** `claim` is a token in an address, which a browser exchanges for a lasting `kept` one. */
    kind: 'claim' | 'kept';
    /** Hash of the cookie of the browser that started the login; null for a lasting one. */
    browser_hash: string | null;
    created_at: number;
    last_used_at: number;
    expires_at: number;
  };
  passkeys: {
    id: string;
    user_id: string;
    name: string;
    /** COSE, base64url. */
    public_key: string;
    counter: number;
    /** Comma-separated. */
    transports: string;
    created_at: number;
    last_used_at: number | null;
  };
  /** WebAuthn challenges, each valid once. */
  challenges: {
    challenge_hash: string;
    purpose: 'login' | 'passkey';
    user_id: string | null;
    expires_at: number;
  };
  /** `key` is the key for hashes of addresses and browsers, shared by all processes of the database. */
  secrets: { name: string; value: string };
  attempts: { key: string; count: number; resets_at: number };
  favourites: {
    user_id: string;
    shabad_id: number;
    verse_id: number | null;
    comment: string;
    created_at: number;
    updated_at: number;
  };
  pothis: { user_id: string; revision: number; library: string };
  reports: {
    id: string;
    /** Hash of the secret in the address of the reader's page. */
    token_hash: string;
    /** Hash of line, subject and correction, by which repeated reports are recognized. */
    content_hash: string;
    /** The first report with the same content; null for that one. */
    duplicate_of: string | null;
    verse_id: number;
    line: string;
    line_hash: string;
    data_version: string;
    build_version: string;
    about: string;
    correction: string;
    source: string;
    contact: string | null;
    status: ReportStatus;
    note: string | null;
    created_at: number;
    updated_at: number;
    /** Null while the report is open. */
    closed_at: number | null;
  };
}
