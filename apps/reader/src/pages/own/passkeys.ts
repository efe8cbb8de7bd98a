import type { PasskeyJson } from '@naad/api-client';

/** WebAuthn's JSON functions, which older browsers lack. */
interface JsonCredentials {
  readonly parseCreationOptionsFromJSON?: (options: PasskeyJson) => PublicKeyCredentialCreationOptions;
  readonly parseRequestOptionsFromJSON?: (options: PasskeyJson) => PublicKeyCredentialRequestOptions;
}

function jsonCredentials(): JsonCredentials {
  return 'PublicKeyCredential' in window ? (window.PublicKeyCredential as unknown as JsonCredentials) : {};
}

/** True if this browser supports passkeys at this address. */
export const hasPasskeys = (): boolean => jsonCredentials().parseRequestOptionsFromJSON !== undefined;

/**
 * Asks for an existing passkey; null if the visitor cancels.
 *
 * @throws what the browser throws
 */
export function requestPasskey(options: PasskeyJson): Promise<PasskeyJson | null> {
  const publicKey = jsonCredentials().parseRequestOptionsFromJSON?.(options);
  return publicKey ? toJsonOrNull(navigator.credentials.get({ publicKey })) : Promise.resolve(null);
}

/**
 * Creates a passkey; null if the visitor cancels.
 *
 * @throws what the browser throws
 */
export function createPasskey(options: PasskeyJson): Promise<PasskeyJson | null> {
  const publicKey = jsonCredentials().parseCreationOptionsFromJSON?.(options);
  return publicKey ? toJsonOrNull(navigator.credentials.create({ publicKey })) : Promise.resolve(null);
}

async function toJsonOrNull(request: Promise<Credential | null>): Promise<PasskeyJson | null> {
  try {
    const credential = (await request) as PublicKeyCredential | null;
    return credential && { ...credential.toJSON() };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
    throw error;
  }
}
