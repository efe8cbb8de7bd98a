import type { SourceLine } from '../sourceDatabase.ts';

/** The checks of the source, in the order of the report. */
export const SOURCE_CHECKS = [
  'endNumbers',
  'script',
  'language',
  'truncation',
  'duplicates',
  'order',
] as const;
export type SourceCheck = (typeof SOURCE_CHECKS)[number];

/** One place where the source contradicts itself. */
export interface SourceFinding {
  readonly check: SourceCheck;
  /** Key of the translation, or null for the line itself. */
  readonly translation: string | null;
  /** Work, by its id in the source database. */
  readonly work: number;
  /** Permanent id of the line. */
  readonly line: string;
  readonly page: number;
  /** The source's reading. */
  readonly found: string;
  readonly expected: string;
}

/** A translation of the source with its texts by line id. */
export interface CheckedTranslation {
  readonly key: string;
  readonly language: 'en' | 'pu' | 'es' | 'hi';
  readonly texts: ReadonlyMap<string, string>;
}

/** Creates a finding about a line. */
export function sourceFinding(
  check: SourceCheck,
  translation: string | null,
  { id, sourceId, page }: SourceLine,
  found: string,
  expected: string,
): SourceFinding {
  return { check, translation, work: sourceId, line: id, page, found, expected };
}
