import { createHttpTransport } from '@naad/api-client';
import type { ApiTransport } from '@naad/api-contract';
import { useSyncExternalStore } from 'react';
import { useSite } from './SiteContext.tsx';

/** Reachability of this site. If the device reports offline, a probe of the site decides. */
export interface Connectivity {
  readonly isOnline: () => boolean;
  /** Watches the connection while there are subscribers. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Probes the site now. */
  readonly check: () => Promise<void>;
}

export interface ConnectivityOptions {
  /** Resolves to true if the site answers; must not reject. */
  readonly probe: () => Promise<boolean>;
}

/** Delay before the next probe while offline, in milliseconds; doubled each time. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Probes the site on an `offline` event or if the device starts offline; the answer decides [B115]. Probing repeats while the
 * site doesn't answer or the device reports offline, and at once when the device reports online.
 */
export function createConnectivity({ probe }: ConnectivityOptions): Connectivity {
  const listeners = new Set<() => void>();
  let isOnline = true;
  let waitMs = FIRST_WAIT_MS;
  let latest = 0;
  let isProbing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check(): Promise<void> {
    clearTimeout(timer);
    const mine = ++latest;
    isProbing = true;
    const answers = await probe();
    // Outdated by a newer probe, or by the last unsubscribe.
    if (mine !== latest) return;
    isProbing = false;
    // The answer may predate the loss of the connection, so a device that reports offline is probed again.
    if (answers && navigator.onLine) {
      waitMs = FIRST_WAIT_MS;
    } else {
      timer = setTimeout(handleChange, waitMs);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    }
    if (answers === isOnline) return;
    isOnline = answers;
    for (const listener of listeners) listener();
  }

  const handleChange = () => void check();
  const handleOnline = () => {
    waitMs = FIRST_WAIT_MS;
    if (!isOnline || isProbing) handleChange();
  };

  function start(): void {
    window.addEventListener('offline', handleChange);
    window.addEventListener('online', handleOnline);
    if (!navigator.onLine || !isOnline) handleChange();
  }

  function stop(): void {
    window.removeEventListener('offline', handleChange);
    window.removeEventListener('online', handleOnline);
    clearTimeout(timer);
    isProbing = false;
    latest++;
  }

  return {
    isOnline: () => isOnline,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    check,
  };
}

/** Timeout of a probe, in milliseconds. */
const TIMEOUT_MS = 5000;

/** A transport for {@link probeSite} that bypasses the cache. */
export const probeTransport = (apiPrefix: string): ApiTransport =>
  createHttpTransport({ base: apiPrefix, timeoutMs: TIMEOUT_MS, cache: 'no-store' });

/** Resolves to true if the site itself answers; a captive portal answers too, but not with the site's health. Never rejects. */
export async function probeSite(transport: ApiTransport): Promise<boolean> {
  try {
    const { status, body } = await transport('/v2/health');
    return status === 200 && typeof body === 'object' && body !== null && 'ok' in body && body.ok === true;
  } catch {
    return false;
  }
}

/** Shared by the whole document. */
let shared: Connectivity | null = null;

function connectivityOf(apiPrefix: string): Connectivity {
  if (shared) return shared;
  const transport = probeTransport(apiPrefix);
  return (shared = createConnectivity({ probe: () => probeSite(transport) }));
}

export interface ConnectivityState {
  readonly isOnline: boolean;
  /** Probes the site now. */
  readonly check: () => Promise<void>;
}

/**
 * The reachability of the site, kept up to date while the component is mounted.
 *
 * @param given replaces the document's connectivity in tests
 */
export function useConnectivity(given?: Connectivity): ConnectivityState {
  const { apiPrefix } = useSite();
  const connectivity = given ?? connectivityOf(apiPrefix);
  const { subscribe, isOnline, check } = connectivity;
  // On the server the site is always online.
  return { isOnline: useSyncExternalStore(subscribe, isOnline, () => true), check };
}
