import type { Awaitable } from '../feeder.ts';
import type { Day } from '../hukamnama/day.ts';

/** A recording: a file of the folder of recordings, or what another server sends. */
export type Track =
  | { readonly kind: 'file'; readonly folder: string; readonly file: string; readonly type: string }
  | { readonly kind: 'remote'; readonly url: string; readonly headers: Readonly<Record<string, string>> };

/** Somebody's recordings. Each call gives null where there is none. */
export interface Recordings {
  /** Of a whole shabad, by its id. */
  shabad(id: number): Awaitable<Track | null>;
  /** Of the hukamnama of a day, and of no other: one is never heard under the date of another. */
  hukamnama(day: Day): Awaitable<Track | null>;
}
