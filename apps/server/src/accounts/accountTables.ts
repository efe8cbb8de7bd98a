/** Moments are milliseconds since 1970; secrets are here by their SHA-256 alone, passwords by argon2id. */
export interface AccountTables {
  users: {
    id: string;
    /** In lower case, of those who log in with a password; null of those an identity provider vouches for. */
    email_key: string | null;
    email: string | null;
    first_name: string;
    last_name: string;
    password_hash: string | null;
    created_at: number;
  };
  /** Users as an identity provider knows them. */
  identities: { issuer: string; subject: string; user_id: string };
  logins: {
    token_hash: string;
    user_id: string;
    /** `claim` is that of an address, which a browser exchanges for a `kept` one. */
    kind: 'claim' | 'kept';
    /** Of what the browser holds that began this login; null of a kept one. */
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
    /** Joined by commas. */
    transports: string;
    created_at: number;
    last_used_at: number | null;
  };
  /** What a passkey has to sign, once. */
  challenges: {
    challenge_hash: string;
    purpose: 'login' | 'passkey';
    user_id: string | null;
    expires_at: number;
  };
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
}
