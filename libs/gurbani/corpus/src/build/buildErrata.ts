import { readFileSync } from 'node:fs';
import { parseLine, toUnicode } from '@naad/gurbani-text';
import { z } from 'zod';
import { type Erratum, ERRATUM_REASONS, type Reading } from '../errata.ts';
import type { SourceLine } from './sourceDatabase.ts';

const FILE = new URL('errata.json', import.meta.url);

const Text = z.string().min(1);
const Place = z.int().positive().nullable();
const StoredErratum = z.strictObject({
  /** The source database's id of the line. */
  line: z.string().regex(/^[\dA-Z]{4}$/),
  reason: z.enum(ERRATUM_REASONS),
  /** Legacy ASCII with pause marks: whole words that stand once in the line. */
  source: Text,
  shown: Text,
  printed: z.strictObject({ unicode: Text, edition: Text, page: Place, lineOnPage: Place }).nullable(),
  ground: Text,
});
const ErrataFile = z.array(StoredErratum);
export type StoredErratum = z.infer<typeof StoredErratum>;

const readingOf = (ascii: string): Reading => ({ ascii, unicode: toUnicode(parseLine(ascii).text) });

/** Reads and validates the errata file. */
export function readErrata(): StoredErratum[] {
  return ErrataFile.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

/** True if the words stand once in the line, and nowhere as a part of other words. */
const isOnceIn = (line: string, words: string): boolean =>
  line.split(words).length === 2 && ` ${line} `.includes(` ${words} `);

/**
 * Finds the line of each erratum.
 * @returns errata by line index
 * @throws Error naming an erratum whose line or words aren't in the source, so that none outlives a correction there
 */
export function buildErrata(
  stored: readonly StoredErratum[],
  lines: readonly Pick<SourceLine, 'id' | 'gurmukhi'>[],
): Map<number, Erratum[]> {
  const indexes = new Map(lines.map(({ id }, index) => [id, index]));
  const errata = new Map<number, Erratum[]>();
  for (const { line, reason, source, shown, printed, ground } of stored) {
    const index = indexes.get(line);
    const text = lines[index ?? -1]?.gurmukhi;
    if (index === undefined || text === undefined || !isOnceIn(text, source)) {
      throw new Error(`The erratum of line ${line} doesn't apply: “${source}” must stand in it once.`);
    }
    const erratum = { reason, source: readingOf(source), shown: readingOf(shown), printed, ground };
    errata.set(index, [...(errata.get(index) ?? []), erratum]);
  }
  return errata;
}
