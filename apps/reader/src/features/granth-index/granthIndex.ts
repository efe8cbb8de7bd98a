import type { SourceId, SourceName } from '@naad/gurbani-model';
import type { IndexEntry } from '@naad/api-client';

/** Sections of a work, with the path of its index. */
export interface GranthIndex {
  readonly source: SourceName;
  /** Path of the page with its rows. */
  readonly path: string;
  readonly entries: readonly IndexEntry[];
}

/** Works with an index, and its path. */
export const GRANTH_PATHS = {
  G: '/index/sri-guru-granth-sahib',
  D: '/index/sri-dasam-granth-sahib',
  N: '/index/bhai-nand-lal-vaaran',
} as const satisfies Partial<Record<SourceId, string>>;

export type IndexedSource = keyof typeof GRANTH_PATHS;

export const INDEXED_SOURCES = Object.keys(GRANTH_PATHS) as IndexedSource[];

/** Works listed on another work's page because they have no path: the vaaran of Bhai Gurdas and Bhai Gurdas Singh. */
export const WORKS_ON_SAME_PAGE: Partial<Record<IndexedSource, readonly SourceId[]>> = { N: ['B', 'S'] };

/** Path of the index of Amrit Keertan. */
export const AMRIT_KEERTAN_PATH = '/index/amrit-keertan';
