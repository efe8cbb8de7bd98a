import type { IndexEntry, SourceName } from '@naad/api-client';
import type { SourceId } from '@naad/gurbani-corpus';

/** What a work consists of, and where its index is. */
export interface GranthIndex {
  readonly source: SourceName;
  /** Path of the page with its rows. */
  readonly path: string;
  readonly entries: readonly IndexEntry[];
}

/** Works with an index, and its path (specification, section 2). */
export const GRANTH_PATHS = {
  G: '/index/sri-guru-granth-sahib',
  D: '/index/sri-dasam-granth-sahib',
  N: '/index/bhai-nand-lal-vaaran',
} as const satisfies Partial<Record<SourceId, string>>;

export type IndexedSource = keyof typeof GRANTH_PATHS;

export const INDEXED_SOURCES = Object.keys(GRANTH_PATHS) as IndexedSource[];

/** Works whose rows stand on the page of another, since no path is set aside for them: the vaaran of Bhai Gurdas and Bhai Gurdas Singh. */
export const WORKS_BESIDE: Partial<Record<IndexedSource, readonly SourceId[]>> = { N: ['B', 'S'] };

/** Where the index of Amrit Keertan is. */
export const AMRIT_KEERTAN_PATH = '/index/amrit-keertan';
