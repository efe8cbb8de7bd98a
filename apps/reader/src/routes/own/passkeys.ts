import type { PasskeyJson } from '@naad/api-client';

/** What of WebAuthn goes in and out as JSON; older browsers have no such functions. */
interface JsonCredentials {
  readonly parseCreationOptionsFromJSON?: (options: PasskeyJson) => PublicKeyCredentialCreationOptions;
  readonly parseRequestOptionsFromJSON?: (options: PasskeyJson) => PublicKeyCredentialRequestOptions;
}

function jsonCredentials(): JsonCredentials {
  return 'PublicKeyCredential' in window ? (window.PublicKeyCredential as unknown as JsonCredentials) : {};
}

/** Whether this browser, on this address, can make and use passkeys. */
export const hasPasskeys = (): boolean => jsonCredentials().parseRequestOptionsFromJSON !== undefined;

/**
 * Asks for a passkey that is there; null when its owner thinks better of it.
 *
 * @throws what the browser throws
 */
export function askForPasskey(options: PasskeyJson): Promise<PasskeyJson | null> {
  const publicKey = jsonCredentials().parseRequestOptionsFromJSON?.(options);
  return publicKey ? answered(navigator.credentials.get({ publicKey })) : Promise.resolve(null);
}

/**
 * Makes a passkey; null when its owner thinks better of it.
 *
 * @throws what the browser throws
 */
export function makePasskey(options: PasskeyJson): Promise<PasskeyJson | null> {
  const publicKey = jsonCredentials().parseCreationOptionsFromJSON?.(options);
  return publicKey ? answered(navigator.credentials.create({ publicKey })) : Promise.resolve(null);
}

async function answered(asked: Promise<Credential | null>): Promise<PasskeyJson | null> {
  try {
    const credential = (await asked) as PublicKeyCredential | null;
    return credential && { ...credential.toJSON() };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
    throw error;
  }
}
