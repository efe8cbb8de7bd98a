import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { ApiError } from '@naad/api-contract';
import { type Accounts, type AccountUser, secretHash, type StoredPasskey } from '../../accounts/index.ts';

/** Time to confirm with the passkey. */
const CHALLENGE_MS = 300_000;
/** Maximum passkeys per account. */
const MAX_PASSKEYS = 20;

/**
 * WebAuthn for this site. The browser offers the credentials, so visitors don't reveal an account before they prove
 * it.
 */
export interface Passkeys {
  loginOptions(origin: string): Promise<Record<string, unknown>>;
  /**
   * Verifies a passkey and returns the id of its account.
   *
   * @throws ApiError `wrongCredentials` for every fault of the credential
   */
  logIn(credential: unknown, origin: string): Promise<string>;
  addingOptions(user: AccountUser, origin: string): Promise<Record<string, unknown>>;
  /** @throws ApiError `wrongCredentials`, `tooMany` */
  add(user: AccountUser, credential: unknown, name: string, origin: string): Promise<void>;
}

/** Loaded on first use, to save 0.2 s and 11 MB at startup. */
const webAuthn = () => import('@simplewebauthn/server');

/** Passkeys are bound to a host name, not to a port. */
function hostOf(origin: string): string {
  return new URL(origin).hostname;
}

function credentialOf({ id, publicKey, counter, transports }: StoredPasskey) {
  return {
    id,
    publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
    counter,
    transports: transports as AuthenticatorTransport[],
  };
}

/** @param siteName shown by the browser when it asks for a passkey */
export function createPasskeys({ store, now }: Accounts, siteName: string): Passkeys {
  async function storeChallenge(purpose: 'login' | 'passkey', challenge: string, userId: string | null) {
    const expiresAt = now() + CHALLENGE_MS;
    await store.addChallenge({ challengeHash: secretHash(challenge), purpose, userId, expiresAt });
  }

  /** Creates a check that a challenge was issued for this purpose and not yet used; it uses the challenge up. */
  function takeChallenge(purpose: 'login' | 'passkey', userId: string | null) {
    return async (challenge: string) => {
      const issued = await store.takeChallenge(secretHash(challenge), purpose, now());
      return issued !== null && issued.userId === userId;
    };
  }

  /** Turns any failure of the library into `wrongCredentials`, because credentials are untrusted input. */
  async function orWrongCredentials<Value>(step: () => Promise<Value | null>): Promise<Value> {
    const value = await step().catch((error: unknown) => {
      if (error instanceof ApiError && error.id === 'accountsUnavailable') throw error;
      return null;
    });
    if (value === null) throw new ApiError('wrongCredentials');
    return value;
  }

  return {
    async loginOptions(origin) {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID: hostOf(origin),
        userVerification: 'preferred',
      });
      await storeChallenge('login', options.challenge, null);
      return { ...options };
    },
    logIn: (credential, origin) =>
      orWrongCredentials(async () => {
        const response = credential as AuthenticationResponseJSON;
        const passkey = await store.findPasskey(response.id);
        if (passkey === null) return null;
        const { verifyAuthenticationResponse } = await webAuthn();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response,
          expectedChallenge: takeChallenge('login', null),
          expectedOrigin: origin,
          expectedRPID: hostOf(origin),
          credential: credentialOf(passkey),
          requireUserVerification: false,
        });
        if (!verified) return null;
        await store.touchPasskey(passkey.id, authenticationInfo.newCounter, now());
        return passkey.userId;
      }),
    async addingOptions(user, origin) {
      const passkeys = await store.listPasskeys(user.id);
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID: hostOf(origin),
        userID: new Uint8Array(Buffer.from(user.id)),
        userName: user.email ?? user.firstName,
        userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
        attestationType: 'none',
        excludeCredentials: passkeys.map(credentialOf),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      await storeChallenge('passkey', options.challenge, user.id);
      return { ...options };
    },
    async add(user, credential, name, origin) {
      if ((await store.listPasskeys(user.id)).length >= MAX_PASSKEYS) {
        throw new ApiError(
          'tooMany',
          `An account can have at most ${String(MAX_PASSKEYS)} passkeys. Remove one first.`,
        );
      }
      await orWrongCredentials(async () => {
        const { verifyRegistrationResponse } = await webAuthn();
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: credential as RegistrationResponseJSON,
          expectedChallenge: takeChallenge('passkey', user.id),
          expectedOrigin: origin,
          expectedRPID: hostOf(origin),
          requireUserVerification: false,
        });
        if (!verified) return null;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        const isNew = await store.addPasskey({
          id,
          userId: user.id,
          name,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: transports.filter((each) => /^[\w-]{1,30}$/.test(each)),
          createdAt: now(),
        });
        return isNew ? id : null;
      });
    },
  };
}
