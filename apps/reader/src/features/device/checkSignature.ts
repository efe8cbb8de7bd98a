/** `unknown`: this browser can't check such a signature. */
export type SignatureCheck = 'valid' | 'invalid' | 'unknown';

const ALGORITHM = 'Ed25519';

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));

async function importKey(pem: string): Promise<CryptoKey | null> {
  const spki = fromBase64(pem.replace(/-----[A-Z ]+-----/g, ''));
  try {
    return await crypto.subtle.importKey('spki', spki, ALGORITHM, false, ['verify']);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return null;
    throw error;
  }
}

/**
 * Checks the signature of a site's manifest (docs/receipts.md).
 *
 * @param signature base64
 * @param key PEM
 */
export async function checkSignature(
  manifest: Uint8Array<ArrayBuffer>,
  signature: string,
  key: string,
): Promise<SignatureCheck> {
  try {
    const imported = await importKey(key);
    if (!imported) return 'unknown';
    const isValid = await crypto.subtle.verify(ALGORITHM, imported, fromBase64(signature), manifest);
    return isValid ? 'valid' : 'invalid';
  } catch {
    return 'invalid';
  }
}
