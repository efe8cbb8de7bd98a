import { downloadFile } from '@naad/api-client';
import type { CapabilitiesResponse } from '@naad/api-contract';
import type { PackFile } from '@naad/gurbani-corpus';
import { LocalSearchError } from '@naad/gurbani-search/worker';
import { type DeviceManifest, findPacks, packAddress, readDeviceManifest } from './deviceManifest.ts';
import { type DeviceChoice, packNamesOf } from './deviceParts.ts';

/** Cache Storage name; the number is the format of the record. */
const CACHE = 'naad-packs-1';
/** Says what is stored. It is written once all packs that it names are stored and verified. */
const RECORD = '/packs/stored.json';
/** The choice of a download that is incomplete. */
const WANTED = '/packs/wanted.json';
/** Cache of versions that stored searches only. */
const FORMER_CACHE = 'naad-search';

/** What is stored, as it is written. */
export interface StoredRecord extends DeviceChoice {
  /** The manifest of packs as the server sent it. */
  readonly body: unknown;
  /** The site's public key of its signed manifest, PEM; null if it was unsigned. */
  readonly key: string | null;
  readonly capabilities: CapabilitiesResponse;
}

/** What is on this device. */
export interface StoredScripture extends Omit<StoredRecord, 'body'> {
  readonly manifest: DeviceManifest;
  readonly packs: readonly PackFile[];
}

async function isWhole(content: BufferSource & { byteLength: number }, { bytes, sha256 }: PackFile) {
  if (content.byteLength !== bytes) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

/** Reads what is stored; null if nothing is, or only a part of a download. */
export async function readStored(): Promise<StoredScripture | null> {
  const record = await readRecord();
  if (!record) return null;
  const { body, ...rest } = record;
  const manifest = readDeviceManifest(body);
  return { ...rest, manifest, packs: findPacks(manifest, packNamesOf(rest)) };
}

/** Reads the choice of an incomplete download; null if there is none. */
export async function readWanted(): Promise<DeviceChoice | null> {
  // Earlier versions stored searches without what reading needs.
  if (await caches.delete(FORMER_CACHE)) {
    await writeWanted({ parts: ['reading', 'letters', 'words', 'romanized'], translations: [] });
  }
  const found = await caches.match(WANTED, { cacheName: CACHE });
  return found ? ((await found.json()) as DeviceChoice) : null;
}

export async function writeWanted(choice: DeviceChoice): Promise<void> {
  await (await caches.open(CACHE)).put(WANTED, Response.json(choice));
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

interface DownloadOptions {
  readonly signal: AbortSignal;
  /** @param bytes transferred by now, with those of packs that were stored already */
  readonly onProgress: (bytes: number) => void;
}

/**
 * Downloads packs one by one, skipping those already stored, so that it can be aborted and resumed at any time. The stored
 * scripture stays as it is.
 *
 * @throws LocalSearchError `packsBroken` if a downloaded pack has a wrong checksum; otherwise what `downloadFile` throws
 */
export async function downloadPacks(
  { transferOf }: DeviceManifest,
  packs: readonly PackFile[],
  { signal, onProgress }: DownloadOptions,
): Promise<void> {
  const cache = await caches.open(CACHE);
  let transferred = 0;
  for (const pack of packs) {
    signal.throwIfAborted();
    const address = packAddress(pack);
    const share = transferOf(pack) / pack.bytes;
    if (!(await cache.match(address))) {
      const content = await downloadFile(address, {
        signal,
        onProgress: (bytes) => {
          onProgress(transferred + bytes * share);
        },
      });
      if (!content) throw new LocalSearchError('packsMissing');
      if (!(await isWhole(content, pack))) throw new LocalSearchError('packsBroken');
      signal.throwIfAborted();
      await cache.put(address, new Response(content));
    }
    transferred += transferOf(pack);
    onProgress(transferred);
  }
  signal.throwIfAborted();
}

/** Makes a complete download what is stored, and deletes packs of earlier builds and choices. */
export async function storeRecord(record: StoredRecord): Promise<StoredScripture> {
  const cache = await caches.open(CACHE);
  await cache.put(RECORD, Response.json(record));
  const stored = await readStored();
  if (!stored) throw new LocalSearchError('internal');
  const kept = new Set([RECORD, ...stored.packs.map(packAddress)]);
  const stale = (await cache.keys()).filter(({ url }) => !kept.has(new URL(url).pathname));
  await Promise.all(stale.map((request) => cache.delete(request)));
  return stored;
}

/** Reads the record as it was written, to store it with another choice. */
export async function readRecord(): Promise<StoredRecord | null> {
  const found = await caches.match(RECORD, { cacheName: CACHE });
  return found ? ((await found.json()) as StoredRecord) : null;
}

/** Makes what is stored an incomplete download; packs that are intact won't be downloaded again. */
export async function markIncomplete(): Promise<void> {
  const stored = await readStored();
  if (!stored) return;
  const { parts, translations } = stored;
  await writeWanted({ parts, translations });
  await (await caches.open(CACHE)).delete(RECORD);
}

/** Names of the packs among these that are stored. */
export async function storedAmong(packs: readonly PackFile[]): Promise<ReadonlySet<string>> {
  const cache = await caches.open(CACHE);
  const addresses = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return new Set(packs.filter((pack) => addresses.has(packAddress(pack))).map(({ name }) => name));
}

export async function removePacks(): Promise<void> {
  await caches.delete(CACHE);
}
