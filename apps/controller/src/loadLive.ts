import type * as Everything from './live.ts';

/** What is needed once one connects; asked for when the first screen is at rest, so that it is there by then. */
export type Live = typeof Everything;

let loading: Promise<Live> | null = null;

/** Loads it once; after a failure it is asked for again. */
export function loadLive(): Promise<Live> {
  loading ??= import('./live.ts').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
