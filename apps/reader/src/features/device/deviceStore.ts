import { createHttpTransport } from '@naad/api-client';
import { CapabilitiesResponse } from '@naad/api-contract';
import type { PackFile } from '@naad/gurbani-corpus';
import { LocalSearchError } from '@naad/gurbani-search/worker';
import { hasDownloaded, saveHasDownloaded } from '@naad/settings-state';
import { type DeviceManifest, findPacks, MANIFEST_ADDRESS, readDeviceManifest } from './deviceManifest.ts';
import { type DeviceChoice, type DevicePart, packNamesOf, unionOf } from './deviceParts.ts';
import { checkPacks, loadTrust, UntrustedError } from './loadTrust.ts';
import {
  downloadPacks,
  markIncomplete,
  readRecord,
  readStored,
  readWanted,
  removePacks,
  storedAmong,
  type StoredScripture,
  storeRecord,
  writeWanted,
} from './packCache.ts';
import { verifyDownload } from './verifyDownload.ts';

/**
 * Why a wanted part isn't stored. `untrusted`: it differs from the site's signed manifest. `evicted`: the browser removed
 * what was stored.
 */
export type DeviceFailure = 'interrupted' | 'network' | 'noRoom' | 'broken' | 'untrusted' | 'evicted';

export type DeviceWork =
  /** Bytes as they are transferred. */
  | { readonly kind: 'downloading'; readonly bytes: number; readonly ofBytes: number }
  | { readonly kind: 'verifying' };

/** What is on this device, and what is being done about it. */
export interface DeviceState {
  /** Null until looked at; false for a browser without storage for this site, as without HTTPS. */
  readonly isSupported: boolean | null;
  readonly stored: StoredScripture | null;
  /** What the server offers; null until known. */
  readonly offer: DeviceManifest | null;
  readonly work: DeviceWork | null;
  readonly failure: DeviceFailure | null;
  /** The choice of an incomplete download. */
  readonly wanted: DeviceChoice | null;
}

/** Free space required, as a multiple of the size of the packs. */
const ROOM = 1.2;

const NOTHING: DeviceChoice = { parts: [], translations: [] };

const listeners = new Set<() => void>();
let state: DeviceState = {
  isSupported: null,
  stored: null,
  offer: null,
  work: null,
  failure: null,
  wanted: null,
};
let working: AbortController | null = null;
let looked: Promise<void> | null = null;

function setState(change: Partial<DeviceState>): void {
  state = { ...state, ...change };
  listeners.forEach((listener) => {
    listener();
  });
}

const bytesOf = (packs: readonly PackFile[]): number => packs.reduce((sum, { bytes }) => sum + bytes, 0);

async function fetchManifest(): Promise<unknown> {
  const { status, body } = await createHttpTransport({ base: '' })(MANIFEST_ADDRESS);
  if (status !== 200) throw new LocalSearchError('packsMissing');
  return body;
}

async function fetchCapabilities(apiPrefix: string): Promise<CapabilitiesResponse> {
  const { status, body } = await createHttpTransport({ base: apiPrefix })('/capabilities');
  if (status !== 200) throw new LocalSearchError('packsMissing');
  return CapabilitiesResponse.parse(body);
}

async function look(): Promise<void> {
  if (!('caches' in window)) {
    setState({ isSupported: false });
    return;
  }
  const [stored, wanted] = await Promise.all([readStored(), readWanted()]).catch(() => [null, null]);
  // A mark without a record: the browser removed it, since removals of ours remove the mark too.
  const isEvicted = !stored && !wanted && hasDownloaded(window);
  setState({
    isSupported: true,
    stored,
    wanted,
    failure: isEvicted ? 'evicted' : wanted ? 'interrupted' : null,
  });
}

async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined || quota - (usage ?? 0) > bytes * ROOM;
}

function failureOf(error: unknown): DeviceFailure {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'noRoom';
  if (error instanceof LocalSearchError && error.id === 'packsBroken') return 'broken';
  return error instanceof UntrustedError ? 'untrusted' : 'network';
}

class NoRoomError extends DOMException {
  constructor() {
    super('', 'QuotaExceededError');
  }
}

/** Downloads and verifies a choice. What is stored stays as it is until all of the choice is here. */
async function store(choice: DeviceChoice, apiPrefix: string, signal: AbortSignal): Promise<void> {
  const before = await readRecord();
  const [body, capabilities, trust] = await Promise.all([
    fetchManifest(),
    fetchCapabilities(apiPrefix),
    loadTrust(apiPrefix, before?.key ?? null, signal),
  ]);
  const manifest = readDeviceManifest(body);
  setState({ offer: manifest });
  const packs = findPacks(manifest, packNamesOf(choice));
  const ofScripture = new Set(manifest.corpus.packs.map(({ name }) => name));
  checkPacks(
    trust.manifest,
    packs.filter(({ name }) => ofScripture.has(name)),
  );
  const present = await storedAmong(packs);
  if (!(await hasRoom(bytesOf(packs.filter(({ name }) => !present.has(name)))))) throw new NoRoomError();
  await writeWanted(choice);
  const ofBytes = packs.reduce((sum, pack) => sum + manifest.transferOf(pack), 0);
  await downloadPacks(manifest, packs, {
    signal,
    onProgress(bytes) {
      if (!signal.aborted) setState({ work: { kind: 'downloading', bytes, ofBytes } });
    },
  });
  const wasVerified = before !== null && readDeviceManifest(before.body).corpus.hash === manifest.corpus.hash;
  if (!wasVerified) {
    setState({ work: { kind: 'verifying' } });
    await verifyDownload({ body, signedText: trust.text }, signal);
  }
  signal.throwIfAborted();
  const stored = await storeRecord({ ...choice, body, key: trust.key, capabilities });
  saveHasDownloaded(window, true);
  setState({ stored, wanted: null, failure: null });
}

/** Runs one download at a time; a second one waits for nothing and does nothing. */
async function run(choice: DeviceChoice, apiPrefix: string): Promise<void> {
  if (working) return;
  const mine = new AbortController();
  working = mine;
  setState({ work: { kind: 'downloading', bytes: 0, ofBytes: 0 }, failure: null, wanted: choice });
  try {
    await store(choice, apiPrefix, mine.signal);
  } catch (error) {
    if (!mine.signal.aborted) setState({ failure: failureOf(error) });
  } finally {
    if (working === mine) working = null;
    if (!mine.signal.aborted) setState({ work: null });
  }
}

const choiceOf = (stored: StoredScripture | null): DeviceChoice =>
  stored ? { parts: stored.parts, translations: stored.translations } : NOTHING;

export const deviceStore = {
  get: (): DeviceState => state,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Checks, once, what is stored. */
  look: (): Promise<void> => (looked ??= look()),

  /** Loads what the server offers, for a visitor about to choose. Rejects without a connection. */
  async measure(): Promise<void> {
    await deviceStore.look();
    if (state.isSupported && !state.offer) setState({ offer: readDeviceManifest(await fetchManifest()) });
  },

  /**
   * Downloads parts beside those stored; progress is in the state. Asks the browser to keep them.
   *
   * @param apiPrefix path or address of the API
   */
  async download(choice: DeviceChoice, apiPrefix: string): Promise<void> {
    const parts: DevicePart[] = ['reading', ...choice.parts];
    // Some browsers ask the visitor, so this is the moment that explains why.
    await navigator.storage.persist().catch(() => false);
    const begun = state.wanted ?? NOTHING;
    await run(unionOf(unionOf(choiceOf(state.stored), begun), { ...choice, parts }), apiPrefix);
  },

  /** Stops a download; what has arrived stays for later. */
  pause(): void {
    working?.abort();
    working = null;
    setState({ work: null, failure: 'interrupted' });
  },

  /** Gives up an incomplete download. */
  async cancel(): Promise<void> {
    const { stored } = state;
    deviceStore.pause();
    setState({ failure: null, wanted: null });
    saveHasDownloaded(window, stored !== null);
    const record = await readRecord();
    if (record) await storeRecord(record);
    else await removePacks();
  },

  /** Deletes a part; without `reading`, nothing else is of use. */
  async remove(part: DevicePart): Promise<void> {
    const record = await readRecord();
    if (part === 'reading' || !record) {
      working?.abort();
      working = null;
      saveHasDownloaded(window, false);
      await removePacks();
      setState({ stored: null, wanted: null, failure: null, work: null });
      return;
    }
    const stored = await storeRecord({ ...record, parts: record.parts.filter((each) => each !== part) });
    setState({ stored, wanted: null, failure: null });
  },

  /** Notes that the visitor was told that the browser removed the scripture. */
  confirmEviction(): void {
    saveHasDownloaded(window, false);
  },

  /** Marks what is stored as damaged: it has to be downloaded again, except for the packs that are intact. */
  async markDamaged(): Promise<void> {
    const { parts, translations } = choiceOf(state.stored);
    setState({ stored: null, failure: 'broken', wanted: { parts, translations } });
    await markIncomplete();
  },

  /** Replaces what is stored if the server has a newer version; until then the older one answers. */
  async renew(apiPrefix: string): Promise<void> {
    await deviceStore.look();
    const { stored, wanted } = state;
    if (!stored || wanted || working) return;
    const offer = readDeviceManifest(await fetchManifest());
    setState({ offer });
    if (offer.version !== stored.manifest.version) await run(choiceOf(stored), apiPrefix);
  },
};
