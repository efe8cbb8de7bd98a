import type { LineQuery } from './peopleSet.ts';

/** Romanized lines and fragments. */
export const ROMANIZED: readonly LineQuery[] = [];
