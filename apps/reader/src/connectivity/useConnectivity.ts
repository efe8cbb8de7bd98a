import { useSyncExternalStore } from 'react';
import { useSite } from '../SiteContext.tsx';
import { type Connectivity, createConnectivity } from './createConnectivity.ts';
import { probeSite, probeTransport } from './probeSite.ts';

/** One for the document: whoever asks shares what is known. */
let shared: Connectivity | null = null;

function connectivityOf(apiPrefix: string): Connectivity {
  if (shared) return shared;
  const transport = probeTransport(apiPrefix);
  return (shared = createConnectivity({ probe: () => probeSite(transport) }));
}

export interface ConnectivityState {
  readonly isOnline: boolean;
  /** Asks the site now whether it is there. */
  readonly check: () => Promise<void>;
}

/**
 * Whether the site can be reached, kept up to date while the component is there.
 *
 * @param given another than that of the document, for tests
 */
export function useConnectivity(given?: Connectivity): ConnectivityState {
  const { apiPrefix } = useSite();
  const connectivity = given ?? connectivityOf(apiPrefix);
  const { subscribe, isOnline, check } = connectivity;
  // The server is always online.
  return { isOnline: useSyncExternalStore(subscribe, isOnline, () => true), check };
}
