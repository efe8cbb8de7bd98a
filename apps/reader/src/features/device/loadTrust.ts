import { downloadFile } from '@naad/api-client';
import { parseSignedManifest, type PackFile, type SignedManifest } from '@naad/gurbani-corpus';
import { checkSignature } from './checkSignature.ts';

/** The signed manifest differs from the packs or the key, or the downloaded text differs from it. */
export class UntrustedError extends Error {
  override readonly name = 'UntrustedError';
}

/** A manifest whose signature is right, and the key that signed it; null for an unsigned one. */
export interface Trust {
  readonly manifest: SignedManifest;
  /** The manifest as the server sent it. */
  readonly text: string;
  readonly key: string | null;
}

const MANIFEST = '/.well-known/naad-manifest.json';
const KEY = '/.well-known/naad-key.pem';

/**
 * Downloads the signed manifest of the process that has the scripture.
 *
 * @param apiPrefix path or address of its API
 * @param knownKey the key of an earlier download; null for the first one, which trusts any
 * @throws UntrustedError for a wrong signature or another key; otherwise what `downloadFile` throws
 */
export async function loadTrust(
  apiPrefix: string,
  knownKey: string | null,
  signal: AbortSignal,
): Promise<Trust> {
  const { origin } = new URL(apiPrefix, window.location.origin);
  const load = (path: string) => downloadFile(origin + path, { signal });
  const decode = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);
  const bytes = await load(MANIFEST);
  if (!bytes) throw new UntrustedError('There is no signed manifest.');
  const [signature, key] = (await Promise.all([load(`${MANIFEST}.sig`), load(KEY)])).map(decode);
  const text = decode(bytes) ?? '';
  const manifest = parseSignedManifest(text);
  // A site whose data folder can't be written sends it unsigned.
  if (!signature || !key) {
    if (knownKey !== null) throw new UntrustedError('The manifest is no longer signed.');
    return { manifest, text, key: null };
  }
  if (knownKey !== null && knownKey !== key) throw new UntrustedError('The site has another key.');
  if ((await checkSignature(bytes, signature, key)) === 'invalid') {
    throw new UntrustedError('The signature is wrong.');
  }
  return { manifest, text, key };
}

/**
 * Compares the packs of the scripture that are about to be downloaded with the signed manifest.
 *
 * @throws UntrustedError naming one that differs
 */
export function checkPacks({ packs }: SignedManifest, chosen: readonly PackFile[]): void {
  const differing = chosen.find(({ name, sha256 }) => packs.get(name) !== sha256);
  if (differing) throw new UntrustedError(`The pack ${differing.name} differs from the signed manifest.`);
}
