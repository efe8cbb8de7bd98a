import { createHttpTransport } from '@naad/api-client';
import { LocalSearchError } from '@naad/gurbani-search/worker';
import { type LocalManifest, MANIFEST_ADDRESS, readLocalManifest } from './localManifest.ts';
import { markIncomplete, readStored, removePacks, storePacks } from './packCache.ts';

/** Why packs that the visitor wants aren't stored. */
export type LocalSearchFailure = 'interrupted' | 'network' | 'noRoom' | 'broken';

/** State of search on this device. Sizes are in bytes. */
export type LocalSearchState =
  /** Not checked yet, or a browser without storage for this site, as without HTTPS. */
  | { readonly kind: 'unknown' }
  /** Transfer size in bytes; null until known. */
  | { readonly kind: 'off'; readonly transferBytes: number | null }
  | { readonly kind: 'storing'; readonly bytes: number; readonly ofBytes: number }
  | { readonly kind: 'kept'; readonly bytes: number; readonly version: string }
  | { readonly kind: 'failed'; readonly failure: LocalSearchFailure };

/** Free space required, as a multiple of the packs' size. */
const ROOM = 1.2;

const listeners = new Set<() => void>();
let state: LocalSearchState = { kind: 'unknown' };
let storing: AbortController | null = null;
let checked: Promise<void> | null = null;

function setState(next: LocalSearchState): void {
  state = next;
  listeners.forEach((listener) => {
    listener();
  });
}

const bytesOf = ({ packs }: LocalManifest): number => packs.reduce((sum, { bytes }) => sum + bytes, 0);

async function fetchManifest(): Promise<unknown> {
  const { status, body } = await createHttpTransport({ base: '' })(MANIFEST_ADDRESS);
  if (status !== 200) throw new LocalSearchError('packsMissing');
  return body;
}

async function look(): Promise<void> {
  if (!('caches' in window)) return;
  const stored = await readStored().catch(() => 'begun' as const);
  if (stored === null) setState({ kind: 'off', transferBytes: null });
  else if (stored === 'begun') setState({ kind: 'failed', failure: 'interrupted' });
  else setState({ kind: 'kept', bytes: bytesOf(stored), version: stored.version });
}

async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined || quota - (usage ?? 0) > bytes * ROOM;
}

async function failureOf(error: unknown): Promise<LocalSearchFailure> {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'noRoom';
  if (error instanceof LocalSearchError && error.id === 'packsBroken') {
    await markIncomplete();
    return 'broken';
  }
  return 'network';
}

export const localSearchStore = {
  get: (): LocalSearchState => state,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Checks, once, which packs are stored. */
  look: (): Promise<void> => (checked ??= look()),

  /** Loads the transfer size, for a visitor about to choose. */
  async measure(): Promise<void> {
    await localSearchStore.look();
    if (state.kind !== 'off' || state.transferBytes !== null) return;
    const manifest = readLocalManifest(await fetchManifest());
    if (state.kind === 'off') setState({ kind: 'off', transferBytes: manifest.transferBytes });
  },

  /** Downloads the missing packs; progress is in the state. */
  async start(): Promise<void> {
    if (storing) return;
    const mine = new AbortController();
    storing = mine;
    setState({ kind: 'storing', bytes: 0, ofBytes: 0 });
    try {
      const body = await fetchManifest();
      const manifest = readLocalManifest(body);
      const ofBytes = bytesOf(manifest);
      if (!(await hasRoom(ofBytes))) {
        setState({ kind: 'failed', failure: 'noRoom' });
        return;
      }
      await storePacks(body, {
        signal: mine.signal,
        onProgress(bytes) {
          if (!mine.signal.aborted) setState({ kind: 'storing', bytes, ofBytes });
        },
      });
      setState({ kind: 'kept', bytes: ofBytes, version: manifest.version });
    } catch (error) {
      if (!mine.signal.aborted) setState({ kind: 'failed', failure: await failureOf(error) });
    } finally {
      if (storing === mine) storing = null;
    }
  },

  /** Deletes the packs and cancels a running download. */
  async remove(): Promise<void> {
    storing?.abort();
    storing = null;
    setState({ kind: 'off', transferBytes: null });
    await removePacks();
    await localSearchStore.measure().catch(() => undefined);
  },

  /** Marks the stored packs as damaged. */
  async markDamaged(): Promise<void> {
    setState({ kind: 'failed', failure: 'broken' });
    await markIncomplete();
  },

  /** Replaces the stored packs if the server has newer ones; until then the older ones answer. */
  async renew(): Promise<void> {
    if (state.kind !== 'kept' || storing) return;
    const { version } = state;
    const body = await fetchManifest();
    const manifest = readLocalManifest(body);
    if (manifest.version === version || !(await hasRoom(bytesOf(manifest)))) return;
    const mine = new AbortController();
    storing = mine;
    try {
      await storePacks(body, { signal: mine.signal, onProgress: () => undefined });
      setState({ kind: 'kept', bytes: bytesOf(manifest), version: manifest.version });
    } finally {
      if (storing === mine) storing = null;
    }
  },
};
