import { createHttpTransport } from '@naad/api-client';
import { LocalSearchError } from '@naad/gurbani-search/worker';
import { type LocalManifest, MANIFEST_ADDRESS, readLocalManifest } from './localManifest.ts';
import { distrustKept, readKept, removePacks, storePacks } from './packCache.ts';

/** Why it is not kept though it was wanted. */
export type LocalSearchFailure = 'interrupted' | 'network' | 'noRoom' | 'broken';

/** Whether this device can search by itself. Sizes are in bytes. */
export type LocalSearchState =
  /** Not looked yet, or a browser that keeps nothing for this site, as without HTTPS. */
  | { readonly kind: 'unknown' }
  /** How much it would be; null while that is not known. */
  | { readonly kind: 'off'; readonly transferBytes: number | null }
  | { readonly kind: 'storing'; readonly bytes: number; readonly ofBytes: number }
  | { readonly kind: 'kept'; readonly bytes: number; readonly version: string }
  | { readonly kind: 'failed'; readonly failure: LocalSearchFailure };

/** More room than the packs themselves must be left, in parts of them. */
const ROOM = 1.2;

const listeners = new Set<() => void>();
let state: LocalSearchState = { kind: 'unknown' };
let storing: AbortController | null = null;
let looked: Promise<void> | null = null;

function become(next: LocalSearchState): void {
  state = next;
  listeners.forEach((listener) => {
    listener();
  });
}

const bytesOf = ({ packs }: LocalManifest): number => packs.reduce((sum, { bytes }) => sum + bytes, 0);

async function askManifest(): Promise<unknown> {
  const { status, body } = await createHttpTransport({ base: '' })(MANIFEST_ADDRESS);
  if (status !== 200) throw new LocalSearchError('packsMissing');
  return body;
}

async function look(): Promise<void> {
  if (!('caches' in window)) return;
  const kept = await readKept().catch(() => 'begun' as const);
  if (kept === null) become({ kind: 'off', transferBytes: null });
  else if (kept === 'begun') become({ kind: 'failed', failure: 'interrupted' });
  else become({ kind: 'kept', bytes: bytesOf(kept), version: kept.version });
}

async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined || quota - (usage ?? 0) > bytes * ROOM;
}

async function failureOf(error: unknown): Promise<LocalSearchFailure> {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'noRoom';
  if (error instanceof LocalSearchError && error.id === 'packsBroken') {
    await distrustKept();
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

  /** Looks once what is kept here. */
  look: (): Promise<void> => (looked ??= look()),

  /** Asks how much it would be, for whoever is about to choose. */
  async measure(): Promise<void> {
    await localSearchStore.look();
    if (state.kind !== 'off' || state.transferBytes !== null) return;
    const manifest = readLocalManifest(await askManifest());
    if (state.kind === 'off') become({ kind: 'off', transferBytes: manifest.transferBytes });
  },

  /** Brings here what is missing, because the visitor wants it. How it goes is in the state. */
  async start(): Promise<void> {
    if (storing) return;
    const mine = new AbortController();
    storing = mine;
    become({ kind: 'storing', bytes: 0, ofBytes: 0 });
    try {
      const body = await askManifest();
      const manifest = readLocalManifest(body);
      const ofBytes = bytesOf(manifest);
      if (!(await hasRoom(ofBytes))) {
        become({ kind: 'failed', failure: 'noRoom' });
        return;
      }
      await storePacks(body, {
        signal: mine.signal,
        onProgress(bytes) {
          if (!mine.signal.aborted) become({ kind: 'storing', bytes, ofBytes });
        },
      });
      become({ kind: 'kept', bytes: ofBytes, version: manifest.version });
    } catch (error) {
      if (!mine.signal.aborted) become({ kind: 'failed', failure: await failureOf(error) });
    } finally {
      if (storing === mine) storing = null;
    }
  },

  /** Gives the room back; what is on its way is given up. */
  async remove(): Promise<void> {
    storing?.abort();
    storing = null;
    become({ kind: 'off', transferBytes: null });
    await removePacks();
    await localSearchStore.measure().catch(() => undefined);
  },

  /** What is kept turned out to be damaged. */
  async distrust(): Promise<void> {
    become({ kind: 'failed', failure: 'broken' });
    await distrustKept();
  },

  /** Where the server has newer packs than those kept, they take their place. Until then the older ones answer. */
  async renew(): Promise<void> {
    if (state.kind !== 'kept' || storing) return;
    const { version } = state;
    const body = await askManifest();
    const manifest = readLocalManifest(body);
    if (manifest.version === version || !(await hasRoom(bytesOf(manifest)))) return;
    const mine = new AbortController();
    storing = mine;
    try {
      await storePacks(body, { signal: mine.signal, onProgress: () => undefined });
      become({ kind: 'kept', bytes: bytesOf(manifest), version: manifest.version });
    } finally {
      if (storing === mine) storing = null;
    }
  },
};
