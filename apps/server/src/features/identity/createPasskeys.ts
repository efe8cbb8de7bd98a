import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { ApiError } from '@naad/api-contract';
import { type Accounts, type AccountUser, secretHash, type StoredPasskey } from '../../accounts/index.ts';

/** How long somebody may take to touch their key. */
const CHALLENGE_MS = 300_000;
/** Most passkeys of an account. */
const MOST = 20;

/** WebAuthn for this site. Credentials are found by the browser, so that nobody tells who they are before they prove it. */
export interface Passkeys {
  loginOptions(origin: string): Promise<Record<string, unknown>>;
  /**
   * Whose passkey it is.
   *
   * @throws ApiError `wrongCredentials`, whatever is wrong with it
   */
  logIn(credential: unknown, origin: string): Promise<string>;
  addingOptions(user: AccountUser, origin: string): Promise<Record<string, unknown>>;
  /** @throws ApiError `wrongCredentials`, `tooMany` */
  add(user: AccountUser, credential: unknown, name: string, origin: string): Promise<void>;
}

/** Loaded with the first passkey: a fifth of a second and 11 MB that a server starts without. */
const webAuthn = () => import('@simplewebauthn/server');

/** A passkey belongs to a host, whatever its port. */
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

/** @param siteName what the browser calls the site when it asks which passkey */
export function createPasskeys({ store, now }: Accounts, siteName: string): Passkeys {
  async function ask(purpose: 'login' | 'passkey', challenge: string, userId: string | null) {
    const expiresAt = now() + CHALLENGE_MS;
    await store.addChallenge({ challengeHash: secretHash(challenge), purpose, userId, expiresAt });
  }

  /** Whether that was asked, and has not been answered yet. */
  function isAsked(purpose: 'login' | 'passkey', userId: string | null) {
    return async (challenge: string) => {
      const asked = await store.takeChallenge(secretHash(challenge), purpose, now());
      return asked !== null && asked.userId === userId;
    };
  }

  /** A credential comes from outside: whatever the library makes of it, the answer is the same. */
  async function orWrong<Value>(step: () => Promise<Value | null>): Promise<Value> {
    const value = await step().catch(() => null);
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
      await ask('login', options.challenge, null);
      return { ...options };
    },
    logIn: (credential, origin) =>
      orWrong(async () => {
        const response = credential as AuthenticationResponseJSON;
        const passkey = await store.findPasskey(response.id);
        if (passkey === null) return null;
        const { verifyAuthenticationResponse } = await webAuthn();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response,
          expectedChallenge: isAsked('login', null),
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
      await ask('passkey', options.challenge, user.id);
      return { ...options };
    },
    async add(user, credential, name, origin) {
      if ((await store.listPasskeys(user.id)).length >= MOST) {
        throw new ApiError('tooMany', `An account has ${String(MOST)} passkeys at most.`);
      }
      await orWrong(async () => {
        const { verifyRegistrationResponse } = await webAuthn();
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: credential as RegistrationResponseJSON,
          expectedChallenge: isAsked('passkey', user.id),
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
