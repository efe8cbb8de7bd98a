import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import { ApiError } from '@naad/api-contract';
import type { ExternalUser } from '../../accounts/index.ts';
import type { ProviderConfig } from '../../config/index.ts';
import type { PendingLogin } from './loginCookie.ts';

const TIMEOUT_SECONDS = 8;
const SCOPE = 'openid profile email';

/** An identity provider that visitors log in at. */
export interface Provider {
  /**
   * Where the visitor goes for that.
   *
   * @throws ApiError `providerFailed`
   */
  begin(pending: PendingLogin, callback: string): Promise<string>;
  /**
   * Who it is that came back.
   *
   * @param returned the address they came back to
   * @throws ApiError `loginExpired` when it is not the answer to what this browser asked, `providerFailed`
   */
  finish(pending: PendingLogin, returned: URL): Promise<ExternalUser>;
}

/** Two values that only this browser's login has, each for its use; they need no place of their own. */
function derived(pending: PendingLogin, use: 'state' | 'nonce'): string {
  return createHash('sha256').update(`${use} ${pending.browser} ${pending.verifier}`).digest('base64url');
}

function textOf(claims: Record<string, unknown>, name: string): string {
  const value = claims[name];
  return typeof value === 'string' ? value.trim().slice(0, 254) : '';
}

/** Names as a provider tells them; many tell only the whole. */
function namesOf(claims: Record<string, unknown>): Pick<ExternalUser, 'firstName' | 'lastName'> {
  const [first = '', ...rest] = (textOf(claims, 'name') || textOf(claims, 'preferred_username')).split(
    /\s+/u,
  );
  return {
    firstName: textOf(claims, 'given_name') || first,
    lastName: textOf(claims, 'family_name') || rest.join(' '),
  };
}

/** It is asked for what it is when somebody first logs in, so that it need not answer when this server starts. */
export function createProvider(config: ProviderConfig, onFailure: (error: unknown) => void): Provider {
  const { issuer, clientId, clientSecret } = config;
  let known: Promise<oidc.Configuration> | null = null;

  function discover(): Promise<oidc.Configuration> {
    known ??= oidc.discovery(
      new URL(issuer),
      clientId,
      undefined,
      clientSecret === null ? oidc.None() : oidc.ClientSecretBasic(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        // Only of this machine itself, as the configuration sees to.
        execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
      },
    );
    known.catch(() => {
      known = null;
    });
    return known;
  }

  async function orFailed<Value>(step: () => Promise<Value>): Promise<Value> {
    try {
      return await step();
    } catch (error) {
      onFailure(error);
      throw new ApiError('providerFailed');
    }
  }

  return {
    begin: (pending, callback) =>
      orFailed(async () => {
        const url = oidc.buildAuthorizationUrl(await discover(), {
          redirect_uri: callback,
          scope: SCOPE,
          code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
          code_challenge_method: 'S256',
          state: derived(pending, 'state'),
          nonce: derived(pending, 'nonce'),
        });
        return url.href;
      }),
    finish(pending, returned) {
      const state = derived(pending, 'state');
      if (returned.searchParams.get('state') !== state) throw new ApiError('loginExpired');
      return orFailed(async () => {
        const configuration = await discover();
        const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
          pkceCodeVerifier: pending.verifier,
          expectedState: state,
          expectedNonce: derived(pending, 'nonce'),
          idTokenExpected: true,
        });
        const vouched = tokens.claims();
        if (vouched === undefined) throw new Error('The identity provider vouched for nobody.');
        const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
        const more = hasMore ? await oidc.fetchUserInfo(configuration, tokens.access_token, vouched.sub) : {};
        const claims: Record<string, unknown> = { ...vouched, ...more };
        const email = textOf(claims, 'email');
        return {
          issuer: vouched.iss,
          subject: vouched.sub,
          email: email === '' ? null : email,
          ...namesOf(claims),
        };
      });
    },
  };
}
