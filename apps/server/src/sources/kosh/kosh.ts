import type { KoshEntry, KoshWord } from '@naad/api-contract';
import type { Awaitable } from '../feeder.ts';

/** A dictionary. Each call gives null where it has nothing, so that the next one is asked. */
export interface Kosh {
  /** Headwords that begin with a letter. */
  words(letter: string): Awaitable<KoshWord[] | null>;
  /** A word as it stands in a line, in Unicode: what it means. */
  lookUp(word: string): Awaitable<KoshEntry[] | null>;
  /** Entries that contain a text in the word or its meaning, at most `limit`. */
  search(text: string, limit: number): Awaitable<KoshEntry[] | null>;
}
