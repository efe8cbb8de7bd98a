import type { PackFile } from '@naad/gurbani-corpus';
import { LocalSearchError } from '@naad/gurbani-search/worker';
import { type LocalManifest, MANIFEST_ADDRESS, packAddress, readLocalManifest } from './localManifest.ts';

/** The store of this device for packs. The manifest is in it once all packs that it names are. */
const CACHE = 'naad-search';

async function isWhole(content: ArrayBuffer, { bytes, sha256 }: PackFile): Promise<boolean> {
  if (content.byteLength !== bytes) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

/** What is wholly kept here; null where nothing is, `begun` where some of it is. */
export async function readKept(): Promise<LocalManifest | 'begun' | null> {
  if (!(await caches.has(CACHE))) return null;
  const kept = await (await caches.open(CACHE)).match(MANIFEST_ADDRESS);
  return kept ? readLocalManifest(await kept.json()) : 'begun';
}

/**
 * The bytes of a kept pack. One that is not what was built is thrown away.
 *
 * @throws LocalSearchError `packsMissing` or `packsBroken`
 */
export async function readPack(pack: PackFile): Promise<Uint8Array> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(packAddress(pack));
  if (!kept) throw new LocalSearchError('packsMissing');
  const content = await kept.arrayBuffer();
  if (await isWhole(content, pack)) return new Uint8Array(content);
  await cache.delete(packAddress(pack));
  throw new LocalSearchError('packsBroken');
}

interface StoreOptions {
  readonly signal: AbortSignal;
  /** @param bytes of the packs that are here so far, not counting how they are sent */
  readonly onProgress: (bytes: number) => void;
}

/**
 * Brings the packs here one after the other; those that are here already are left as they are, so that it may be ended at
 * any time and gone on with later. Those of an older build go when the newer are complete.
 *
 * @param body the manifest as the server sent it
 * @throws LocalSearchError `packsBroken` where a pack came that is not what was built; else what `Cache.add` throws
 */
export async function storePacks(body: unknown, { signal, onProgress }: StoreOptions): Promise<void> {
  const { packs } = readLocalManifest(body);
  const cache = await caches.open(CACHE);
  let bytes = 0;
  for (const pack of packs) {
    signal.throwIfAborted();
    const address = packAddress(pack);
    if (!(await cache.match(address))) {
      // Kept here, it need not be in the browser's own cache as well.
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

/** What is kept is no longer taken for whole; what of it is good need not come again. */
export async function distrustKept(): Promise<void> {
  await (await caches.open(CACHE)).delete(MANIFEST_ADDRESS);
}

export async function removePacks(): Promise<void> {
  await caches.delete(CACHE);
}
