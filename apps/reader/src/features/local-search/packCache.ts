import type { PackFile } from '@naad/gurbani-corpus';
import { LocalSearchError } from '@naad/gurbani-search/worker';
import { type LocalManifest, MANIFEST_ADDRESS, packAddress, readLocalManifest } from './localManifest.ts';

/** Cache Storage name. The manifest is added once all packs that it lists are stored. */
const CACHE = 'naad-search';

async function isWhole(content: ArrayBuffer, { bytes, sha256 }: PackFile): Promise<boolean> {
  if (content.byteLength !== bytes) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

/** Reads the stored manifest; null if nothing is stored, `begun` if the download is incomplete. */
export async function readStored(): Promise<LocalManifest | 'begun' | null> {
  if (!(await caches.has(CACHE))) return null;
  const stored = await (await caches.open(CACHE)).match(MANIFEST_ADDRESS);
  return stored ? readLocalManifest(await stored.json()) : 'begun';
}

/**
 * Reads a stored pack, and deletes it if its checksum is wrong.
 *
 * @throws LocalSearchError `packsMissing` or `packsBroken`
 */
export async function readPack(pack: PackFile): Promise<Uint8Array> {
  const cache = await caches.open(CACHE);
  const stored = await cache.match(packAddress(pack));
  if (!stored) throw new LocalSearchError('packsMissing');
  const content = await stored.arrayBuffer();
  if (await isWhole(content, pack)) return new Uint8Array(content);
  await cache.delete(packAddress(pack));
  throw new LocalSearchError('packsBroken');
}

interface StoreOptions {
  readonly signal: AbortSignal;
  /** @param bytes total size of the packs stored by now, uncompressed */
  readonly onProgress: (bytes: number) => void;
}

/**
 * Downloads packs one by one, skipping those already stored, so that it can be aborted and resumed at any time. Packs
 * of an older build are deleted once the new ones are complete.
 *
 * @param body the manifest as the server sent it
 * @throws LocalSearchError `packsBroken` if a downloaded pack has a wrong checksum; otherwise what `Cache.add` throws
 */
export async function storePacks(body: unknown, { signal, onProgress }: StoreOptions): Promise<void> {
  const { packs } = readLocalManifest(body);
  const cache = await caches.open(CACHE);
  let bytes = 0;
  for (const pack of packs) {
    signal.throwIfAborted();
    const address = packAddress(pack);
    if (!(await cache.match(address))) {
      // Stored here, so it needn't be in the HTTP cache as well.
      await cache.add(new Request(address, { cache: 'no-store', signal }));
      await readPack(pack);
    }
    bytes += pack.bytes;
    onProgress(bytes);
  }
  signal.throwIfAborted();
  await cache.put(MANIFEST_ADDRESS, new Response(JSON.stringify(body)));
  const wanted = new Set([MANIFEST_ADDRESS, ...packs.map(packAddress)]);
  const stale = (await cache.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(stale.map((request) => cache.delete(request)));
}

/** Marks the download as incomplete; packs that are intact won't be downloaded again. */
export async function markIncomplete(): Promise<void> {
  await (await caches.open(CACHE)).delete(MANIFEST_ADDRESS);
}

export async function removePacks(): Promise<void> {
  await caches.delete(CACHE);
}
