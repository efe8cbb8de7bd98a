import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import { ApiError } from '@naad/api-contract';
import { type ExternalUser, isEmailAddress } from '../../accounts/index.ts';
import type { ProviderConfig } from '../../config/index.ts';
import type { PendingLogin } from './loginCookie.ts';

const TIMEOUT_SECONDS = 8;
const SCOPE = 'openid profile email';

/** An identity provider that visitors log in with. */
export interface Provider {
  /**
   * Returns the address at which the visitor logs in.
   *
   * @throws ApiError `providerFailed`
   */
  begin(pending: PendingLogin, callback: string): Promise<string>;
  /**
   * Returns the user who came back from the provider.
   *
   * @param returned the callback address with its query
   * @throws ApiError `loginExpired` if the response doesn't belong to this browser's login, `providerFailed`
   */
  finish(pending: PendingLogin, returned: URL): Promise<ExternalUser>;
}

/** Derives `state` or `nonce` from the secrets of this browser's login, so they needn't be stored. */
function derive(pending: PendingLogin, use: 'state' | 'nonce'): string {
  return createHash('sha256').update(`${use} ${pending.browser} ${pending.verifier}`).digest('base64url');
}

function textOf(claims: Record<string, unknown>, name: string): string {
  const value = claims[name];
  return typeof value === 'string' ? value.trim().slice(0, 254) : '';
}

/** Names from the provider's claims; many providers send only the full name. */
function namesOf(claims: Record<string, unknown>): Pick<ExternalUser, 'firstName' | 'lastName'> {
  const [first = '', ...rest] = (textOf(claims, 'name') || textOf(claims, 'preferred_username')).split(
    /\s+/u,
  );
  return {
    firstName: textOf(claims, 'given_name') || first,
    lastName: textOf(claims, 'family_name') || rest.join(' '),
  };
}

/** Discovers the provider at the first login, so that it needn't be available when this server starts. */
export function createProvider(config: ProviderConfig, onFailure: (error: unknown) => void): Provider {
  const { issuer, clientId, clientSecret } = config;
  let discovered: Promise<oidc.Configuration> | null = null;

  function discover(): Promise<oidc.Configuration> {
    discovered ??= oidc.discovery(
      new URL(issuer),
      clientId,
      undefined,
      clientSecret === null ? oidc.None() : oidc.ClientSecretBasic(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        // The configuration allows `http:` only for this machine itself.
        execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
      },
    );
    discovered.catch(() => {
      discovered = null;
    });
    return discovered;
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
          state: derive(pending, 'state'),
          nonce: derive(pending, 'nonce'),
        });
        return url.href;
      }),
    finish(pending, returned) {
      const state = derive(pending, 'state');
      if (returned.searchParams.get('state') !== state) throw new ApiError('loginExpired');
      return orFailed(async () => {
        const configuration = await discover();
        const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
          pkceCodeVerifier: pending.verifier,
          expectedState: state,
          expectedNonce: derive(pending, 'nonce'),
          idTokenExpected: true,
        });
        const idClaims = tokens.claims();
        if (idClaims === undefined) throw new Error('The identity provider sent no id token.');
        const hasProfile = configuration.serverMetadata().userinfo_endpoint !== undefined;
        const profile = hasProfile
          ? await oidc.fetchUserInfo(configuration, tokens.access_token, idClaims.sub)
          : {};
        const claims: Record<string, unknown> = { ...idClaims, ...profile };
        const email = textOf(claims, 'email');
        return {
          issuer: idClaims.iss,
          subject: idClaims.sub,
          email: isEmailAddress(email) ? email : null,
          ...namesOf(claims),
        };
      });
    },
  };
}
